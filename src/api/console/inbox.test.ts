import { afterAll, beforeAll, expect, test } from "vitest";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { queuedMails } from "../../../tests/factories/queued-mails.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";

let api: TestApp;
let admin: SignedInUser;

beforeAll(async () => {
  api = await createTestApp();
  admin = await signUpOperator(api);
});
afterAll(() => api.close());

const post = (url: string, payload: object, user?: SignedInUser, remoteAddress = "127.0.0.1") =>
  api.app.inject({
    method: "POST",
    url: `/api/${url}`,
    headers: { lang: "en", ...user?.headers },
    payload,
    remoteAddress,
  });

const rows = async (query: string) =>
  (await api.app.inject({ url: `/api/Admin/${query}`, headers: admin.headers })).json().rows;

async function verified(): Promise<SignedInUser> {
  const user = await signUp(api.app);
  await api.database.pool.query("update users set is_mail_verified = true where username = $1", [user.username]);
  return user;
}

test("a wish counts once for a person or an address, however the title is written", async () => {
  const user = await signUp(api.app);
  await post("WordList/WishTitle", { name: "The Café", kind: "series" }, undefined, "192.0.2.1");
  await post("WordList/WishTitle", { name: "cafe" }, undefined, "192.0.2.1");
  await post("WordList/WishTitle", { name: "CAFÉ!" }, undefined, "192.0.2.2");
  await post("WordList/WishTitle", { name: "The cafe" }, user, "192.0.2.1");
  await post("WordList/WishTitle", { name: "The cafe" }, user, "192.0.2.9");
  expect(await rows(`GetReports?search=${encodeURIComponent("CAFÉ")}`)).toHaveLength(1);
  expect(await rows("GetReports?kind=wish&search=cafe")).toMatchObject([
    { kind: "wish", count: 3, details: { name: "The Café", kind: "series" }, closedAt: null, waiting: 0 },
  ]);
});

test("a missing word and a wrong meaning are reported with what was given", async () => {
  await publishEpisode(api.database.db, { said: [{ phrase: "gripe" }] });
  await post("WordList/ReportMissingWord", { phrase: "Xyzzy", context: "a magic word" }, undefined, "192.0.2.1");
  await post("WordList/ReportMissingWord", { phrase: "xyzzy" }, undefined, "192.0.2.2");
  expect(await rows("GetReports?kind=missing")).toMatchObject([
    { count: 2, details: { phrase: "xyzzy", context: "a magic word" } },
  ]);
  const id = wordId("gripe", "noun");
  expect((await post("WordList/ReportMeaning", { wordId: id, type: 2, id: 1, text: "yakınma" })).statusCode).toBe(202);
  expect((await post("WordList/ReportMeaning", { wordId: id, type: 2, id: 1 })).statusCode).toBe(400);
  expect((await post("WordList/ReportMeaning", { wordId: 5, type: 2, id: 1, text: "a" })).statusCode).toBe(404);
  expect(await rows("GetReports?kind=meaning")).toMatchObject([
    { count: 1, details: { wordId: id, phrase: "gripe", text: "yakınma", list: { kind: 2, id: 1 } } },
  ]);
});

test("many reports of one thing at once are one report with all of them", async () => {
  const addresses = Array.from({ length: 12 }, (_, index) => `192.0.2.${index + 1}`);
  await Promise.all(addresses.map((address) => post("WordList/WishTitle", { name: "At once" }, undefined, address)));
  expect(await rows("GetReports?search=at once")).toMatchObject([{ count: 12 }]);
});

