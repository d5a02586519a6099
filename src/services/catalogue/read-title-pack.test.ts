import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { formatTitlePack } from "./format-title-pack.ts";
import { readTitlePack, UnusablePackError } from "./read-title-pack.ts";
import { titlePackJsonSchema } from "./title-pack-schema.ts";

const title = { kind: "series", name: "Reef", genres: ["drama"], description: { tr: "Bir", en: "One", es: "Uno" } };
const words = { closedClass: 10, names: 2, other: 1 };
const rope = ["rope", "noun", 2, [5, 9]];

const pack = (overrides: object = {}) => ({
  format: 1,
  title,
  episodes: [{ season: 1, episode: 1, words, items: [rope] }],
  ...overrides,
});

const withItems = (...items: unknown[]) => pack({ episodes: [{ season: 1, episode: 1, words, items }] });

const movie = (episode: object) =>
  pack({ title: { ...title, kind: "movie" }, episodes: [{ words, items: [], ...episode }] });

async function faultsOf(file: string | Buffer | object): Promise<readonly string[]> {
  const bytes = Buffer.isBuffer(file) ? file : Buffer.from(typeof file === "string" ? file : JSON.stringify(file));
  const error = await readTitlePack(bytes).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof UnusablePackError ? error.faults : ["no fault"];
}

test("what is written is what is read", async () => {
  const items = [
    { phrase: "o'clock", partOfSpeech: "adverb", count: 3, tokens: 3, times: [0, 7], senses: [] },
    { phrase: "put up with", partOfSpeech: "phrasal verb", count: 2, tokens: 5, times: [1, 2], senses: [1, 0] },
  ] as const;
  const figures = { seconds: 90, closedClassWords: 10, nameWords: 2, otherWords: 1, unjudgedWords: 1 };
  const whole = {
    title: { ...title, kind: "series", year: 1950, licence: "cc-by-3.0", credit: "A", minutes: 9 },
    episodes: [{ season: 1, episode: 2, name: "“Fog”", ...figures, items }],
  } as const;
  const text = formatTitlePack(whole);
  expect(await readTitlePack(Buffer.from(text))).toEqual(whole);
  expect(await readTitlePack(gzipSync(text))).toEqual(whole);
  expect(text.split("\n")).toContain('["put up with","phrasal verb",2,[1,2],{"words":5,"senses":[2,1]}]');
});

test("a line that the title's licence allows is read and written", async () => {
  const items = [
    { phrase: "rope", partOfSpeech: "noun", count: 1, tokens: 1, times: [5], senses: [], line: "A rope!" },
  ] as const;
  const figures = { seconds: 90, closedClassWords: 10, nameWords: 2, otherWords: 1, unjudgedWords: 1 };
  const whole = {
    title: { ...title, kind: "series", licence: "public-domain-us", showLines: true },
    episodes: [{ season: 1, episode: 2, name: null, ...figures, items }],
  } as const;
  const text = formatTitlePack(whole);
  expect(text.split("\n")).toContain('["rope","noun",1,[5],{"line":"A rope!"}]');
  expect(await readTitlePack(Buffer.from(text))).toEqual(whole);
});

test("a sense that is set for the title stands above those of its items", async () => {
  const items = [
    ["bat", "noun", 2, [5, 9], { senses: [1, 2] }],
    ["rope", "noun", 2, [5, 9], { senses: [1, 2] }],
    ["tie", "verb", 1, [5], { senses: [2] }],
  ];
  const senses = { "bat (noun)": 3, "tie (verb)": 1 };
  const { episodes } = await readTitlePack(Buffer.from(JSON.stringify({ ...withItems(...items), senses })));
  expect(episodes[0]?.items.map((item) => item.senses)).toEqual([[2, 2], [0, 1], []]);
});

