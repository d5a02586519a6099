import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ReadPdf, readPdf, squeeze } from "../../../tests/factories/read-pdf.ts";
import { signUp } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { temporaryFolder } from "../../../tests/factories/temporary-folder.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { examSenseOf } from "../../domain/lexicon/exam-senses.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { createPdfFiles, type PdfFiles } from "../../providers/pdf/pdf-files.ts";
import { createPdfMaker } from "../../providers/pdf/pdf-maker.ts";
import { readWordChoices } from "../../services/lexicon/word-choices.ts";
import { readEntriesOfLevel, readHeadwords } from "../../storage/lexicon/read-entries.ts";
import { pdfAddresses } from "../../web/app/pdf-addresses.ts";

let api: TestApp;
let premium: { readonly authorization: string };
let files: PdfFiles;

beforeAll(async () => {
  const pages = {
    redirect: () => undefined,
    titleOf: () => undefined,
    listOf: () => undefined,
    unavailable: () => new Response(null, { status: 503 }),
    render: async () => new Response("page"),
    pdfs: pdfAddresses,
  };
  api = await createTestApp({ withLexicon: true, pages });
  files = api.services.pdfs.files;
  Object.defineProperty(api.services.pdfs, "files", { get: () => files });
  await api.services.contentVersion.refresh();
  premium = (await member()).headers;
});
afterAll(() => api.close());

async function member(type = 3, end: Date | null = null) {
  const user = await signUp(api.app);
  await api.database.pool.query("update users set premium_type = $2, premium_end_date = $3 where username = $1", [
    user.username,
    type,
    end,
  ]);
  return user;
}

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

const addressOf = (id: string, locale: Locale) =>
  pdfAddresses.find((address) => address.id === id && address.locale === locale)?.path ?? "";

const partsOfSpeech = {
  tr: "isim fiil sıfat zarf edat ünlem sayı",
  en: "noun verb adjective adverb preposition interjection number",
  es: "sustantivo verbo adjetivo adverbio preposición interjección número",
};

type SenseOf = typeof examSenseOf;

/** What is printed of each entry, in the order of the ids: the phrase and IPA of a word once. */
async function expectedTexts(ids: readonly number[], locale: Locale, senseOf: SenseOf = () => 1): Promise<string[]> {
  const entries = new Map((await readHeadwords(api.database.db, ids)).map((entry) => [entry.id, entry]));
  const names = new Map(
    partsOfSpeech.en.split(" ").map((name, at) => [name, partsOfSpeech[locale].split(" ")[at] ?? ""]),
  );
  let lastPhrase = "";
  let lastIpa = "";
  return ids.map((id) => {
    const entry = entries.get(id);
    if (entry === undefined) throw new Error(`the entry ${id} is not stored`);
    const { phrase, ipa, partOfSpeech } = entry;
    const sense = entry.senses[senseOf(entry) - 1];
    if (sense === undefined) throw new Error(`${phrase} has no such sense`);
    const isSame = phrase === lastPhrase;
    const word = `${isSame ? "" : phrase}${isSame && ipa === lastIpa ? "" : `/${ipa}/`}`;
    lastPhrase = phrase;
    lastIpa = ipa;
    const mean = locale === "en" ? sense.definition : sense.meanings[locale].join("; ");
    // Parts of speech of several words are left to the next text.
    const kind = names.get(partOfSpeech);
    return squeeze(kind === undefined ? word : `${word}${kind}${mean}${sense.example ?? ""}`);
  });
}

/** The texts that a PDF lacks, or has elsewhere than after those before it. */
function missingOf(texts: readonly string[], { pages }: ReadPdf): string[] {
  const all = squeeze(pages.slice(1).flat().join(""));
  let at = 0;
  return texts.filter((text) => {
    const found = all.indexOf(text, at);
    if (found !== -1) at = found + text.length;
    return found === -1;
  });
}

