import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { polls } from "../../contract/polls.ts";
import { closePoll } from "../../services/polls/close-poll.ts";
import { createPoll } from "../../services/polls/create-poll.ts";

let api: TestApp;
let user: SignedInUser;
let other: SignedInUser;
let pollId: number;

const same = (text: string) => ({ tr: text, en: text, es: text });

beforeAll(async () => {
  api = await createTestApp();
  [user, other] = [await signUp(api.app), await signUp(api.app)];
  pollId = await createPoll(api.services, {
    question: { tr: "Sırada hangi dizi olsun?", en: "Which series next?", es: "¿Qué serie sigue?" },
    options: [same("The Harbour Office"), { tr: "Hiçbiri", en: "None", es: "Ninguna" }],
  });
});
afterAll(() => api.close());

async function read({ headers }: SignedInUser, lang = "en") {
  const response = await api.app.inject({ url: "/api/Poll/GetPolls", headers: { ...headers, lang } });
  return polls.parse(response.json());
}

const vote = ({ headers }: SignedInUser, payload: object) =>
  api.app.inject({ method: "POST", url: "/api/Poll/Vote", headers: { ...headers, lang: "en" }, payload });

async function optionIds() {
  const [poll] = (await read(user)).filter(({ id }) => id === pollId);
  return (poll?.options ?? []).map(({ id }) => id);
}

test.each([
  ["tr", "Sırada hangi dizi olsun?", "Hiçbiri"],
  ["en", "Which series next?", "None"],
  ["es", "¿Qué serie sigue?", "Ninguna"],
])("in %s a poll asks %s", async (lang, question, none) => {
  const [poll] = await read(user, lang);
  expect(poll).toEqual({
    id: pollId,
    question,
    options: [
      { id: expect.any(Number), text: "The Harbour Office" },
      { id: expect.any(Number), text: none },
    ],
  });
});

test("one votes once, also with fifty votes at once, and then sees what others chose", async () => {
  const [first = 0, second = 0] = await optionIds();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => vote(user, { pollId, optionId: at % 2 === 0 ? first : second })),
  );
  const counted = answers.filter(({ statusCode }) => statusCode === 200);
  expect(counted).toHaveLength(1);
  const refused = answers.find(({ statusCode }) => statusCode !== 200);
  expect([refused?.statusCode, refused?.json().errors[0].code]).toEqual([409, "poll.voted"]);
  const [poll] = await read(user);
  expect(poll?.options.reduce((sum, { votes = 0 }) => sum + votes, 0)).toBe(1);
  expect(poll?.options.find(({ votes }) => votes === 1)?.id).toBe(poll?.myVote);
  expect(polls.parse(counted[0]?.json())).toEqual([poll]);
  expect((await read(other))[0]).not.toHaveProperty("myVote");
});

test("only an option of the poll can be chosen, and only while it is open", async () => {
  const [first = 0] = await optionIds();
  const closed = await createPoll(api.services, { question: same("Old"), options: [same("A"), same("B")] });
  const shown = await read(other);
  const option = shown.find(({ id }) => id === closed)?.options[0]?.id ?? 0;
  expect((await vote(other, { pollId, optionId: option })).statusCode).toBe(404);
  expect((await vote(other, { pollId: closed, optionId: first })).statusCode).toBe(404);
  expect((await vote(other, { pollId: 99_999, optionId: first })).statusCode).toBe(404);
  expect(await closePoll(api.services, closed)).toBe(true);
  expect(await closePoll(api.services, closed)).toBe(false);
  expect((await vote(other, { pollId: closed, optionId: option })).statusCode).toBe(404);
  expect((await read(other)).map(({ id }) => id)).toEqual([pollId]);
  expect((await vote(other, { pollId })).statusCode).toBe(400);
});

test.each([
  ["tr", "Lütfen bir seçim yapın."],
  ["en", "Please make a selection."],
  ["es", "Elige una opción."],
])("in %s a vote without a selection hears %s", async (lang, message) => {
  const headers = { ...other.headers, lang };
  const response = await api.app.inject({ method: "POST", url: "/api/Poll/Vote", headers, payload: { pollId } });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toEqual([{ field: "optionId", code: "poll.no_selection", message }]);
});

test("a vote leaves with its account", async () => {
  const leaver = await signUp(api.app);
  const [first = 0] = await optionIds();
  expect((await vote(leaver, { pollId, optionId: first })).statusCode).toBe(200);
  const exported = await api.app.inject({ url: "/api/User/ExportData", headers: leaver.headers });
  expect(exported.json().pollVotes).toEqual([
    expect.objectContaining({ answer: expect.objectContaining({ en: "The Harbour Office" }) }),
  ]);
  const { headers, password } = leaver;
  await api.app.inject({ method: "POST", url: "/api/User/DeleteAccount", headers, payload: { password } });
  const { rows } = await api.database.pool.query("select count(*)::int from poll_votes");
  expect(rows).toEqual([{ count: 1 }]);
});