test("a closed report tells those who wanted to know; the same is reported anew after it", async () => {
  const [told, silent] = [await verified(), await verified()];
  await post("WordList/WishTitle", { name: "Told", tellMe: true }, told);
  await post("WordList/WishTitle", { name: "Told" }, silent);
  const [report] = await rows("GetReports?search=told");
  expect(report).toMatchObject({ count: 2, waiting: 1 });
  const closing = { id: report.id, outcome: "added", answer: "Since Monday." };
  expect((await post("Admin/CloseReport", closing, admin)).statusCode).toBe(204);
  expect((await post("Admin/CloseReport", closing, admin)).statusCode).toBe(409);
  expect(await queuedMails(api.database, told.mail)).toContainEqual(
    expect.objectContaining({
      kind: "reportAnswered",
      data: expect.objectContaining({ what: "Told", message: "Since Monday." }),
    }),
  );
  expect((await queuedMails(api.database, silent.mail)).map(({ kind }) => kind)).not.toContain("reportAnswered");
  expect(await rows("GetReports?search=told")).toEqual([]);
  expect(await rows("GetReports?search=told&isClosed=true")).toMatchObject([
    { outcome: "added", answer: "Since Monday." },
  ]);
  expect(await rows(`GetReports?id=${report.id}`)).toMatchObject([{ id: report.id, outcome: "added" }]);
  await post("WordList/WishTitle", { name: "Told" }, told);
  expect(await rows("GetReports?search=told")).toMatchObject([{ count: 1 }]);
  // The same is open again by itself: two would be counted apart.
  expect((await post("Admin/OpenReport", { id: report.id }, admin)).statusCode).toBe(409);
});

test("a report that was closed by mistake is opened again as it was", async () => {
  await post("WordList/WishTitle", { name: "Mistaken" });
  const [report] = await rows("GetReports?search=mistaken");
  expect((await post("Admin/OpenReport", { id: report.id }, admin)).statusCode).toBe(409);
  await post("Admin/CloseReport", { id: report.id, outcome: "declined", answer: "No." }, admin);
  expect((await post("Admin/OpenReport", { id: report.id }, admin)).statusCode).toBe(204);
  expect(await rows("GetReports?search=mistaken")).toEqual([report]);
  expect((await post("Admin/OpenReport", { id: 999_999 }, admin)).statusCode).toBe(404);
});

test("the most reported come first, page by page", async () => {
  for (const [name, people] of [
    ["Page A", 1],
    ["Page B", 3],
    ["Page C", 2],
  ] as const) {
    for (let person = 1; person <= people; person += 1)
      await post("WordList/WishTitle", { name }, undefined, `192.0.2.${person}`);
  }
  const read = async (cursor = "") =>
    (
      await api.app.inject({ url: `/api/Admin/GetReports?search=page&limit=2${cursor}`, headers: admin.headers })
    ).json();
  const first = await read();
  const second = await read(`&cursor=${first.next}`);
  const names = [...first.rows, ...second.rows].map(({ details }: { details: { name: string } }) => details.name);
  expect(names).toEqual(["Page B", "Page C", "Page A"]);
  expect(second.next).toBeNull();
});

const texts = (text: string) => ({ tr: text, en: text, es: text });

test("a poll is made, voted in, put in another order, closed and opened again; votes are never lost", async () => {
  const made = (
    await post(
      "Admin/SavePoll",
      { question: texts("Q"), options: ["A", "B", "C"].map((each) => ({ text: texts(each) })) },
      admin,
    )
  ).json();
  const [a, b, c] = made.options;
  const user = await signUp(api.app);
  await post("Poll/Vote", { pollId: made.id, optionId: b.id }, user);
  expect(await rows(`GetAdminPolls?id=${made.id}`)).toMatchObject([{ id: made.id, votes: 1 }]);
  const change = (options: object[], rest = {}) =>
    post("Admin/SavePoll", { id: made.id, question: texts("Q2"), options, ...rest }, admin);
  const changed = (
    await change([{ id: c.id, text: texts("C") }, { text: texts("New") }, { id: b.id, text: texts("B2") }])
  ).json();
  expect(changed).toMatchObject({ question: texts("Q2"), votes: 1 });
  expect(changed.options.map(({ text, votes }: { text: { tr: string }; votes: number }) => [text.tr, votes])).toEqual([
    ["C", 0],
    ["New", 0],
    ["B2", 1],
  ]);
  const lost = await change([{ id: c.id, text: texts("C") }, { text: texts("D") }]);
  expect([lost.statusCode, lost.json().errors[0].code]).toEqual([409, "poll.option_voted"]);
  const unknown = await change([
    { id: a.id, text: texts("A") },
    { id: b.id, text: texts("B") },
  ]);
  expect(unknown.json().errors[0].code).toBe("poll.option_unknown");

  const shown = async () => (await api.app.inject({ url: "/api/Poll/GetPolls", headers: user.headers })).json().length;
  expect(await shown()).toBe(1);
  expect((await post("Admin/ClosePoll", { id: made.id }, admin)).statusCode).toBe(204);
  expect((await post("Admin/ClosePoll", { id: made.id }, admin)).statusCode).toBe(409);
  expect(await shown()).toBe(0);
  expect(await rows("GetAdminPolls?isOpen=false")).toMatchObject([{ id: made.id, votes: 1 }]);
  await change(changed.options.map(({ id, text }: { id: number; text: object }) => ({ id, text })));
  expect(await shown()).toBe(1);
});

