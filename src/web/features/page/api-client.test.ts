import { describe, expect, test, vi } from "vitest";
import { meanLanguageTypes } from "../../../contract/lexicon/mean-language-types.ts";
import { wordListTypes as contractTypes } from "../../../contract/lexicon/word-list.ts";
import { type ApiClient, ApiError, createApiClient, wordListTypes } from "./api-client.ts";
import { isProblem, lockedListOf } from "./told-problem.ts";

/** A client of somebody with these tokens, one after the other, whose every call is answered so. */
function setUp(answer: () => Response, tokens: readonly (string | undefined)[] = ["t1"]) {
  const left = [...tokens];
  const sent: { path: string; init: RequestInit | undefined }[] = [];
  const onExpired = vi.fn();
  const { call } = createApiClient({
    fetch: async (path, init) => {
      sent.push({ path, init });
      return answer();
    },
    lang: () => "es",
    session: { token: () => (left.length > 1 ? left.shift() : left[0]), onExpired },
  });
  return { call, sent, onExpired };
}

const problem = (status: number, code: string, more: object = {}) =>
  new Response(JSON.stringify({ type: "about:blank", title: "t", status, detail: "d", code, ...more }), {
    status,
    headers: { "content-type": "application/problem+json; charset=utf-8" },
  });

const episode = { query: { type: wordListTypes.episode, id: 12, MeanLanguageType: meanLanguageTypes.es } };

test("the numbers are the contract's", () => {
  expect(wordListTypes).toEqual(contractTypes);
  expect(meanLanguageTypes).toEqual({ en: 1, tr: 2, es: 3 });
});

test("a query is sent with the page's language and the user's token", async () => {
  const { call, sent } = setUp(() => Response.json([]));
  expect(await call("WordList/GetWordListV2", episode)).toEqual([]);
  expect(sent).toMatchObject([
    {
      path: "/api/WordList/GetWordListV2?type=2&id=12&MeanLanguageType=3",
      init: { method: "GET", headers: { lang: "es", authorization: "Bearer t1" } },
    },
  ]);
  expect(sent[0]?.init).not.toHaveProperty("body");
});

test("undefined values of a query are not in the URL, and the others are escaped", async () => {
  const { call, sent } = setUp(() => Response.json({}));
  await call("WordList/GetCoverage", { query: { type: undefined, id: undefined } });
  await call("WordList/GetListInfo", { query: { url: "a&b c" } });
  expect(sent.map(({ path }) => path)).toEqual(["/api/WordList/GetCoverage", "/api/WordList/GetListInfo?url=a%26b+c"]);
});

test("a body is posted as JSON; an answer without content is undefined", async () => {
  const { call, sent } = setUp(() => new Response(null, { status: 204 }));
  expect(await call("Quiz/DropQuiz", { body: { quizId: "q" } })).toBeUndefined();
  expect(sent[0]?.init).toMatchObject({
    method: "POST",
    body: '{"quizId":"q"}',
    headers: { "content-type": "application/json" },
  });
});

test("a form with files is sent as it is, and the browser sets its content type", async () => {
  const { call, sent } = setUp(() => Response.json({}));
  const form = new FormData();
  form.set("file", new File(["x"], "x.srt"));
  await call("WordList/GenerateList", { body: form });
  expect(sent[0]?.init?.body).toBe(form);
  expect(sent[0]?.init?.headers).not.toHaveProperty("content-type");
});

test("a visitor sends no token", async () => {
  const { call, sent } = setUp(() => Response.json({ version: 1 }), [undefined]);
  await call("Home/GetContentVersion");
  expect(sent[0]?.init?.headers).not.toHaveProperty("authorization");
});

test("an error says when to ask again, as the answer does", async () => {
  for (const retryAfter of ["30", null]) {
    const headers: HeadersInit = retryAfter === null ? {} : { "retry-after": retryAfter };
    const { call } = setUp(() => new Response("", { status: 503, headers }));
    await expect(call("WordList/GetWordListV2", episode)).rejects.toMatchObject({ status: 503, retryAfter });
  }
});

test("a call without a response times out", async () => {
  const { call } = createApiClient({
    lang: () => "tr",
    timeoutMs: 1,
    fetch: (_path, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
  });
  await expect(call("Home/GetContent")).rejects.toMatchObject({ name: "TimeoutError" });
});

describe("an answer other than a success", () => {
  const failureOf = (answer: () => Response) =>
    setUp(answer)
      .call("WordList/GetWordListV2", episode)
      .catch((reason: unknown) => reason);

  test("rejects with its status and problem", async () => {
    const error = await failureOf(() => problem(404, "not_found"));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, problem: { code: "not_found" } });
    expect(isProblem<"WordList/GetWordListV2">(error, "not_found")).toBe(true);
    expect(isProblem<"WordList/GetWordListV2">(error, "premium.required")).toBe(false);
    expect(lockedListOf(error)).toBeUndefined();
  });

  test("gives the preview of a locked list", async () => {
    const error = await failureOf(() => problem(403, "premium.required", { preview: [], total: 900 }));
    expect(lockedListOf(error)).toMatchObject({ preview: [], total: 900 });
  });

  test("may come from something other than the API", async () => {
    const page = () => new Response("<html>", { status: 502, headers: { "content-type": "text/html" } });
    expect(await failureOf(page)).toMatchObject({ status: 502, problem: undefined });
    const broken = () => new Response("{", { status: 500, headers: { "content-type": "application/json" } });
    expect(await failureOf(broken)).toMatchObject({ status: 500, problem: undefined });
  });
});

describe("the session", () => {
  test("ends with a token that the API refuses", async () => {
    const { call, onExpired } = setUp(() => problem(401, "unauthorized"));
    await expect(call("User/GetProfile")).rejects.toBeInstanceOf(ApiError);
    expect(onExpired).toHaveBeenCalledOnce();
  });

  test.each([
    ["a wrong password", () => problem(401, "login.wrong"), ["t1"]],
    ["a fault", () => problem(500, "internal"), ["t1"]],
    ["a proxy's own 401", () => new Response("<h1>", { status: 401 }), ["t1"]],
    ["a refusal of an old token when there is a new one", () => problem(401, "unauthorized"), ["old", "new"]],
    ["a refusal of a visitor", () => problem(401, "unauthorized"), [undefined]],
  ])("outlives %s", async (_what, answer, tokens) => {
    const { call, onExpired } = setUp(answer, tokens);
    await expect(call("User/GetProfile")).rejects.toBeInstanceOf(ApiError);
    expect(onExpired).not.toHaveBeenCalled();
  });
});

/** Never run: what does not compile is the test. */
export async function typesOf({ call }: ApiClient): Promise<void> {
  const points: number = (await call("Score/GetPointData")).total;
  // @ts-expect-error a misspelt call
  await call("Score/GetPoints");
  // @ts-expect-error a field is missing
  await call("Quiz/Answer", { body: { tourId: "t", questionId: "q" } });
  // @ts-expect-error a body is missing
  await call("Quiz/Answer");
  // @ts-expect-error a query's field is of another type
  await call("WordList/GetLevelCounts", { query: { titleId: "7" } });
  // @ts-expect-error the answer has no such field
  (await call("Poll/GetPolls")).questions;
  // @ts-expect-error a problem that the call does not list
  isProblem<"Score/GetPointData">(points, "premium.required");
}
