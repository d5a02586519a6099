import { randomUUID } from "node:crypto";
import { TOTP } from "otpauth";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBringer } from "../../../tests/factories/brought-series.ts";
import { invitationOf, signUpOperator } from "../../../tests/factories/operators.ts";
import { openShop, type Shop, silentProvider } from "../../../tests/factories/purchases.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { upload } from "../../../tests/factories/upload.ts";
import { operations } from "../../contract/operations.ts";
import { auditActions, auditFields, auditThings } from "../../domain/console/audit-kinds.ts";
import { runImports } from "../../services/console/imports/run-imports.ts";

let shop: Shop;
let admin: SignedInUser & { readonly id: number };

beforeAll(async () => {
  shop = await openShop(silentProvider({ ask: async () => "pending" }));
  admin = await signUpOperator(shop);
});
afterAll(() => shop.close());

const post = (call: string, payload: object, user: SignedInUser = admin) =>
  shop.app.inject({ method: "POST", url: `/api/Admin/${call}`, headers: user.headers, payload });

const subtitle = "1\n00:00:01,000 --> 00:00:02,000\nThe harbour is quiet.\n";

const texts = (text: string) => ({ tr: text, en: text, es: text });

const title = {
  kind: "series",
  name: "The Harbour",
  year: null,
  genres: ["comedy"],
  description: texts(""),
  isPremium: false,
  showLines: true,
  watchUrl: null,
};

const coupon = {
  code: "SPRING",
  percent: 10,
  amounts: null,
  plans: [1],
  validFrom: null,
  validUntil: null,
  maxUses: null,
  maxUsesPerPerson: null,
};

async function somebody(): Promise<{ user: SignedInUser; id: number }> {
  const user = await signUp(shop.app);
  return { user, id: await shop.userIdOf(user) };
}

async function paid() {
  const payment = await shop.begin((await somebody()).user);
  await shop.report(payment);
  return payment;
}

async function newTitle(): Promise<number> {
  return (await post("SaveTitle", { ...title, name: randomUUID() })).json().id;
}

const entryOf = (phrase: string) => ({
  phrase,
  partOfSpeech: "noun",
  senses: [{ level: "B1", tr: ["ses"], es: ["el ruido"], definition: "a sound", synonyms: [], ipa: "ˈɡrʌfəl" }],
});

async function frozenMonth(month: string): Promise<string> {
  const { id } = await somebody();
  await shop.database.pool.query("insert into frozen_months (month, frozen_at) values ($1, now())", [month]);
  await shop.database.pool.query("insert into frozen_ranks (month, rank, user_id, points) values ($1, 1, $2, 100)", [
    month,
    id,
  ]);
  return month;
}

async function reported(): Promise<number> {
  const payload = { name: randomUUID() };
  await shop.app.inject({ method: "POST", url: "/api/WordList/WishTitle", payload });
  return (await shop.app.inject({ url: "/api/Admin/GetReports", headers: admin.headers })).json().rows[0].id;
}

async function message(): Promise<number> {
  const payload = { name: "Ada", mail: "ada@example.org", subject: "Hello", message: "A question" };
  await shop.app.inject({ method: "POST", url: "/api/Contact/SendMessage", payload });
  return (await shop.app.inject({ url: "/api/Admin/GetMessages", headers: admin.headers })).json().rows[0].id;
}

async function draft(): Promise<number> {
  // Without headwords, which this database has none of.
  const file = { [`${randomUUID()}/S01E01.srt`]: "1\n00:00:01,000 --> 00:00:02,000\nIt is of them.\n" };
  await shop.app.inject(upload("/api/Admin/UploadSubtitles", admin, file));
  await runImports(shop.services, new AbortController().signal);
  return (await shop.app.inject({ url: "/api/Admin/GetDrafts", headers: admin.headers })).json().rows[0].id;
}

async function episode(): Promise<number> {
  const { title: stored } = await publishEpisode(shop.database.db, {
    title: { name: randomUUID(), combinedUrl: randomUUID() },
  });
  const url = `/api/Admin/GetEpisodes?titleId=${stored.id}`;
  return (await shop.app.inject({ url, headers: admin.headers })).json().rows[0].id;
}

const poll = { question: texts("Which?"), options: [{ text: texts("A") }, { text: texts("B") }] };

