import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readMessageFiles, readMessages, type Variants } from "../../../tests/factories/message-files.ts";
import { locales } from "../../domain/locale/locale.ts";

const web = path.resolve(import.meta.dirname, "..");
const [tr, en, es] = locales.map(readMessages);
const files = { tr, en, es };

function textsOf(message: string | readonly Variants[]): string[] {
  return typeof message === "string" ? [message] : message.flatMap(({ match }) => Object.values(match));
}

function inputsOf(message: string | readonly Variants[]): string[] {
  if (typeof message !== "string") return message.flatMap(({ declarations }) => declarations).sort();
  return [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort();
}

test("the three languages have the same texts", () => {
  const keys = Object.keys(tr ?? {}).sort();
  expect(keys.length).toBeGreaterThan(100);
  expect(Object.keys(en ?? {}).sort()).toEqual(keys);
  expect(Object.keys(es ?? {}).sort()).toEqual(keys);
});

test("keys are unique across areas", () => {
  const keys = readMessageFiles("tr").flatMap(({ messages }) => Object.keys(messages));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("the compiler reads every area", () => {
  const settings = JSON.parse(readFileSync(path.join(web, "../../project.inlang/settings.json"), "utf8"));
  const compiled = settings["plugin.inlang.messageFormat"].pathPattern;
  const patternOf = (area: string) => `./src/web/i18n/messages/${area}/{locale}.json`;
  expect([...compiled].sort()).toEqual(
    readMessageFiles("tr")
      .map(({ area }) => patternOf(area))
      .sort(),
  );
});

describe.each(Object.entries(files))("in %s", (_locale, messages = {}) => {
  test("no text is empty", () => {
    const empty = Object.entries(messages).filter(([, message]) => textsOf(message).some((text) => text.trim() === ""));
    expect(empty).toEqual([]);
  });

  test("every text with variants has one for all other cases", () => {
    for (const [key, message] of Object.entries(messages)) {
      if (typeof message === "string") continue;
      for (const { match } of message) {
        const cases = Object.keys(match);
        expect(
          cases.some((one) => !/=(?!\*)/.test(one)),
          `${key} in ${cases.join(" | ")}`,
        ).toBe(true);
      }
    }
  });

  test("the texts have the same inputs as the Turkish ones", () => {
    for (const [key, message] of Object.entries(messages)) {
      expect([key, inputsOf(message)]).toEqual([key, inputsOf(tr?.[key] ?? "")]);
    }
  });
});

/** Sent by the server, as the titles that it gives to lists; their use is checked beside their senders. */
function isServerKey(area: string, key: string): boolean {
  if (area === "pdf") return !key.startsWith("pdf_download_");
  return ["problems", "mails", "receipts", "reports"].includes(area) || key.startsWith("list_title_");
}

const serverKeys = new Set(
  readMessageFiles("tr").flatMap(({ area, messages }) => Object.keys(messages).filter((key) => isServerKey(area, key))),
);

test("every text of the pages is used", () => {
  const sources = readdirSync(web, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("generated") && !file.includes(".test."))
    .map((file) => readFileSync(path.join(web, file), "utf8"))
    .join("\n");
  const shown = Object.keys(tr ?? {}).filter((key) => !serverKeys.has(key));
  const unused = shown.filter((key) => !new RegExp(`\\bm\\.${key}\\b`).test(sources));
  expect(unused).toEqual([]);
});
