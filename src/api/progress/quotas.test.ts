import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { generatedList } from "../../contract/progress/generate-list.ts";
import { userList } from "../../contract/progress/lists.ts";
import { listLimits } from "../../domain/progress/list-limits.ts";
import { quizLimits } from "../../domain/quiz/quiz-policies.ts";

/** More than an account without a verified address may have in two lists. */
const words = 3_000;
const { unverifiedBytes } = listLimits;

let api: TestApp;
let longUrl: string;

beforeAll(async () => {
  api = await createTestApp({ hasCostLimits: false });
  await api.database.pool.query(
    `insert into words (id, phrase, part_of_speech, level, meanings, definition, synonyms, ipa, source)
    select n, 'word' || n, 'noun', 1, jsonb_build_object('tr', array['anlam ' || n], 'es', array['sentido ' || n]), 'thing ' || n, '{}', '', 'lexicon'
    from generate_series(1, ${words}) as n`,
  );
  const made = await api.app.inject({ method: "POST", url: "/api/WordList/GenerateList", payload: { levels: [1] } });
  longUrl = generatedList.parse(made.json()).url;
});
afterAll(() => api.close());
afterEach(() => {
  Object.assign(listLimits, { unverifiedBytes });
});

const post = (user: SignedInUser, call: string, payload: object) =>
  api.app.inject({ method: "POST", url: `/api/${call}`, headers: { ...user.headers, lang: "en" }, payload });

const save = (user: SignedInUser) => post(user, "WordList/CreateList", { title: "Long", fromUrl: longUrl });

const verify = ({ username }: SignedInUser) =>
  api.database.pool.query("update users set is_mail_verified = true where username = $1", [username]);

const allIds = Array.from({ length: words }, (_, at) => at + 1);

test("before the address is verified lists have 5,000 words together, by whichever call, and nothing stays of more", async () => {
  const user = await signUp(api.app);
  const first = userList.parse((await save(user)).json());
  const refused = await save(user);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    409,
    [{ field: "title", code: "list.unverified", message: expect.stringContaining("Verify your mail address") }],
  ]);
  const empty = userList.parse((await post(user, "WordList/CreateList", { title: "Empty" })).json());
  const added = await post(user, "WordList/AddWords", { id: empty.id, wordIds: allIds });
  expect(added.json().errors).toMatchObject([{ field: "wordIds", code: "list.unverified" }]);
  const few = await post(user, "WordList/AddWords", { id: empty.id, wordIds: allIds.slice(0, 2_000) });
  expect(few.json().list.wordCount).toBe(2_000);
  const { rows } = await api.database.pool.query("select count(*)::int as count from list_words");
  expect(rows[0].count).toBe(first.wordCount + 2_000);

  await verify(user);
  expect((await save(user)).statusCode).toBe(200);
});

test("a person's lists have so many words together, also with a verified address", async () => {
  const user = await signUp(api.app);
  await verify(user);
  const { ownedWords } = listLimits;
  try {
    Object.assign(listLimits, { ownedWords: words + 1 });
    expect((await save(user)).statusCode).toBe(200);
    expect((await save(user)).json().errors).toMatchObject([{ code: "list.room" }]);
  } finally {
    Object.assign(listLimits, { ownedWords });
  }
});

test("when the disk has much to hold, only people with a verified address make more", async () => {
  const user = await signUp(api.app);
  Object.assign(listLimits, { unverifiedBytes: 1_000 });
  expect((await save(user)).json().errors).toMatchObject([{ code: "list.unverified" }]);
  expect((await post(user, "WordList/CreateList", { title: "Empty" })).statusCode).toBe(200);
  await verify(user);
  expect((await save(user)).statusCode).toBe(200);
});

test("of an account's quizzes so many words are stored, more with a verified address; the latest stay", async () => {
  const user = await signUp(api.app);
  const source = { type: 6, id: longUrl };
  const start = () => post(user, "Quiz/StartQuiz", { source, methods: ["test-phrase-mean"] });
  const stored = async (): Promise<{ quizId: string }[]> =>
    (await api.app.inject({ url: "/api/Quiz/GetHistory", headers: user.headers })).json();
  let last = "";
  for (let count = 0; count < 5; count += 1) last = (await start()).json().quizId;
  const unverified = await stored();
  expect(unverified).toHaveLength(Math.floor(quizLimits.storedUnverified.words / words));
  expect(unverified[0]?.quizId).toBe(last);
  await verify(user);
  for (let count = 0; count < 5; count += 1) await start();
  expect(await stored()).toHaveLength(unverified.length + 5);
});
