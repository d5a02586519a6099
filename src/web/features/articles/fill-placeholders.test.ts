import { expect, test } from "vitest";
import { withLocale } from "../../i18n/server-locale.ts";
import { fillHtml, fillText } from "./fill-placeholders.ts";

const site = {
  name: "Dizi & Okulu",
  publicUrl: "https://site.example",
  contactMail: "a@site.example",
  legal: { name: "Ay <script>alert(1)</script> A.Ş." },
  hasGoogle: false,
  storeLinks: {},
  socialLinks: [],
};

test("the operator's values are escaped", () => {
  expect(fillHtml("<p>{{legalName}}, {{ siteName }}</p>", site)).toBe(
    "<p>Ay &#60;script&#62;alert(1)&#60;/script&#62; A.Ş., Dizi &#38; Okulu</p>",
  );
  expect(fillHtml('<a href="mailto:{{contactMail}}">', { ...site, contactMail: 'a"b' })).toBe(
    '<a href="mailto:a&#34;b">',
  );
});

test("plain texts are not escaped", () => {
  expect(fillText("{{siteName}} · {{publicUrl}}", site)).toBe("Dizi & Okulu · https://site.example");
});

test.each([
  ["tr", "henüz belirtmemiştir"],
  ["en", "has not stated"],
  ["es", "aún no ha indicado"],
] as const)("in %s a page says so where the operator has stated nothing", async (locale, words) => {
  const filled = await withLocale(locale, async () => fillHtml("{{legalAddress}} {{legalCountry}}", site));
  expect(filled.split(words)).toHaveLength(3);
});