const newPoll = async () => (await post("SavePoll", poll)).json().id;

/** One successful use of every writing call, after what it needs was made. */
const uses: Readonly<Record<string, () => Promise<() => Promise<{ readonly statusCode: number }>>>> = {
  StartSecondFactor: async () => {
    const other = await signUpOperator(shop, "editor", false);
    const invitation = await invitationOf(shop, other);
    return () => post("StartSecondFactor", invitation, other);
  },
  ConfirmSecondFactor: async () => {
    const other = await signUpOperator(shop, "editor", false);
    const { secret } = (await post("StartSecondFactor", await invitationOf(shop, other), other)).json();
    return () => post("ConfirmSecondFactor", { code: new TOTP({ secret }).generate() }, other);
  },
  InviteOperator: async () => {
    const { id } = await signUpOperator(shop, "editor", false);
    return () => post("InviteOperator", { id });
  },
  EnterSecondFactor: async () => {
    const other = await signUpOperator(shop, "editor", false);
    const { secret } = (await post("StartSecondFactor", await invitationOf(shop, other), other)).json();
    const code = new TOTP({ secret }).generate();
    const { recoveryCodes } = (await post("ConfirmSecondFactor", { code }, other)).json();
    return () => post("EnterSecondFactor", { code: recoveryCodes[0] }, other);
  },
  SaveTitle: async () => () => post("SaveTitle", title),
  UploadPoster: async () => {
    const id = await newTitle();
    const background = { r: 200, g: 30, b: 60 };
    const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background } })
      .png()
      .toBuffer();
    return () => shop.app.inject(upload(`/api/Admin/UploadPoster?id=${id}`, admin, { "a.png": picture }));
  },
  UploadSubtitles: async () => () =>
    shop.app.inject(upload("/api/Admin/UploadSubtitles", admin, { "Show/S01E01.srt": subtitle })),
  RetryImport: async () => {
    const form = upload("/api/Admin/UploadSubtitles", admin, { "Show/S01E01.srt": subtitle });
    const { id } = (await shop.app.inject(form)).json();
    await shop.database.pool.query("update import_jobs set state = 'done', finished_at = now() where id = $1", [id]);
    return () => post("RetryImport", { id });
  },
  PublishDraft: async () => {
    const id = await draft();
    return () => post("PublishDraft", { ids: [id] });
  },
  DropDraft: async () => {
    const id = await draft();
    return () => post("DropDraft", { id });
  },
  SaveEpisode: async () => {
    const id = await episode();
    return () => post("SaveEpisode", { id, name: "Pilot" });
  },
  MoveEpisode: async () => {
    const id = await episode();
    return () => post("MoveEpisode", { id, season: 2, episode: 7 });
  },
  DeleteEpisode: async () => {
    const id = await episode();
    return () => post("DeleteEpisode", { id });
  },
  SetName: async () => {
    const titleId = await newTitle();
    return () => post("SetName", { titleId, words: [{ word: "hope", isName: true }] });
  },
  SaveEntry: async () => () => post("SaveEntry", entryOf("gruffle")),
  RevertEntry: async () => {
    const { id } = (await post("SaveEntry", entryOf("snuffle"))).json();
    return () => post("RevertEntry", { id });
  },
  DecideFlag: async () => {
    const { id: userId } = await somebody();
    await shop.database.pool.query(
      "insert into board_flags (user_id, kind, day, evidence, state, raised_at) values ($1, 'faultless', '2026-01-01', '{}', 'open', now())",
      [userId],
    );
    return () => post("DecideFlag", { userId, kind: "faultless", state: "cleared" });
  },
  DisqualifyRank: async () => {
    const month = await frozenMonth("2024-01");
    return () => post("DisqualifyRank", { month, rank: 1, reason: "a script" });
  },
  LookAtRank: async () => {
    const month = await frozenMonth("2024-03");
    return () => post("LookAtRank", { month, rank: 1 });
  },
  ApproveMonth: async () => {
    const month = await frozenMonth("2024-02");
    return () => post("ApproveMonth", { month });
  },
  WithdrawPrizes: async () => {
    const month = await frozenMonth("2024-04");
    await post("ApproveMonth", { month });
    return () => post("WithdrawPrizes", { month });
  },
  PublishBrought: async () => {
    const { user } = await somebody();
    await createBringer(shop, user).bringSeries("The Quiet Pier", [subtitle]);
    const names = [{ name: "The Quiet Pier", year: null }];
    return () =>
      post("PublishBrought", { kind: "series", names, name: "The Quiet Pier", year: 2005, genres: ["drama"] });
  },
  HideTitle: async () => {
    const id = await newTitle();
    return () => post("HideTitle", { id, isHidden: true });
  },
  DeleteTitle: async () => {
    const id = await newTitle();
    return () => post("DeleteTitle", { id });
  },
  CloseReport: async () => {
    const id = await reported();
    return () => post("CloseReport", { id, outcome: "added" });
  },
  OpenReport: async () => {
    const id = await reported();
    await post("CloseReport", { id, outcome: "added" });
    return () => post("OpenReport", { id });
  },
  SavePoll: async () => () => post("SavePoll", poll),
  ClosePoll: async () => {
    const id = await newPoll();
    return () => post("ClosePoll", { id });
  },
  AnswerMessage: async () => {
    const id = await message();
    return () => post("AnswerMessage", { id, text: "Yes." });
  },
  RevokeCodes: async () => {
    await post("MakeCodes", { count: 1, months: 1, expiresAt: null, batch: "audit" });
    const { rows } = await shop.database.pool.query("select id from premium_codes where batch = 'audit'");
    return () => post("RevokeCodes", { id: rows[0].id });
  },
  WithdrawAnswer: async () => {
    const id = await message();
    await post("AnswerMessage", { id, text: "Yes." });
    return () => post("WithdrawAnswer", { id });
  },
  CloseMessage: async () => {
    const id = await message();
    return () => post("CloseMessage", { id });
  },
  AssignMessage: async () => {
    const id = await message();
    return () => post("AssignMessage", { id, assigneeId: admin.id });
  },
  SaveCannedAnswer: async () => () => post("SaveCannedAnswer", { name: "Thanks", texts: texts("Thank you.") }),
  DeleteCannedAnswer: async () => {
    const { id } = (await post("SaveCannedAnswer", { name: "Bye", texts: texts("Bye.") })).json();
    return () => post("DeleteCannedAnswer", { id });
  },
  GrantPremium: async () => {
    const { id } = await somebody();
    return () => post("GrantPremium", { id, months: 1, reason: "a gift" });
  },
  RevokePremium: async () => {
    const { id, user } = await somebody();
    await post("GrantPremium", { id, months: 1, reason: "a gift" });
    const [grant] = await shop.grantsOf(user);
    return () => post("RevokePremium", { id, grantId: grant?.id, reason: "a mistake" });
  },
  BlockUser: async () => {
    const { id } = await somebody();
    return () => post("BlockUser", { id, isBlocked: true, reason: "a script" });
  },
  SetRole: async () => {
    const { id } = await somebody();
    return () => post("SetRole", { id, role: "editor" });
  },
  EraseUser: async () => {
    const { id, user } = await somebody();
    return () => post("EraseUser", { id, username: user.username });
  },
  SaveCoupon: async () => () => post("SaveCoupon", coupon),
  EndCoupon: async () => {
    const { id } = (await post("SaveCoupon", { ...coupon, code: "SUMMER" })).json();
    return () => post("EndCoupon", { id });
  },
  MakeCodes: async () => () => post("MakeCodes", { count: 3, months: 1, expiresAt: null, batch: "fair" }),
  SettlePayment: async () => {
    const { id } = await shop.begin((await somebody()).user);
    await shop.database.pool.query("update payments set provider_reference = 'x' where id = $1", [id]);
    return () => post("SettlePayment", { id });
  },
  RefundPayment: async () => {
    const { id } = await paid();
    return () => post("RefundPayment", { id, reason: "asked for" });
  },
};

