import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishEpisode } from "../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../tests/factories/test-app.ts";
import { problem } from "../contract/problem.ts";

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test.each(["/api/Nothing", "/api/Home", "/api/home/getcontent"])("%s is a problem with status 404", async (url) => {
  for (const method of ["GET", "POST", "DELETE"] as const) {
    const response = await api.app.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(problem.parse(response.json()).code).toBe("not_found");
  }
});

test.each([
  [undefined, "Aradığınız kayıt bulunamadı."],
  ["tr", "Aradığınız kayıt bulunamadı."],
  ["EN", "What you asked for wasn’t found."],
  ["es", "No se ha encontrado lo que buscas."],
  ["de", "What you asked for wasn’t found."],
])("with the header lang %s the detail is in that language", async (lang, detail) => {
  const response = await api.app.inject({ url: "/api/Nothing", headers: lang === undefined ? {} : { lang } });
  expect(response.json().detail).toBe(detail);
});

test("an address that cannot be decoded is a problem, not a fault", async () => {
  const response = await api.app.inject({ url: "/api/%E0%A4%A" });
  expect(response.statusCode).toBe(400);
  expect(problem.parse(response.json()).code).toBe("invalid");
});

test("the OpenAPI 3.1 document names every call with its answers, and can be read at /api/docs", async () => {
  const document = (await api.app.inject({ url: "/api/openapi.json" })).json();
  expect(document.openapi).toBe("3.1.0");
  const operations = Object.values<Record<string, { operationId: string; responses: object }>>(document.paths).flatMap(
    (path) => Object.values(path),
  );
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual([
    "ActivateMail",
    "AddWords",
    "Answer",
    "AnswerMessage",
    "AnswerReview",
    "AnswerReviews",
    "ApproveMonth",
    "Arrange",
    "AssignMessage",
    "BlockUser",
    "Callback",
    "CancelMailChange",
    "ChangeMail",
    "ChangePassword",
    "ChangeSettings",
    "CheckDiscountCode",
    "CheckPasswordReset",
    "CheckPaymentStatus",
    "CloseMessage",
    "ClosePoll",
    "CloseReport",
    "CompareDay",
    "ConfirmGoogleAuth",
    "ConfirmMailChange",
    "ConfirmSecondFactor",
    "CreateList",
    "DecideFlag",
    "Delete",
    "DeleteAccount",
    "DeleteCannedAnswer",
    "DeleteEpisode",
    "DeleteList",
    "DeleteTitle",
    "DisqualifyRank",
    "DropDraft",
    "DropQuiz",
    "EndCoupon",
    "EndNotices",
    "EndNoticesByMail",
    "EndOtherSessions",
    "EndSession",
    "EnterSecondFactor",
    "EraseUser",
    "ExportData",
    "ExportList",
    "ExportMemory",
    "ExportOverlay",
    "ExportPayments",
    "FindPayments",
    "FindUsers",
    "FinishRegistration",
    "FinishSignIn",
    "GenerateList",
    "GetAdminPolls",
    "GetAudit",
    "GetBrought",
    "GetCalendar",
    "GetCannedAnswers",
    "GetCodeBatches",
    "GetContent",
    "GetContentVersion",
    "GetCoupons",
    "GetCoverage",
    "GetCoverageOfLevel",
    "GetCoverageOfWords",
    "GetDrafts",
    "GetEasyTitles",
    "GetEpisodes",
    "GetFlags",
    "GetGrowth",
    "GetHealth",
    "GetHistory",
    "GetImports",
    "GetKnownLevels",
    "GetKnownWords",
    "GetLeaderboard",
    "GetLevelCounts",
    "GetLevelTest",
    "GetLexiconWords",
    "GetListInfo",
    "GetListStart",
    "GetMemory",
    "GetMessages",
    "GetMoney",
    "GetMonth",
    "GetMyTitles",
    "GetNote",
    "GetOffers",
    "GetOverview",
    "GetPack",
    "GetPasskeys",
    "GetPayment",
    "GetPayments",
    "GetPlan",
    "GetPointData",
    "GetPolls",
    "GetPoster",
    "GetPreferences",
    "GetPremiumStatusV2",
    "GetProfile",
    "GetReceipt",
    "GetReportPlaces",
    "GetReports",
    "GetReview",
    "GetSecurityEvents",
    "GetSessions",
    "GetSettings",
    "GetSiteList",
    "GetSiteWords",
    "GetSound",
    "GetSpeech",
    "GetTitles",
    "GetTonight",
    "GetTonightOfWords",
    "GetUser",
    "GetUserLists",
    "GetWeek",
    "GetWord",
    "GetWordIds",
    "GetWordListV2",
    "GetWordPlaces",
    "GetWords",
    "GoogleCallback",
    "GrantExtension",
    "GrantPremium",
    "HideTitle",
    "InviteOperator",
    "LoginWithCredentials",
    "Logout",
    "LogoutEverywhere",
    "LookAtRank",
    "MakeCodes",
    "MakePdf",
    "MarkKnown",
    "MoveEpisode",
    "NextQuestion",
    "OpenPrize",
    "OpenReport",
    "PublishBrought",
    "PublishDraft",
    "ReadEpisode",
    "ReadKnown",
    "RedeemCode",
    "RedeemExtension",
    "RefundPayment",
    "RegisterWithCredentials",
    "RegisterWithThirdPartyToken",
    "RemoveEpisode",
    "RemovePasskey",
    "RemoveWords",
    "Rename",
    "RenameList",
    "RenamePasskey",
    "ReorderList",
    "ReportMeaning",
    "ReportMissingWord",
    "RequestPasswordReset",
    "RequestPaymentToken",
    "RequirePasskey",
    "ResetPassword",
    "RetryImport",
    "RevertEntry",
    "RevokeCodes",
    "RevokePremium",
    "SaveCannedAnswer",
    "SaveCoupon",
    "SaveEntry",
    "SaveEpisode",
    "SaveNote",
    "SavePlan",
    "SavePoll",
    "SaveSettings",
    "SaveTitle",
    "SearchEntries",
    "SendActivationMail",
    "SendMessage",
    "SetKnown",
    "SetKnownLevel",
    "SetName",
    "SetPreferences",
    "SetRole",
    "SettlePayment",
    "ShareList",
    "StartGoogle",
    "StartLearning",
    "StartQuiz",
    "StartRegistration",
    "StartSecondFactor",
    "StartSignIn",
    "StartTour",
    "StopAsking",
    "SubscribePush",
    "TakeBackKnown",
    "TakeOver",
    "UndoReview",
    "UnsubscribePush",
    "UpdateProfile",
    "Upload",
    "UploadPoster",
    "UploadSubtitles",
    "Vote",
    "Watch",
    "WatchImport",
    "WishTitle",
    "WithdrawAnswer",
    "WithdrawPrizes",
  ]);
  const [list] = operations.filter(({ operationId }) => operationId === "GetWordListV2");
  expect(Object.keys(list?.responses ?? {})).toEqual(["200", "400", "401", "403", "404", "429", "500", "503"]);
  const page = await api.app.inject({ url: "/api/docs/" });
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-type"]).toContain("text/html");
});

