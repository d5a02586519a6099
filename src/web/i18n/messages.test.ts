import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import {
  type MessageFile,
  type Messages,
  readConsoleMessageFiles,
  readMessageFiles,
  type Variants,
} from "../../../tests/factories/message-files.ts";

const web = path.resolve(import.meta.dirname, "..");

function textsOf(message: string | readonly Variants[]): string[] {
  return typeof message === "string" ? [message] : message.flatMap(({ match }) => Object.values(match));
}

/** By their names: a language that tells one from many may have variants where another has none. */
function inputsOf(message: string | readonly Variants[]): string[] {
  if (typeof message !== "string") {
    const declared = message.flatMap(({ declarations }) => declarations);
    return declared.flatMap((each) => /^input (\w+)$/.exec(each)?.[1] ?? []).sort();
  }
  return [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort();
}

/** Sent by the server, as the titles that it gives to lists; their use is checked beside their senders. */
function isServerKey(area: string, key: string): boolean {
  if (area === "pdf") return !key.startsWith("pdf_download_");
  if (area === "exports") return !key.startsWith("export_dialog_");
  if (area === "reminders") return key.startsWith("push_");
  return ["problems", "mails", "receipts", "reports"].includes(area) || /^(list_title|file_problem)_/.test(key);
}

type Part = {
  /** By language; the Turkish ones are what the others are compared with. */
  readonly files: { readonly tr: readonly MessageFile[]; readonly [locale: string]: readonly MessageFile[] };
  readonly settings: string;
  /** A file of the texts' place, as the compiler is told it. */
  readonly patternOf: (area: string) => string;
  readonly isSource: (file: string) => boolean;
  readonly isServerKey: (area: string, key: string) => boolean;
};

const isOfConsole = (file: string) => file.startsWith(`console${path.sep}`);

const site: Part = {
  files: { tr: readMessageFiles("tr"), en: readMessageFiles("en"), es: readMessageFiles("es") },
  settings: "../../project.inlang/settings.json",
  patternOf: (area) => `./src/web/i18n/messages/${area}/{locale}.json`,
  isSource: (file) => !isOfConsole(file),
  isServerKey,
};

/** It speaks Turkish and English, by a switch of its own. */
const ofConsole: Part = {
  files: { tr: readConsoleMessageFiles("tr"), en: readConsoleMessageFiles("en") },
  settings: "i18n/console.inlang/settings.json",
  patternOf: (area) => `./messages/console/${area}/{locale}.json`,
  isSource: isOfConsole,
  isServerKey: () => false,
};

describe.each([
  ["the site", site],
  ["the console", ofConsole],
])("%s", (_name, { files, settings, patternOf, isSource, isServerKey: isOfServer }) => {
  const messagesOf = (of: readonly MessageFile[]): Messages => Object.assign({}, ...of.map(({ messages }) => messages));
  const turkish = messagesOf(files.tr);
  const languages = Object.entries(files).map(([locale, of]) => [locale, messagesOf(of)] as const);

  test("has the same texts in all its languages", () => {
    const keys = Object.keys(turkish).sort();
    expect(keys.length).toBeGreaterThan(100);
    for (const [, messages] of languages) expect(Object.keys(messages).sort()).toEqual(keys);
  });

  test("has keys that are unique across areas", () => {
    const keys = files.tr.flatMap(({ messages }) => Object.keys(messages));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test("has every area read by the compiler", () => {
    const { "plugin.inlang.messageFormat": format } = JSON.parse(readFileSync(path.join(web, settings), "utf8"));
    expect([...format.pathPattern].sort()).toEqual(files.tr.map(({ area }) => patternOf(area)).sort());
  });

  test("shows every text somewhere", () => {
    const sources = [web, path.join(web, "../extension"), path.join(web, "../worker")]
      .flatMap((room) => readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => ({ room, file })))
      .filter(({ file }) => /\.tsx?$/.test(file) && !file.includes("generated") && !file.includes(".test."))
      .filter(({ file }) => isSource(file))
      .map(({ room, file }) => readFileSync(path.join(room, file), "utf8"))
      .join("\n");
    const named = new Set([...sources.matchAll(/\bm\.(\w+)\b/g)].map(([, key]) => key));
    // One of several by a code: m[`flags_kinds_${kind}`], where a code without a text would not compile.
    const starts = [...sources.matchAll(/\bm\[`(\w+_)\$\{/g)].map(([, start]) => start ?? "");
    const serverKeys = files.tr.flatMap(({ area, messages }) =>
      Object.keys(messages).filter((key) => isOfServer(area, key)),
    );
    const unused = Object.keys(turkish).filter(
      (key) => !named.has(key) && !serverKeys.includes(key) && !starts.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  describe.each(languages)("in %s", (_locale, messages) => {
    test("no text is empty", () => {
      const empty = Object.entries(messages).filter(([, message]) =>
        textsOf(message).some((text) => text.trim() === ""),
      );
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
        expect([key, inputsOf(message)]).toEqual([key, inputsOf(turkish[key] ?? "")]);
      }
    });
  });
});