test("a message is answered by mail in its language, the answer stays with it, and it can be put away", async () => {
  const message = { name: "Ada", mail: "ada@example.org", subject: "A question", message: "Where is B2?" };
  await post("Contact/SendMessage", message);
  const [stored] = await rows("GetMessages?state=open&search=where is");
  expect(stored).toMatchObject({ ...message, state: "open", answers: [] });
  expect((await post("Admin/AnswerMessage", { id: stored.id, text: "In the filter.\nAbove." }, admin)).statusCode).toBe(
    204,
  );
  expect(await queuedMails(api.database, message.mail)).toEqual([
    {
      kind: "contactAnswer",
      locale: "en",
      data: { name: "Ada", subject: "A question", message: "In the filter.\nAbove." },
    },
  ]);
  expect(await rows(`GetMessages?id=${stored.id}`)).toMatchObject([
    { state: "answered", answers: [{ text: "In the filter.\nAbove.", answeredBy: admin.username }] },
  ]);
  for (const state of ["closed", "spam", "open"]) {
    expect((await post("Admin/CloseMessage", { id: stored.id, state }, admin)).statusCode).toBe(204);
    expect(await rows(`GetMessages?id=${stored.id}&state=${state}`)).toHaveLength(1);
  }
});

test("a wished title is counted once a person or address, and becomes an option of a poll with its votes", async () => {
  const user = await signUp(api.app);
  const wish = (name: string, by?: SignedInUser) => post("WordList/WishTitle", { name }, by);
  await wish("Night Ferry", user);
  await wish("night ferry!", user);
  await wish("Night Ferry");
  await wish("Night Ferry");
  const read = async () => (await rows("GetReports?kind=wish&search=ferry"))[0];
  const wished = await read();
  expect(wished).toMatchObject({ count: 2, details: { name: "Night Ferry" }, polls: [] });

  const options = [{ wishId: wished.id }, { text: texts("Another one") }];
  const made = (await post("Admin/SavePoll", { question: texts("Which next?"), options }, admin)).json();
  expect(made.options).toMatchObject([
    { text: texts("Night Ferry"), wishId: wished.id },
    { text: texts("Another one"), wishId: null },
  ]);
  await post("Poll/Vote", { pollId: made.id, optionId: made.options[0].id }, user);
  expect((await read()).polls).toEqual([{ pollId: made.id, votes: 1 }]);

  // Another order and another text: it is still of the wish.
  const [first, second] = made.options;
  const changed = [
    { id: second.id, text: second.text },
    { id: first.id, text: texts("The Night Ferry") },
  ];
  const again = await post("Admin/SavePoll", { id: made.id, question: made.question, options: changed }, admin);
  expect(again.json().options[1]).toMatchObject({ text: texts("The Night Ferry"), wishId: wished.id, votes: 1 });

  const unknown = [{ wishId: 999_999 }, { text: texts("B") }];
  const refused = await post("Admin/SavePoll", { question: texts("Q"), options: unknown }, admin);
  expect(refused.json().errors[0].code).toBe("poll.wish_unknown");
  const empty = await post("Admin/SavePoll", { question: texts("Q"), options: [{}, { text: texts("B") }] }, admin);
  expect([empty.statusCode, empty.json().errors[0]]).toMatchObject([
    400,
    { field: "options.0.text", code: "required" },
  ]);
});
