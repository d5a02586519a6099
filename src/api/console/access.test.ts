import { afterAll, beforeAll, expect, test } from "vitest";
import { type DocumentedCall, documentedCalls } from "../../../tests/factories/openapi-calls.ts";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { operations } from "../../contract/operations.ts";

let api: TestApp;
let calls: DocumentedCall[];

beforeAll(async () => {
  api = await createTestApp();
  calls = (await documentedCalls(api.app)).filter(({ path }) => path.startsWith("/api/Admin/"));
});
afterAll(() => api.close());

const wayIn = ["ConfirmSecondFactor", "EnterSecondFactor", "StartSecondFactor"];

/** What each role may call besides the way in; an admin may call all. */
const callsOf: Readonly<Record<"editor" | "support", readonly string[]>> = {
  editor: [
    ["GetOverview", "GetReports", "CloseReport", "OpenReport"],
    ["GetTitles", "SaveTitle", "UploadPoster", "HideTitle", "DeleteTitle"],
    ["UploadSubtitles", "GetImports", "WatchImport", "GetWordPlaces", "SetName", "RetryImport"],
    ["GetDrafts", "PublishDraft", "DropDraft", "GetEpisodes", "SaveEpisode", "MoveEpisode", "DeleteEpisode"],
    ["SearchEntries", "SaveEntry", "RevertEntry", "ExportOverlay", "GetReportPlaces"],
    ["GetAdminPolls", "SavePoll", "ClosePoll"],
  ].flat(),
  support: [
    ["GetOverview", "GetReports", "CloseReport", "OpenReport"],
    ["GetMessages", "AnswerMessage", "WithdrawAnswer", "CloseMessage", "AssignMessage"],
    ["GetCannedAnswers", "SaveCannedAnswer", "DeleteCannedAnswer"],
    ["FindUsers", "GetUser"],
  ].flat(),
};

/** With every field filled, and as a program would that knows nothing of the call. */
async function send({ method, path, request }: DocumentedCall, user?: SignedInUser) {
  const headers = { ...user?.headers };
  const filling = { number: 1, text: (field: string) => (field === "id" ? "1" : "x") };
  const { url, payload } = request(filling);
  return [
    await api.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload: payload as object }) }),
    await api.app.inject({ method, url: path, headers }),
  ];
}

test("the document has all calls of the console", () => {
  const named = Object.keys(operations).filter((name) => name.startsWith("Admin/"));
  expect(calls.map(({ name }) => `Admin/${name}`).sort()).toEqual(named.sort());
  expect(calls.length).toBeGreaterThan(30);
});

test("no call answers a visitor or somebody without a role", async () => {
  const user = await signUp(api.app);
  for (const call of calls) {
    for (const answer of await send(call))
      expect([answer.statusCode, answer.json().code]).toEqual([401, "unauthorized"]);
    for (const answer of await send(call, user))
      expect([answer.statusCode, answer.json().code]).toEqual([403, "forbidden"]);
  }
});

test("no call but the way in answers a session that did not pass the second factor", async () => {
  const admin = await signUpOperator(api, "admin", false);
  for (const call of calls.filter(({ name }) => !wayIn.includes(name))) {
    for (const answer of await send(call, admin)) {
      expect([answer.statusCode, answer.json().code], call.name).toEqual([403, "second_factor.required"]);
    }
  }
});

test.each(["editor", "support"] as const)(
  "the role %s may call what is its own, and is refused the rest",
  async (role) => {
    const operator = await signUpOperator(api, role);
    expect(callsOf[role].filter((name) => !calls.some((call) => call.name === name))).toEqual([]);
    for (const call of calls.filter(({ name }) => !wayIn.includes(name))) {
      for (const answer of await send(call, operator)) {
        if (!callsOf[role].includes(call.name))
          expect([answer.statusCode, answer.json().code], call.name).toEqual([403, "forbidden"]);
        else {
          expect(answer.statusCode, call.name).not.toBe(403);
          expect(answer.statusCode, call.name).toBeLessThan(500);
        }
      }
    }
  },
);

test("the overview tells nothing of the money to who is no admin", async () => {
  const overviewOf = async (role: "editor" | "support" | "admin") => {
    const { headers } = await signUpOperator(api, role);
    return (await api.app.inject({ url: "/api/Admin/GetOverview", headers })).json();
  };
  for (const role of ["editor", "support"] as const) {
    const { waiting, isShopClosed, purchases, days } = await overviewOf(role);
    expect([waiting.stuckPayments, isShopClosed, purchases]).toEqual([null, false, null]);
    expect(days.map((day: { purchases: unknown }) => day.purchases)).toEqual(days.map(() => null));
  }
  const { waiting, purchases, days } = await overviewOf("admin");
  expect([waiting.stuckPayments, purchases, days[0].purchases]).toEqual([0, { today: 0, week: 0 }, 0]);
});

test("who loses the role or is blocked has lost the console at the next call", async () => {
  const admin = await signUpOperator(api);
  const audit = () => api.app.inject({ url: "/api/Admin/GetAudit", headers: admin.headers });
  expect((await audit()).statusCode).toBe(200);
  await api.database.pool.query("update users set role = 'user' where id = $1", [admin.id]);
  expect((await audit()).statusCode).toBe(403);
  await api.database.pool.query("update users set role = 'admin', blocked_at = now() where id = $1", [admin.id]);
  expect((await audit()).statusCode).toBe(401);
});

test("no call of the console takes a field that it does not know", async () => {
  const admin = await signUpOperator(api);
  for (const call of calls.filter(({ hasBody }) => hasBody)) {
    const { url, payload } = call.request({ number: 1, text: () => "x" });
    const body = { ...(payload as object), role2: "admin" };
    const answer = await api.app.inject({ method: "POST", url, headers: admin.headers, payload: body });
    expect(answer.statusCode, call.name).toBe(400);
    const { errors } = answer.json<{ errors: { field: string; code: string }[] }>();
    expect(errors, call.name).toContainEqual(expect.objectContaining({ field: "role2", code: "unknown" }));
  }
});
