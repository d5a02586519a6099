import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode, type StoredEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { previewLength } from "../catalogue/present-words.ts";

// What may be seen is worked out at each reading: a title becomes premium after everything below was made and read.

const phrases = Array.from({ length: previewLength + 8 }, (_, at) => `secret${String.fromCharCode(97 + at)}`);

let api: TestApp;
let admin: SignedInUser;
let owner: SignedInUser;
let stranger: SignedInUser;
let member: SignedInUser;
let title: StoredEpisode;
let name: string;
let count = 0;
let generated: string;
let copied: string;
let quizId: string;

beforeAll(async () => {
  api = await createTestApp({ hasCostLimits: false });
  admin = await signUpOperator(api, "admin");
  [owner, stranger, member] = [await signUp(api.app), await signUp(api.app), await signUp(api.app)];
  await api.database.pool.query("update users set premium_type = 3 where username = $1", [member.username]);
});
afterAll(() => api.close());

const post = (url: string, payload: object, user?: SignedInUser) =>
  api.app.inject({ method: "POST", url: `/api/${url}`, headers: { lang: "en", ...user?.headers }, payload });
const get = (url: string, user?: SignedInUser) =>
  api.app.inject({ url: `/api/${url}`, headers: { lang: "en", ...user?.headers } });

async function setPremium(isPremium: boolean): Promise<void> {
  const description = { tr: "", en: "", es: "" };
  const rest = { kind: "series", year: null, genres: [], showLines: true, description, watchUrl: null };
  const payload = { id: title.title.id, name, isPremium, ...rest };
  const saved = await post("Admin/SaveTitle", payload, admin);
  expect([saved.statusCode, saved.json().isPremium]).toEqual([200, isPremium]);
}

const methods = ["test-phrase-mean"];
const noWords = { known: [], unknown: [], skip: [], count: 5, MeanLanguageType: 1 };

/** Every way to a list's words, for somebody without premium. */
const readings: Readonly<Record<string, () => ReturnType<typeof get>>> = {
  "the title's list": () => get(`WordList/GetWordListV2?type=2&id=${title.episodeId}`),
  "a generated list": () => get(`WordList/GetWordListV2?type=6&id=${generated}`, stranger),
  "a generated list as a visitor": () => get(`WordList/GetWordListV2?type=6&id=${generated}`),
  "a shared copy": () => get(`WordList/GetWordListV2?type=6&id=${copied}`),
  "tonight's words of the title": () => post("WordList/GetTonight", { ...noWords, type: 2, id: title.episodeId }),
  "tonight's words of a generated list": () => post("WordList/GetTonight", { ...noWords, type: 6, id: generated }),
  "tonight's words of a shared copy": () => get(`WordList/GetTonight?type=6&id=${copied}&count=5`, stranger),
  "a copy of a generated list": () => post("WordList/CreateList", { title: "Mine", fromUrl: generated }, stranger),
  "a quiz of a generated list": () => post("Quiz/StartQuiz", { source: { type: 6, id: generated }, methods }, stranger),
  "a quiz of a shared copy": () => post("Quiz/StartQuiz", { source: { type: 6, id: copied }, methods }, stranger),
  "a quiz that was begun": () => post("Quiz/StartTour", { quizId }, stranger),
};

beforeEach(async () => {
  count += 1;
  name = `Title ${count}`;
  title = await publishEpisode(api.database.db, {
    title: { name, combinedUrl: `title-${count}` },
    said: phrases.map((phrase) => ({ phrase, tokens: 2 })),
  });
  await api.services.contentVersion.refresh();
  generated = (await post("WordList/GenerateList", { titleIds: [title.title.id] })).json().url;
  const copy = (await post("WordList/CreateList", { title: "Copied", fromUrl: generated }, owner)).json();
  await post("WordList/ShareList", { id: copy.id, isShared: true }, owner);
  copied = copy.url;
  quizId = (await post("Quiz/StartQuiz", { source: { type: 6, id: generated }, methods }, stranger)).json().quizId;
});

// Somebody without premium has four lists at most.
afterEach(() => api.database.pool.query("delete from word_lists where user_id is not null"));

test.each(Object.entries(readings))("%s is open, then locked but for its first words", async (reading, read) => {
  const before = await read();
  expect(before.statusCode, before.body).toBe(200);
  await setPremium(true);
  const locked = await read();
  expect([locked.statusCode, locked.json().code], reading).toEqual([403, "premium.required"]);
  const shown = phrases.filter((phrase) => locked.body.includes(`"${phrase}"`));
  expect(shown.length).toBeLessThanOrEqual(previewLength);
  await setPremium(false);
  if (!reading.includes("copy")) expect((await read()).statusCode).toBe(200);
});

test("the words that would be learnt first are told before, and not after, also while the index is of a moment ago", async () => {
  const shortest = async () =>
    (await post("WordList/GetCoverage", { type: 2, id: title.episodeId })).json().list.shortestList;
  expect((await shortest()).wordIds.length).toBeGreaterThan(0);
  await api.database.pool.query("update titles set is_premium = true where id = $1", [title.title.id]);
  expect(await shortest()).toBeUndefined();
});

describe("who may see all", () => {
  test("a premium member reads, copies, plays and prints the lists as before", async () => {
    await setPremium(true);
    expect((await get(`WordList/GetWordListV2?type=6&id=${generated}`, member)).json()).toHaveLength(phrases.length);
    expect((await get(`WordList/GetWordListV2?type=6&id=${copied}`, member)).json()).toHaveLength(phrases.length);
    expect((await post("Quiz/StartQuiz", { source: { type: 6, id: generated }, methods }, member)).statusCode).toBe(
      200,
    );
    const pdf = await post("Premium/MakePdf", { source: { type: 6, id: generated }, kind: "list" }, member);
    expect(pdf.statusCode, pdf.body.slice(0, 200)).toBe(200);
    const refused = await post("Premium/MakePdf", { source: { type: 6, id: generated }, kind: "list" }, stranger);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "premium.required"]);
  });

  test("who has copied a list keeps the copy whole", async () => {
    await setPremium(true);
    expect((await get(`WordList/GetWordListV2?type=6&id=${copied}`, owner)).json()).toHaveLength(phrases.length);
  });

  test("a copy of a copy is as locked for others", async () => {
    const again = (await post("WordList/CreateList", { title: "Again", fromUrl: copied }, member)).json();
    await post("WordList/ShareList", { id: again.id, isShared: true }, member);
    await setPremium(true);
    expect((await get(`WordList/GetWordListV2?type=6&id=${again.url}`)).statusCode).toBe(403);
  });
});
