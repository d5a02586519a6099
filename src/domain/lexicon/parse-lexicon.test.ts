import { expect, test } from "vitest";
import { meanings, texts } from "../../../tests/factories/translated.ts";
import { parseLexicon } from "./parse-lexicon.ts";
import { wordId } from "./word-id.ts";

const header =
  "phrase\tpartOfSpeech\tlevel\tmeaning.tr\tmeaning.es\tdefinition\tsynonyms\tipa\tregister\tseparable\texample";

test("a row becomes an entry with its lists, level and id", () => {
  const row =
    "turn off\tphrasal verb\tA2\tkapatmak; söndürmek\tapagar\tto stop a machine\tswitch off\ttɝn ˈɔf\tinformal\tyes\tTurn it off.";
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
        meanings: meanings({ tr: ["kapatmak", "söndürmek"], es: ["apagar"] }),
        definition: "to stop a machine",
        synonyms: ["switch off"],
        ipa: "tɝn ˈɔf",
        isAcademic: false,
        splits: true,
        senses: [
          {
            level: 2,
            meanings: meanings({ tr: ["kapatmak", "söndürmek"], es: ["apagar"] }),
            definition: "to stop a machine",
            synonyms: ["switch off"],
            ipa: "tɝn ˈɔf",
            registers: ["informal"],
            cognates: [],
            falseFriends: texts(),
            pattern: "",
            clues: [],
            example: "Turn it off.",
            translations: texts(),
            notes: texts(),
          },
        ],
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
    "“rude” is no register; there are informal, formal, vulgar, offensive, old-fashioned, literary, technical, US, UK.",
  ],
])("the row %j is a problem of its line, and the next row is still read", (row, message) => {
  const good = "cat\tnoun\tA1\tkedi\tgato\tan animal\t\tkæt\t\t\t";
  const { entries, problems } = parseLexicon(`${header}\n${row}\n\n${good}`, "a.tsv");
  expect(problems).toEqual([{ file: "a.tsv", line: 2, message }]);
  expect(entries.map(({ line, entry }) => [line, entry.phrase])).toEqual([[4, "cat"]]);
});

test("a file without the columns is one problem", () => {
  expect(parseLexicon("phrase\tmeaning.tr\nx\ty", "a.tsv").problems).toEqual([
    {
      file: "a.tsv",
      line: 1,
      message: "Columns are missing: partOfSpeech, level, meaning.es, definition, synonyms, ipa.",
    },
  ]);
});

test("cognates, exam words and false friends have columns of their own", () => {
  const columns = `${header}\tcognate\tacademic\tfalseFriend.tr\tfalseFriend.es`;
  const row = (cells: string) => `agenda\tnoun\tB2\tgündem\torden del día\ta list\t\təˈdʒɛndə\t\t\t\t${cells}`;
  const { entries } = parseLexicon(`${columns}\n${row("tr; es\tyes\tajanda (diary)\tagenda (diary)")}`, "a.tsv");
  expect(entries[0]?.entry.isAcademic).toBe(true);
  expect(entries[0]?.entry.senses[0]).toMatchObject({
    cognates: ["tr", "es"],
    falseFriends: { tr: "ajanda (diary)", es: "agenda (diary)" },
  });
  const faults = [row("de\t\t\t"), row("\tmaybe\t\t")].map(
    (line) => parseLexicon(`${columns}\n${line}`, "a.tsv").problems[0]?.message,
  );
  expect(faults).toEqual([
    "“de” names no language; write some of tr, es.",
    "“maybe” in the column academic; write yes or nothing.",
  ]);
});

test("rows of one headword that follow each other are its senses; the entry shows the first", () => {
  const rows = [
    "record\tnoun\tB1\trekor\trécord\tthe best result so far\t\tˈrɛkɚd\t\t\tShe broke the record.",
    "record\tnoun\tB1\tkayıt; sicil; dosya\tregistro; expediente\twritten facts that are kept\tfile\tˈrɛkɚd\t\t\tIt's on my record.",
    "record\tnoun\tB2\tplak\tdisco\ta round black thing with music\t\tˈrɛkɚd\t\t\tPlay that record.",
    "record\tverb\tB1\tkaydetmek\tgrabar\tto keep sound or film\t\trɪˈkɔrd\t\t\tRecord the show.",
  ];
  const { entries, problems } = parseLexicon([header, ...rows].join("\n"), "a.tsv");
  expect(problems).toEqual([]);
  expect(entries.map(({ line, entry }) => [line, entry.partOfSpeech, entry.senses.length])).toEqual([
    [2, "noun", 3],
    [5, "verb", 1],
  ]);
  expect(entries[0]?.entry).toMatchObject({
    level: 3,
    meanings: { tr: ["rekor"], es: ["récord"] },
    definition: "the best result so far",
    synonyms: [],
  });
});
