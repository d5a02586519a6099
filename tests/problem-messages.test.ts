import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import {
  consoleFieldCodes,
  knownFileFieldCodes,
  fieldCodes as learnersFieldCodes,
  mySeriesFieldCodes,
  problemCodes,
  problemReasons,
} from "../src/contract/problem.ts";
import { locales } from "../src/domain/locale/locale.ts";
import { loadTranslate } from "../src/main/translate.ts";
import { readMessageFiles } from "./factories/message-files.ts";

const fieldCodes = [...learnersFieldCodes, ...mySeriesFieldCodes, ...knownFileFieldCodes, ...consoleFieldCodes];

const src = path.resolve(import.meta.dirname, "../src");

function readSources(patterns: string[]): string {
  return globSync(patterns, { cwd: src })
    .filter((file) => !file.includes(".test."))
    .map((file) => readFileSync(path.join(src, file), "utf8"))
    .join("\n");
}

const keyOf = (prefix: string, code: string) => `${prefix}_${code.replace("timeZone", "time_zone").replace(".", "_")}`;
const keys = [
  ...problemCodes.map((code) => keyOf("problem", code)),
  ...problemReasons.map((reason) => keyOf("problem_reason", reason)),
  ...fieldCodes.map((code) => keyOf("field_problem", code)),
  "field_problem_maximum_letters",
];

describe.each(locales)("in %s", (locale) => {
  test("every code has its text, and every text its code", () => {
    const [problems] = readMessageFiles(locale).filter(({ area }) => area === "problems");
    expect(Object.keys(problems?.messages ?? {}).sort()).toEqual([...keys].sort());
    const translate = loadTranslate();
    for (const key of keys) expect(translate(locale, key, { limit: 7 })).not.toMatch(/[{}]/);
    expect(translate(locale, "field_problem_maximum", { limit: 7 })).toContain("7");
  });
});

test("every code of a field that the contract, a use case or the API names is listed, and every listed one is named", () => {
  const sources = readSources([
    "domain/my-series/*.ts",
    "domain/progress/known-import/*.ts",
    "contract/**/*.ts",
    "services/**/*.ts",
    "api/**/*.ts",
  ]).replace(
    /export const (problemCodes|fieldCodes|mySeriesFieldCodes|knownFileFieldCodes|consoleFieldCodes) = \[.*?\]/gs,
    "",
  );
  // The last two tell the sign-in page in its fragment how a way to Google ended; they are in no answer.
  const known = new Set<string>([...fieldCodes, ...problemCodes, "google.failed", "google.expired"]);
  const areas = [...new Set(fieldCodes.filter((code) => code.includes(".")).map((code) => code.split(".")[0]))];
  const named = [...sources.matchAll(new RegExp(`"((?:${areas.join("|")})\\.[a-z_]+)"`, "g"))].map(
    ([, code]) => code ?? "",
  );
  expect(named.filter((code) => !known.has(code))).toEqual([]);
  // The codes of a mail's link are put together from its state.
  const states = new Set(["code.unknown", "code.used", "code.expired"]);
  expect(sources).toContain(`code: \`code.\${state}\``);
  expect(fieldCodes.filter((code) => !states.has(code) && !sources.includes(`"${code}"`))).toEqual([]);
});