const writing = Object.entries(operations)
  .filter(([name, { method }]) => name.startsWith("Admin/") && method === "POST")
  .map(([name]) => name.split("/")[1] ?? "");

test.each(writing)("%s leaves a row in the audit log", async (call) => {
  const use = await uses[call]?.();
  if (use === undefined) throw new Error(`give a use of ${call}`);
  const { rows: before } = await shop.database.pool.query("select max(id) as last from audit_log");
  const answer = await use();
  expect(answer.statusCode).toBeLessThan(300);
  const { rows } = await shop.database.pool.query("select * from audit_log where id > $1", [before[0]?.last ?? 0]);
  expect(rows).toEqual([
    expect.objectContaining({ action: call, address: "127.0.0.1", thing: expect.stringMatching(/:/) }),
  ]);
  // The console has words for each of these.
  const [{ thing, before: was, after: is }] = rows;
  expect(auditThings).toContain(thing.split(":")[0]);
  for (const field of [...Object.keys(was ?? {}), ...Object.keys(is ?? {})]) expect(auditFields).toContain(field);
});

test("the log's actions are the writing calls, and the commands that write to it", () => {
  const commands = ["CreateAdmin", "FillDemo", "RemoveDemo", "ResetSecondFactor"];
  expect([...writing, ...commands].toSorted()).toEqual(auditActions.toSorted());
});

