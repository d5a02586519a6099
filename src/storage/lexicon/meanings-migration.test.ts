import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { sql } from "../drizzle.ts";
import { readOverlay } from "./overlay.ts";
import { readHeadwords } from "./read-entries.ts";

let created: TestDatabase;

beforeAll(async () => {
  created = await createTestDatabase();
});
afterAll(() => created.dispose());

const migration = globSync("../migrations/*_meanings-by-language.sql", { cwd: import.meta.dirname }).map((file) =>
  readFileSync(path.join(import.meta.dirname, file), "utf8"),
);

const shown = {
  ...{
    level: 1,
    tr: ["banka", "şube"],
    es: ["el banco"],
    definition: "it keeps money",
    synonyms: [],
    registers: ["US"],
  },
  pattern: "",
  example: "The bank is closed.",
  exampleTr: "Banka kapalı.",
  exampleEs: "El banco está cerrado.",
  noteTr: "",
  noteEs: "No es el asiento.",
};
const second = { level: 3, tr: ["kıyı"], es: [], definition: "a side", synonyms: [], registers: [], pattern: "" };
const edited = {
  ...shown,
  ipa: "bæŋk",
  cognates: ["tr"],
  clues: ["money"],
  falseFriendTr: "",
  falseFriendEs: "banco (bench)",
};
const entry = { phrase: "bank", partOfSpeech: "noun", isAcademic: false, splits: false, senses: [edited] };

const bank = {
  level: 1,
  definition: "it keeps money",
  synonyms: [],
  registers: ["US"],
  pattern: "",
  example: "The bank is closed.",
  meanings: { tr: ["banka", "şube"], es: ["el banco"] },
  translations: { tr: "Banka kapalı.", es: "El banco está cerrado." },
  notes: { tr: "", es: "No es el asiento." },
};

test("rows with a column for each language become rows by language, and lose nothing", async () => {
  const { words, overlay } = await created.database.db.transaction(async (transaction) => {
    // Before the real tables on the search path.
    await transaction.execute(sql`create temporary table words (id bigint, phrase text, part_of_speech text,
      level smallint, tr text[] not null, es text[] not null, definition text, synonyms text[], ipa text, source text,
      senses jsonb not null default '[]', cognates text[] default '{}', false_friends jsonb default '{}') on commit drop`);
    await transaction.execute(sql`create temporary table lexicon_overlay (word_id bigint, entry jsonb, file_hash text,
      edited_at timestamptz, edited_by text) on commit drop`);
    await transaction.execute(sql`insert into words values
      (1, 'bank', 'noun', 1, '{banka,şube}', '{el banco}', 'it keeps money', '{}', 'bæŋk', 'lexicon',
        ${JSON.stringify([shown, second])}, default, default),
      (2, 'guessed', 'noun', 2, '{}', '{}', '', '{}', '', 'fallback', default, default, default)`);
    await transaction.execute(sql`insert into lexicon_overlay
      values (1, ${JSON.stringify(entry)}, 'hash', now(), 'ada')`);
    for (const statement of migration.join("").split("--> statement-breakpoint")) {
      await transaction.execute(sql.raw(statement));
    }
    return { words: await readHeadwords(transaction, [1, 2]), overlay: await readOverlay(transaction) };
  });
  expect(migration).toHaveLength(1);
  expect(words).toMatchObject([
    { id: 1, meanings: bank.meanings, senses: [bank, { meanings: { tr: ["kıyı"], es: [] } }] },
    { id: 2, meanings: { tr: [], es: [] }, senses: [] },
  ]);
  // What the first rows of senses lacked.
  expect(words[0]?.senses[1]).toMatchObject({ translations: { tr: "", es: "" }, notes: { tr: "", es: "" } });
  expect(overlay[0]?.entry.senses).toEqual([
    {
      ...bank,
      ipa: "bæŋk",
      cognates: ["tr"],
      clues: ["money"],
      falseFriends: { tr: "", es: "banco (bench)" },
    },
  ]);
});