test.each([
  [
    "a set sense of a word that is not said",
    pack({ senses: { "rope (verb)": 2 } }),
    "senses.rope (verb): the pack has no such item",
  ],
  [
    "a set sense that is no number",
    pack({ senses: { "rope (noun)": "2" } }),
    "senses.rope (noun): a sense must be a whole number from 1 to 100",
  ],
  [
    "a line of a title that shows none",
    withItems(rope, ["oar", "noun", 1, [1], { line: "An oar." }]),
    "episodes[0].items[1][4]: line needs showLines in title",
  ],
  ["lines without a licence", pack({ title: { ...title, showLines: true } }), "title: showLines needs a licence"],
  [
    "a long line",
    withItems(["oar", "noun", 1, [1], { line: "x".repeat(121) }]),
    "episodes[0].items[0][4].line: line must have 120 characters at most",
  ],
  [
    "a count that is none",
    withItems(["a", "noun", 0, [1]]),
    "episodes[0].items[0][2]: count must be a whole number from 1",
  ],
  ["a huge number", '{"format":1e999}', "format: format must be 1: this version reads no other"],
  [
    "a count that no number holds",
    JSON.stringify(withItems(["a", "noun", 7, [1]])).replace(",7,", ",1e400,"),
    "episodes[0].items[0][2]: count must be a whole number from 1",
  ],
  ["a kind that is none", pack({ title: { ...title, kind: "opera" } }), "title.kind: kind must be series or movie"],
  ["another format", pack({ format: 2 }), "format: format must be 1: this version reads no other"],
  ["a list", [1], "Invalid input: expected object, received array"],
  ["a key of all objects", `{"__proto__":{"x":1},${JSON.stringify(pack()).slice(1)}`, 'Unrecognized key: "__proto__"'],
  [
    "such a key of an item",
    JSON.stringify(withItems([...rope, {}])).replace("{}", '{"__proto__":{"words":1}}'),
    'episodes[0].items[0][4]: Unrecognized key: "__proto__"',
  ],
  ["no JSON", "WEBVTT", "It is no JSON: Unexpected token 'W', \"WEBVTT\" is not valid JSON"],
  ["no text", Buffer.from([0xff, 0xfe, 0x00]), "It is no JSON: it is not UTF-8"],
  ["a damaged archive", gzipSync("{}").subarray(0, 15), "It is damaged: it cannot be unpacked."],
  ["a bomb", gzipSync(Buffer.alloc(21 * 1024 * 1024, 32)), "With more than 20 MB it is too large to be a title pack."],
  [
    "a million items",
    JSON.stringify(withItems()).replace('"items":[]', `"items":[${"1,".repeat(1e6)}1]`),
    "episodes[0].items: a list must have 20000 entries at most",
  ],
  [
    "lists in lists",
    `{"format":1,"title":${"[".repeat(1e6)}${"]".repeat(1e6)},"episodes":[1]}`,
    "title: Invalid input: expected object, received array",
  ],
  [
    "a sentence",
    withItems(["I will never know what you did there", "phrase", 1, [1]]),
    "episodes[0].items[0][0]: phrase must have 7 words at most",
  ],
  [
    "punctuation",
    withItems(["who? me!", "phrase", 1, [1]]),
    "episodes[0].items[0][0]: phrase must be words parted by single spaces",
  ],
  [
    "seconds out of order",
    withItems(["a", "noun", 2, [5, 4]]),
    "episodes[0].items[0][3][1]: seconds must be ascending, each once",
  ],
  [
    "more seconds than times",
    withItems(["a", "noun", 1, [4, 5]]),
    "episodes[0].items[0][2]: count must not be less than there are seconds",
  ],
  [
    "senses for other seconds",
    withItems(["a", "noun", 2, [4, 5], { senses: [1] }]),
    "episodes[0].items[0][4].senses: there must be one for each second",
  ],
  [
    "an item twice",
    withItems(rope, ["Rope", "noun", 1, [1]]),
    "episodes[0].items[1]: an item of this phrase and part of speech is there already",
  ],
  [
    "an episode twice",
    pack({ episodes: [1, 1].map((episode) => ({ season: 1, episode, words, items: [] })) }),
    "episodes[1]: this episode is there already",
  ],
  [
    "an episode without its number",
    pack({ episodes: [{ season: 1, words, items: [] }] }),
    "episodes[0]: an episode of a series must have its season and episode",
  ],
  ["a film with a season", movie({ season: 1 }), "episodes[0]: a movie has no season, episode or name of an episode"],
  [
    "more words than anyone says",
    withItems(["a", "noun", 1, [1], { words: 999_999 }]),
    "episodes[0]: there must be 1000000 running words at most",
  ],
  [
    "an address that is none of the web's",
    pack({ title: { ...title, watchUrl: "javascript:alert(1)" } }),
    "title.watchUrl: watchUrl must be an address that begins with https://",
  ],
])("%s is refused with its place", async (_name, file, expected) => {
  expect((await faultsOf(file))[0]).toBe(expected);
});

test("the JSON Schema of the documentation is that of this version", () => {
  const file = path.resolve(import.meta.dirname, "../../../docs/title-pack.schema.json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(titlePackJsonSchema());
});