test("answers carry the headers that keep browsers from guessing and framing", async () => {
  const { headers } = await api.app.inject({ url: "/api/Home/GetContentVersion" });
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers).not.toHaveProperty("x-powered-by");
});

test("probes tell that the process lives and that storage answers", async () => {
  expect((await api.app.inject({ url: "/healthz" })).json()).toEqual({ status: "ok" });
  expect((await api.app.inject({ url: "/readyz" })).json()).toEqual({ status: "ready" });
});

test("figures are for this machine alone, and not for what a proxy forwards", async () => {
  await api.app.inject({ url: "/api/Home/GetContentVersion" });
  const own = await api.app.inject({ url: "/metrics" });
  const counted = 'http_request_duration_seconds_count{method="GET",route="/api/Home/GetContentVersion",status="200"}';
  expect(own.body).toContain(counted);
  expect((await api.app.inject({ url: "/metrics", remoteAddress: "192.0.2.7" })).statusCode).toBe(404);
  expect((await api.app.inject({ url: "/metrics", headers: { "x-forwarded-for": "127.0.0.1" } })).statusCode).toBe(404);
});

test("with a token, figures are for those who have it", async () => {
  const guarded = await createTestApp({ metricsToken: "s3cret-token" });
  const status = async (authorization?: string) =>
    (await guarded.app.inject({ url: "/metrics", headers: authorization === undefined ? {} : { authorization } }))
      .statusCode;
  expect(await status("Bearer s3cret-token")).toBe(200);
  expect(await status("Bearer s3cret-tokem")).toBe(404);
  expect(await status()).toBe(404);
  await guarded.close();
});

test("an address that asks too often is told to wait, others and probes are not", async () => {
  const limited = await createTestApp({ rateLimitPerMinute: 3 });
  const get = (remoteAddress: string, url = "/api/Home/GetContentVersion") =>
    limited.app.inject({ url, remoteAddress });
  for (let request = 0; request < 3; request += 1) expect((await get("192.0.2.1")).statusCode).toBe(200);
  const refused = await get("192.0.2.1");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(problem.parse(refused.json()).code).toBe("too_many_requests");
  expect((await get("192.0.2.2")).statusCode).toBe(200);
  expect((await get("192.0.2.1", "/healthz")).statusCode).toBe(200);
  await limited.close();
});

test("storage that goes away costs a 503, and cached responses are still sent", async () => {
  const lonely = await createTestApp();
  const { episodeId } = await publishEpisode(lonely.database.db);
  await lonely.services.contentVersion.refresh();
  const cached = `/api/WordList/GetWordListV2?type=2&id=${episodeId}`;
  expect((await lonely.app.inject({ url: cached })).statusCode).toBe(200);
  await lonely.database.close();

  const refused = await lonely.app.inject({ url: "/api/Home/GetContent", headers: { lang: "en" } });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBe("5");
  expect(problem.parse(refused.json())).toMatchObject({ code: "unavailable" });
  expect((await lonely.app.inject({ url: cached })).statusCode).toBe(200);
  expect((await lonely.app.inject({ url: "/readyz" })).statusCode).toBe(503);
  expect((await lonely.app.inject({ url: "/healthz" })).statusCode).toBe(200);
  await lonely.close();
});

test.each([
  ["stops in the middle of its headers", "GET / HTTP/1.1\r\nHost: localhost\r\n"],
  ["never sends the body that it announced", "POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"],
  ["says nothing at all", ""],
])("a client that %s is cut off", async (_name, bytes) => {
  const timeouts = { headers: 300, request: 500, idle: 1_500, checkInterval: 50, drain: 1_000 };
  const strict = await createTestApp({ timeouts });
  const address = new URL(await strict.app.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(address.port), "127.0.0.1").resume();
  socket.write(bytes);
  await once(socket, "close");
  await strict.close();
});
