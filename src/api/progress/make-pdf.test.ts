import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf, squeeze } from "../../../tests/factories/read-pdf.ts";
import { signUp } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode, type StoredEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";

let api: TestApp;
let stored: StoredEpisode;
let user: Awaited<ReturnType<typeof signUp>>;

const anchorSense = {
  meanings: { tr: ["çapa"], es: ["ancla"] },
  definition: "what holds a ship",
  synonyms: [],
  level: 1,
  registers: [],
  pattern: "",
  example: "We dropped the anchor.",
  translations: { tr: "Demir attık.", es: "Echamos el ancla." },
  notes: { tr: "", es: "" },
} as const;

const said = [
  { phrase: "harbour", count: 9, ipa: "ˈhɑrbɚ", line: "The harbour is calm tonight." },
  { phrase: "rope", count: 5, level: 2 },
  { phrase: "buoy", count: 3, level: 5, meanings: { tr: [] }, definition: "a floating mark" },
  { phrase: "anchor", count: 1, senses: [anchorSense] },
] as const;

beforeAll(async () => {
  api = await createTestApp();
  stored = await publishEpisode(api.database.db, { title: { isPremium: true }, said });
  await api.services.contentVersion.refresh();
  user = await member();
});
afterAll(() => api.close());

async function member() {
  const signedUp = await signUp(api.app);
  await api.database.pool.query("update users set premium_type = 3 where username = $1", [signedUp.username]);
  return signedUp;
}

const make = (payload: object, headers: Record<string, string> = user.headers) =>
  api.app.inject({ method: "POST", url: "/api/Premium/MakePdf", payload, headers });

const episode = () => ({ type: 2, id: stored.episodeId });

async function read(payload: object) {
  const response = await make(payload);
  expect(response.statusCode).toBe(200);
  const pdf = await readPdf(response.rawPayload);
  return { ...pdf, response, text: squeeze(pdf.pages.slice(1).flat().join("")) };
}

test("an episode's words are printed in its order, with meanings, example lines, and definitions marked as such", async () => {
  const { response, title, language, text, paper } = await read({ source: episode() });
  expect(response.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''the-harbour-office-s01e01.pdf",
    "content-length": String(response.rawPayload.length),
  });
  expect([title, language]).toEqual(["The Harbour Office S01E01", "tr"]);
  expect(paper.map(Math.round)).toEqual([595, 842]);
  expect(text).toMatch(
    /harbour\/ˈhɑrbɚ\/isim0:01harbournintürkçesiTheharbouriscalmtonight\..*rope.*buoyisim0:01\(tanım\)afloatingmark.*anchor/,
  );
  // The lexicon's own example is translated, a title's line is not.
  expect(text).toContain("Wedroppedtheanchor.Demirattık.");
});

test.each([
  [1, "en", "Type", [612, 792]],
  [3, "es", "Tipo", [595, 842]],
])("meanings of language %i", async (MeanLanguageType, locale, label, size) => {
  const { language, pages, paper } = await read({ source: episode(), MeanLanguageType });
  expect(language).toBe(locale);
  expect(pages[1]).toContain(label);
  expect(paper.map(Math.round)).toEqual(size);
});

test("a worksheet asks for the words and has the meanings in its key", async () => {
  const { outline, pages, response } = await read({
    source: episode(),
    kind: "worksheet",
    MeanLanguageType: 3,
    paper: "Letter",
  });
  expect(outline.at(-1)).toBe("Soluciones");
  expect(response.headers["content-disposition"]).toContain("the-harbour-office-s01e01-hoja-de-ejercicios.pdf");
  const questions = pages.slice(1, -1).flat().join(" ");
  const key = pages.at(-1)?.join(" ");
  for (const [at, { phrase }] of said.entries()) {
    expect(questions).toContain(`${at + 1} ${phrase}`);
    expect(questions).not.toContain(`${phrase}ito en español`);
    expect(key).toContain(`${at + 1} ${phrase} ${phrase}ito en español`);
  }
});

test("chosen words, in their order; with a list, those of it", async () => {
  const wordIds = ["anchor", "harbour"].map((phrase) => wordId(phrase, "noun"));
  expect((await read({ wordIds })).text).toMatch(/anchor.*harbour/);
  const { text } = await read({ wordIds, source: episode() });
  expect(text).toMatch(/harbour.*anchor/);
  expect(text).not.toContain("rope");
});

test("own lists, the known list, shared and generated lists, seasons, series", async () => {
  const post = (url: string, payload: object) =>
    api.app.inject({ method: "POST", url, payload, headers: user.headers });
  const words = said.map(({ phrase }) => wordId(phrase, "noun"));
  const list = (await post("/api/WordList/CreateList", { title: "Denizde çalışanlar" })).json();
  await post("/api/WordList/AddWords", { id: list.id, wordIds: words });
  await post("/api/WordList/SetKnown", { wordIds: words.slice(0, 1), known: true });
  const { url } = (await post("/api/WordList/GenerateList", { text: "harbour rope" })).json();
  const own = await read({ source: { type: 1, id: list.id } });
  expect(own.title).toBe("Denizde çalışanlar");
  expect(own.response.headers["content-disposition"]).toContain("denizde-calisanlar.pdf");
  expect((await read({ source: { type: 1, id: user.knownListId } })).title).toBe("Bildiğiniz kelimeler");
  expect((await read({ source: { type: 6, id: url } })).text).toContain("rope");
  expect((await read({ source: { type: 3, id: stored.seasonId } })).title).toBe("The Harbour Office S01");
  expect((await read({ source: { type: 4, id: stored.title.id } })).title).toBe("The Harbour Office");
});

test.each([
  ["another's list", async () => ({ type: 1, id: (await member()).knownListId })],
  ["an unknown episode", async () => ({ type: 2, id: 999_999 })],
  ["an episode by text", async () => ({ type: 2, id: "1" })],
  ["a shared list by number", async () => ({ type: 6, id: 1 })],
])("%s: 404", async (_what, source) => {
  const response = await make({ source: await source() });
  expect([response.statusCode, response.json().code]).toEqual([404, "not_found"]);
});

test("who is not premium is told so, whatever is asked for; a visitor is to sign in", async () => {
  const free = await signUp(api.app);
  for (const source of [episode(), { type: 2, id: 999_999 }]) {
    const refused = await make({ source }, free.headers);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "premium.required"]);
  }
  expect((await make({ source: episode() }, {})).statusCode).toBe(401);
});

test.each([
  {},
  { wordIds: [] },
  { source: { type: 7, id: 1 } },
  { wordIds: [1], kind: "poster" },
  { wordIds: [1], paper: "A5" },
])("%j is refused", async (payload) => {
  expect((await make(payload)).json().code).toBe("invalid");
});

test("one at a time for each person", async () => {
  const other = await member();
  const answers = await Promise.all([
    make({ source: episode() }),
    make({ source: episode() }),
    make({ source: episode() }, other.headers),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429]);
});
