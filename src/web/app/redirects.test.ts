import { describe, expect, test } from "vitest";
import { redirectOf } from "./redirects.ts";

const storeLinks = {
  ios: "https://apps.example/app/id1?l=tr",
  android: "https://play.example/details?id=app",
};
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)";
const android = "Mozilla/5.0 (Linux; Android 16; Pixel 9)";
const desktop = "Mozilla/5.0 (X11; Linux x86_64)";

function redirect(path: string, userAgent = desktop, links: Parameters<typeof redirectOf>[2] = storeLinks) {
  return redirectOf(new URL(`https://site.example${path}`), userAgent, links);
}

describe("addresses of the former site", () => {
  test.each([
    ["/ingilizce-dizilerin-kelime-ve-anlamlari", "/dizi"],
    ["/ingilizce-filmlerin-kelime-ve-anlamlari", "/film"],
    ["/tanitim", "/nasil-calisir"],
    ["/hesap/kullanimKosullari", "/"],
    ["/dizi/ingilizce/low-tide-kelimeler-ve-anlamlari", "/dizi/low-tide"],
    ["/dizi/ingilizce/low-tide", "/dizi/low-tide"],
    ["/film/ingilizce/paper-boats-kelimeler-ve-anlamlari", "/film/paper-boats"],
    ["/Liste/Listem/benim-listem", "/liste/benim-listem"],
    ["/Liste/Listem/ba%C5%9Fka", "/liste/ba%C5%9Fka"],
  ])("%s redirects to %s", (from, to) => {
    expect(redirect(from)).toEqual({ status: 301, location: to });
    expect(redirect(`${from}/?utm=a&b=c`)).toEqual({ status: 301, location: `${to}?utm=a&b=c` });
  });

  test("the suffix is removed at the end only, and never the whole name", () => {
    expect(redirect("/dizi/ingilizce/a-kelimeler-ve-anlamlari-b")?.location).toBe("/dizi/a-kelimeler-ve-anlamlari-b");
    expect(redirect("/dizi/ingilizce/-kelimeler-ve-anlamlari")?.location).toBe("/dizi/-kelimeler-ve-anlamlari");
  });

  test.each(["/dizi/ingilizce", "/Liste/Listem", "/dizi/ingilizce/a/b"])("%s is not a legacy address", (path) => {
    expect(redirect(path)).toBeUndefined();
  });
});

describe("canonical addresses", () => {
  test.each([
    ["/dizi/", "/dizi"],
    ["/en/?a=1", "/en?a=1"],
    ["/dizi//low-tide///1/2/", "/dizi/low-tide/1/2"],
    ["/d%69zi", "/dizi"],
    ["/nothing/here/", "/nothing/here"],
  ])("%s redirects to %s", (from, to) => {
    expect(redirect(from)).toEqual({ status: 301, location: to });
  });

  test.each(["/", "/en", "/dizi?a=1", "/dizi/low-tide/1/2", "/nothing", "/%E0%A4%A", "/liste/a%20b"])(
    "%s stays",
    (path) => {
      expect(redirect(path)).toBeUndefined();
    },
  );

  test.each(["//evil.example", "/\\evil.example/", "///evil.example//x", "/dizi//evil.example/..//"])(
    "%s never leaves the site",
    (path) => {
      const location = redirect(path)?.location ?? "/";
      expect(new URL(location, "https://site.example").origin).toBe("https://site.example");
      expect(location).toMatch(/^\/(?!\/)/);
    },
  );
});

describe("/app", () => {
  test("redirects to the device's store with the query string", () => {
    expect(redirect("/app?utm=a%20b", iphone)).toEqual({
      status: 302,
      location: "https://apps.example/app/id1?l=tr&utm=a+b",
    });
    expect(redirect("/app", android)).toEqual({ status: 302, location: "https://play.example/details?id=app" });
  });

  test("redirects home from other devices, and where there is no app", () => {
    expect(redirect("/app?a=1")).toEqual({ status: 302, location: "/?a=1" });
    expect(redirect("/app", iphone, {})).toEqual({ status: 302, location: "/" });
  });
});