test("imports, and people that a row tells of besides, are told by name", async () => {
  const { id: userId, user } = await somebody();
  await shop.database.pool.query("insert into frozen_months (month, frozen_at) values ('2023-05', now())");
  await shop.database.pool.query(
    "insert into frozen_ranks (month, rank, user_id, points) values ('2023-05', 1, $1, 9)",
    [userId],
  );
  await post("LookAtRank", { month: "2023-05", rank: 1 });
  const titleId = await draft();
  const { name } = (await shop.database.pool.query("select name from titles where id = $1", [titleId])).rows[0];
  const { rows } = (await shop.app.inject({ url: "/api/Admin/GetAudit?limit=20", headers: admin.headers })).json();
  const row = (action: string) => rows.find((each: { action: string }) => each.action === action);
  expect(row("LookAtRank")).toMatchObject({ thing: "month:2023-05", names: { [`user:${userId}`]: user.username } });
  expect(row("UploadSubtitles")).toMatchObject({ name });
});

test("a call that is refused changes nothing and leaves no row", async () => {
  const count = async () => (await shop.database.pool.query("select count(*)::int from audit_log")).rows[0].count;
  const before = await count();
  expect((await post("HideTitle", { id: 999_999, isHidden: true })).statusCode).toBe(404);
  expect((await post("SetRole", { id: admin.id, role: "user" })).json().errors[0].code).toBe("role.self");
  expect(await count()).toBe(before);
});

test.each(["update audit_log set actor = 'x'", "delete from audit_log", "truncate audit_log"])(
  "%s fails, also for the owner of the table",
  async (sql) => {
    await shop.database.withConnection(async (owner) => {
      await expect(owner.query(sql)).rejects.toThrow("the audit log is only added to");
    });
  },
);

test("the log is read by person, thing, call and day, page by page", async () => {
  const { title: stored } = await publishEpisode(shop.database.db, {
    title: { name: "Audited", combinedUrl: "audited" },
  });
  const { id } = stored;
  for (const isHidden of [true, false, true]) await post("HideTitle", { id, isHidden });
  const read = async (query: string) =>
    (await shop.app.inject({ url: `/api/Admin/GetAudit?${query}`, headers: admin.headers })).json();
  const first = await read(`thing=title:${id}&limit=2`);
  expect(first.rows.map(({ after }: { after: unknown }) => after)).toEqual([{ isHidden: true }, { isHidden: false }]);
  const second = await read(`thing=title:${id}&limit=2&cursor=${first.next}`);
  expect(second).toMatchObject({ rows: [{ before: { isHidden: false }, after: { isHidden: true } }], next: null });
  expect((await read(`thing=title:${id}&day=2020-01-01`)).rows).toEqual([]);
  const day = new Date().toLocaleDateString("sv", { timeZone: "Europe/Istanbul" });
  expect((await read(`thing=title:${id}&day=${day}`)).rows).toHaveLength(3);
  expect((await read(`thing=title:${id}&actorId=${admin.id}&action=HideTitle`)).rows).toHaveLength(3);
  expect((await read(`thing=title:${id}&action=SaveTitle`)).rows).toEqual([]);
  expect(first.rows[0].name).toBe("Audited");
  const { id: row } = first.rows[1];
  expect((await read(`id=${row}`)).rows).toEqual([first.rows[1]]);
  const refused = await shop.app.inject({ url: "/api/Admin/GetAudit?cursor=x", headers: admin.headers });
  expect(refused.json().errors).toEqual([expect.objectContaining({ field: "cursor", code: "cursor.invalid" })]);
});