test("the table has three addresses in each language, and each sends others than premium members to premium", async () => {
  expect(pdfAddresses.map(({ path, otherwise }) => `${path} ${otherwise}`)).toEqual([
    "/premium/ingilizce-a1-kelime-listesi-pdf /premium",
    "/premium/yds-kelime-listesi-pdf /premium",
    "/premium/5000-kelime-listesi-pdf /premium",
    "/en/premium/english-a1-word-list-pdf /en/premium",
    "/en/premium/academic-word-list-pdf /en/premium",
    "/en/premium/5000-word-list-pdf /en/premium",
    "/es/premium/english-a1-word-list-pdf /es/premium",
    "/es/premium/academic-word-list-pdf /es/premium",
    "/es/premium/5000-word-list-pdf /es/premium",
  ]);
  const free = await member(0);
  const former = await member(1, new Date("2020-01-01T00:00:00Z"));
  const strangers = [{}, free.headers, former.headers, { authorization: `Bearer ${"x".repeat(43)}` }];
  for (const { path, id, otherwise } of pdfAddresses) {
    for (const headers of strangers) {
      const response = await get(path, headers);
      expect([response.statusCode, response.headers.location, response.headers["cache-control"]]).toEqual([
        302,
        `${otherwise}?pdf=${id}`,
        "no-store",
      ]);
      expect(response.headers.vary).toContain("authorization");
    }
  }
});

test("the redirect says which PDF was wanted, and keeps the query", async () => {
  const response = await get(`${addressOf("5000", "en")}?utm_source=mail&pdf=a1&x=1`);
  expect(response.headers.location).toBe("/en/premium?pdf=5000&utm_source=mail&x=1");
});

test("a file has a name, a length and an entity tag, and no shared cache keeps it", async () => {
  const path = addressOf("a1", "tr");
  const response = await get(path, premium);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''ingilizce-a1-kelime-listesi.pdf",
    "content-length": String(response.rawPayload.length),
    "cache-control": "private, no-cache",
  });
  const etag = String(response.headers.etag);
  const again = await get(path, { ...premium, "if-none-match": etag });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await get(path, { "if-none-match": etag })).statusCode).toBe(302);
  const head = await api.app.inject({ method: "HEAD", url: path, headers: premium });
  expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, etag, ""]);
});

test("the A1 list has every A1 headword from A to Z, with an outline by letter", async () => {
  const ids = (await readEntriesOfLevel(api.database.db, 1)).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(600);
  const pdf = await readPdf((await get(addressOf("a1", "es"), premium)).rawPayload);
  expect(missingOf(await expectedTexts(ids, "es"), pdf)).toEqual([]);
  expect(pdf).toMatchObject({ language: "es", title: "Lista de palabras A1 en inglés", isTagged: true });
  expect(pdf.outline.slice(0, 3)).toEqual(["A", "B", "C"]);
});

test("the list for exams has 600 words, with an outline by level", async () => {
  const { academic } = await readWordChoices();
  const pdf = await readPdf((await get(addressOf("academic", "en"), premium)).rawPayload);
  expect(missingOf(await expectedTexts(academic, "en", examSenseOf), pdf)).toEqual([]);
  expect(pdf.language).toBe("en");
  expect(pdf.paper.map(Math.round)).toEqual([612, 792]);
  expect(pdf.outline.at(-1)).toBe("C1");
  expect(pdf.pages[0]?.join(" ")).toContain("600 words");
});

test("the 5,000 words: each with its meanings, the most frequent first", async () => {
  const { common } = await readWordChoices();
  const pdf = await readPdf((await get(addressOf("5000", "tr"), premium)).rawPayload);
  expect(missingOf(await expectedTexts(common, "tr"), pdf)).toEqual([]);
  expect(pdf.language).toBe("tr");
  expect(pdf.paper.map(Math.round)).toEqual([595, 842]);
  expect(pdf.outline).toHaveLength(10);
  expect(pdf.pages.flat()).toContain("5000");
  expect(pdf.pages.flat()).not.toContain("5001");
}, 120_000);

test("a publication makes the file anew under another entity tag", async () => {
  const path = addressOf("a1", "en");
  const before = (await get(path, premium)).headers.etag;
  await publishEpisode(api.database.db);
  await api.services.contentVersion.refresh();
  const after = await get(path, { ...premium, "if-none-match": String(before) });
  expect(after.statusCode).toBe(200);
  expect(after.headers.etag).not.toBe(before);
});

test("a thread that is killed answers 503 and says when to try again, which then works", async () => {
  const folder = temporaryFolder();
  files = createPdfFiles({ folder, maker: createPdfMaker({ timeoutMs: 1 }) });
  const killed = await get(addressOf("a1", "tr"), premium);
  expect([killed.statusCode, killed.json().code]).toEqual([503, "unavailable"]);
  expect(Number(killed.headers["retry-after"])).toBeGreaterThan(0);
  files = createPdfFiles({ folder });
  expect((await get(addressOf("a1", "tr"), premium)).statusCode).toBe(200);
  rmSync(folder, { recursive: true });
});
