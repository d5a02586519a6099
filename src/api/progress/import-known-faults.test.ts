import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { zstdCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newCollection, newPackage, oldCollection, oldPackage } from "../../../tests/factories/anki-collection.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { upload } from "../../../tests/factories/upload.ts";
import { zipFile } from "../../../tests/factories/zip-file.ts";
import { knownFileLimits } from "../../domain/progress/known-import/known-file.ts";

let api: TestApp;
let user: SignedInUser;

beforeAll(async () => {
  api = await createTestApp({ hasCostLimits: false });
  await publishEpisode(api.database.db, { said: [{ phrase: "rope" }] });
  user = await signUp(api.app);
});
afterAll(() => api.close());

async function refusal(name: string, content: Buffer | string) {
  const headers = { ...user.headers, lang: "en" };
  const answer = await api.app.inject(upload("/api/WordList/ReadKnown", { headers }, { [name]: content }));
  const { errors } = answer.json();
  return { status: answer.statusCode, code: errors?.[0]?.code, message: errors?.[0]?.message };
}

const notes = [{ fields: ["rope", "halat"] }];
const damaged = () => {
  const bytes = Buffer.from(oldCollection(Array.from({ length: 500 }, () => ({ fields: ["rope", "x".repeat(200)] }))));
  bytes.fill(0xff, 4_096, bytes.length - 4_096);
  return bytes;
};
const bomb = () => zipFile({ "collection.anki2": Buffer.alloc(knownFileLimits.unpackedBytes + 1) });
const hiddenBomb = () => zipFile({ "collection.anki2": Buffer.alloc(2_000_000) }, 1_000);
const zstdBomb = () =>
  zipFile({
    meta: Buffer.from([8, 3]),
    "collection.anki21b": zstdCompressSync(Buffer.alloc(knownFileLimits.unpackedBytes + 1)),
  });

const faults: readonly (readonly [what: string, name: string, code: string, content: () => Buffer | string])[] = [
  ["an empty file", "words.txt", "known.empty", () => ""],
  ["blank lines", "words.txt", "known.empty", () => "\n \n\t\n"],
  ["a collection without notes", "deck.apkg", "known.empty", () => oldPackage(oldCollection([]))],
  ["a PDF", "words.pdf", "known.kind", () => "%PDF-1.7\nrope"],
  ["JSON", "words.json", "known.kind", () => '{"words":["rope"]}'],
  ["a picture", "words.png", "known.kind", () => Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
  ["a package cut off", "deck.apkg", "known.zip", () => oldPackage(oldCollection(notes)).subarray(0, 900)],
  ["no archive under a package's name", "deck.apkg", "known.zip", () => "rope\nsail"],
  ["an archive without a collection", "words.xlsx", "known.package", () => zipFile({ "xl/workbook.xml": "<x/>" })],
  ["a later version of packages", "deck.apkg", "known.newer", () => newPackage(newCollection(notes), 4)],
  ["damaged pages", "deck.apkg", "known.damaged", () => oldPackage(damaged())],
  ["no database", "deck.apkg", "known.damaged", () => oldPackage(Buffer.from("rope".repeat(100)))],
  [
    "a database without Anki's tables",
    "deck.apkg",
    "known.damaged",
    () => oldPackage(oldCollection(notes, [], "drop table cards")),
  ],
  ["damaged compression", "deck.apkg", "known.zip", () => zipFile({ "collection.anki21b": "no zstandard" })],
  [
    "a view",
    "deck.apkg",
    "known.unsafe",
    () => oldPackage(oldCollection(notes, [], "alter table notes rename to n2; create view notes as select * from n2")),
  ],
  [
    "a trigger",
    "deck.apkg",
    "known.unsafe",
    () => oldPackage(oldCollection(notes, [], "create trigger t after update on col begin delete from notes; end")),
  ],
  [
    "a virtual table",
    "deck.apkg",
    "known.unsafe",
    () => oldPackage(oldCollection(notes, [], "create virtual table v using fts5 (a)")),
  ],
  ["an archive that says it is too large", "deck.apkg", "known.unpacked", bomb],
  ["an archive that is larger than it says", "deck.apkg", "known.zip", hiddenBomb],
  ["compression that unpacks to too much", "deck.apkg", "known.unpacked", zstdBomb],
  ["a list of too many lines", "words.txt", "known.notes", () => "rope\n".repeat(knownFileLimits.notes + 1)],
];

test.each(faults)("%s is refused with a reason", async (_, name, code, content) => {
  const { status, ...refused } = await refusal(name, content());
  expect([status, refused.code]).toEqual([code === "known.unpacked" || code === "known.notes" ? 413 : 400, code]);
  expect(refused.message).toMatch(/^[A-Z].*\.$/);
});

test("nothing of what was sent stays", () => {
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith("dizi-okulu-known-"))).toEqual([]);
});

test("a file beyond the limit and a form without one are refused", async () => {
  expect((await refusal("deck.apkg", Buffer.alloc(knownFileLimits.bytes + 1))).status).toBe(413);
  const nothing = await api.app.inject(upload("/api/WordList/ReadKnown", user, {}));
  expect([nothing.statusCode, nothing.json().errors[0].code]).toEqual([400, "required"]);
});

test("names of tables and functions in a collection are only text", async () => {
  const nasty = ["'); drop table notes; --", "load_extension('x')", "rope\u0000sail"];
  const answer = await api.app.inject(
    upload("/api/WordList/ReadKnown", user, {
      "deck.apkg": oldPackage(
        oldCollection(
          nasty.map((text) => ({ fields: [text, "x"] })),
          [{ id: 1_700_000_000_001, name: "'); --", fields: ['"', "'"] }],
        ),
      ),
    }),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().sheets[0]).toMatchObject({ name: "'); --", notes: 3 });
});
