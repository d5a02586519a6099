import { afterAll, beforeAll, expect, test } from "vitest";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

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
