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
        cognates: [],
        isAcademic: false,
        falseFriendTr: "",
        falseFriendEs: "",
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
  ["dog\tnoun\tA1\ta\ta\ta\t\ta\trude\t\t", "“rude” is no mark; there are vulgar, informal."],
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

test("cognates, exam words and false friends have columns of their own", () => {
  const columns = `${header}\tcognate\tacademic\tfalseFriendTr\tfalseFriendEs`;
  const row = (cells: string) => `agenda\tnoun\tB2\tgündem\torden del día\ta list\t\təˈdʒɛndə\t\t\t\t${cells}`;
  const { entries } = parseLexicon(`${columns}\n${row("tr; es\tyes\tajanda (diary)\tagenda (diary)")}`, "a.tsv");
  expect(entries[0]?.entry).toMatchObject({
    cognates: ["tr", "es"],
    isAcademic: true,
    falseFriendTr: "ajanda (diary)",
    falseFriendEs: "agenda (diary)",
  });
  const faults = [row("de\t\t\t"), row("\tmaybe\t\t")].map(
    (line) => parseLexicon(`${columns}\n${line}`, "a.tsv").problems[0]?.message,
  );
  expect(faults).toEqual([
    "“de” names no language; write tr, es or both.",
    "“maybe” in the column academic; write yes or nothing.",
  ]);
});
