import { expect, test } from "vitest";
import { parseLexicon } from "./parse-lexicon.ts";
import { wordId } from "./word-id.ts";

const header = "phrase\tpartOfSpeech\tlevel\ttr\tes\tdefinition\tsynonyms\tipa\tmarks\tpattern\texample";

test("a row becomes an entry with its lists, level and id", () => {
  const row =
    "turn off\tphrasal verb\tA2\tkapatmak; söndürmek\tapagar\tto stop a machine\tswitch off\ttɝn ˈɔf\t\tsplit\tTurn it off.";
  const { entries, problems } = parseLexicon(`${header}\n${row}\n`, "phrases.tsv");
  expect(problems).toEqual([]);
  expect(entries).toEqual([
    {
      file: "phrases.tsv",
      line: 2,
      entry: {
        id: wordId("turn off", "phrasal verb"),
        phrase: "turn off",
        partOfSpeech: "phrasal verb",
        level: 2,
        tr: ["kapatmak", "söndürmek"],
        es: ["apagar"],
        definition: "to stop a machine",
        synonyms: ["switch off"],
        ipa: "tɝn ˈɔf",
        marks: [],
        splits: true,
        example: "Turn it off.",
      },
    },
  ]);
});

test.each([
  ["\tnoun\tA1\ta\ta\ta\t\ta\t\t\t", "The phrase is empty."],
  ["dog\tanimal\tA1\ta\ta\ta\t\ta\t\t\t", "“animal” is no part of speech."],
  ["dog\tnoun\tA9\ta\ta\ta\t\ta\t\t\t", "“A9” is no level; write A1, A2, B1, B2 or C1."],
  ["dog\tnoun\tA1\ta", "4 cells, but 11 columns."],
  [
    "dog\tnoun\tA1\ta\ta\ta\t\ta\trude\t\t",
    "“rude” is no mark; there are vulgar, informal, cognate-tr, cognate-es, academic.",
  ],
])("the row %j is a problem of its line, and the next row is still read", (row, message) => {
  const good = "cat\tnoun\tA1\tkedi\tgato\tan animal\t\tkæt\t\t\t";
  const { entries, problems } = parseLexicon(`${header}\n${row}\n\n${good}`, "a.tsv");
  expect(problems).toEqual([{ file: "a.tsv", line: 2, message }]);
  expect(entries.map(({ line, entry }) => [line, entry.phrase])).toEqual([[4, "cat"]]);
});

test("a file without the columns is one problem", () => {
  expect(parseLexicon("phrase\ttr\nx\ty", "a.tsv").problems).toEqual([
    { file: "a.tsv", line: 1, message: "Columns are missing: partOfSpeech, level, es, definition, synonyms, ipa." },
  ]);
});
