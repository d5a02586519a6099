import { HtmlValidate } from "html-validate";
import { locales } from "../../src/domain/locale/locale.ts";
import { unknownPathOf } from "../../src/web/features/page/paths.ts";
import { everyPath, localeInTurn, sampleOf } from "./catalogue.ts";
import { expect, test } from "./site-test.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // Articles and legal pages are called what they are called.
    "long-title": "off",
    // Said of a checkbox too, so that a browser which restores forms does not tick rows that the page does not know of.
    "valid-autocomplete": "off",
  },
});

/** Without the parts of long tables that are like the first two: the validator takes seconds for thousands of rows. */
function shorten(html: string): string {
  return html.replace(/<table\b.*?<\/table>/gs, (table) => {
    let parts = 0;
    return table.replace(/<tbody\b.*?<\/tbody>/gs, (part) => (++parts > 2 ? "" : part));
  });
}

test("every kind of page is valid HTML as it is served", async ({ request }) => {
  const sample = await sampleOf(request);
  // Each page in one of the languages in turn.
  const paths = [...everyPath(sample, "tr").keys()].map((id, index) => everyPath(sample, localeInTurn(index)).get(id));
  for (const path of [...paths, ...locales.map(unknownPathOf)]) {
    expect(path).toBeDefined();
    const html = await (await request.get(path ?? "")).text();
    const { results } = await validator.validateString(shorten(html));
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} ${selector}`),
    );
    expect(problems.slice(0, 5)).toEqual([]);
  }
});
