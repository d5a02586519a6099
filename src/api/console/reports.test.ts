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

test("a wrong meaning that was met in no list is reported without one", async () => {
  await publishEpisode(api.database.db, { said: [{ phrase: "grumble" }] });
  const id = wordId("grumble", "noun");
  expect((await post("WordList/ReportMeaning", { wordId: id, type: 2, text: "homurtu" })).statusCode).toBe(400);
  expect((await post("WordList/ReportMeaning", { wordId: id, text: "homurtu" })).statusCode).toBe(202);
  const reports: { details: { wordId: number } }[] = await rows("GetReports?kind=meaning");
  const [own] = reports.filter(({ details }) => details.wordId === id);
  expect(own?.details).toEqual({ wordId: id, phrase: "grumble", text: "homurtu" });
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

test("what is taken back at once mails nobody; what stays is mailed after the time of undo", async () => {
  const told = await verified();
  await post("WordList/WishTitle", { name: "Hasty", tellMe: true }, told);
  const [report] = await rows("GetReports?search=hasty");
  const mails = async () => (await queuedMails(api.database, told.mail)).filter(({ kind }) => kind === "reportClosed");
  await post("Admin/CloseReport", { id: report.id, outcome: "added" }, admin);
  const due = await api.database.pool.query(
    "select extract(epoch from next_attempt_at - created_at) as seconds from mail_outbox where recipient = $1 and kind = 'reportClosed'",
    [told.mail],
  );
  expect(due.rows.map(({ seconds }) => Number(seconds))).toEqual([15]);
  await post("Admin/OpenReport", { id: report.id }, admin);
  expect(await mails()).toEqual([]);
  await post("Admin/CloseReport", { id: report.id, outcome: "declined" }, admin);
  expect(await mails()).toHaveLength(1);
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
