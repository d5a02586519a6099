import { expect, test, vi } from "vitest";
import { ApiError } from "../../page/api-client.ts";
import { createApiCaller } from "./call-api.ts";

const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ code, status, detail: "text" }), {
    status,
    headers: { "content-type": "application/problem+json" },
  });

function callerWith(answer: () => Response, tokens: readonly (string | undefined)[] = ["t1"]) {
  const left = [...tokens];
  const sent: { path: string; init: RequestInit | undefined }[] = [];
  const onExpired = vi.fn();
  const call = createApiCaller({
    fetch: async (path, init) => {
      sent.push({ path, init });
      return answer();
    },
    lang: () => "es",
    store: () => ({
      get: () => ({ token: left.length > 1 ? left.shift() : left[0], knownList: [], userWordLists: [] }),
    }),
    onExpired,
  });
  return { call, sent, onExpired };
}

test("asks in the page's language and the person's name, and posts what it is given", async () => {
  const { call, sent } = callerWith(() => new Response('{"a":1}'));
  expect(await call("User/GetProfile")).toEqual({ a: 1 });
  await call("User/UpdateProfile", { username: "x" });
  expect(sent).toMatchObject([
    { path: "/api/User/GetProfile", init: { method: "GET", headers: { lang: "es", authorization: "Bearer t1" } } },
    { path: "/api/User/UpdateProfile", init: { method: "POST", body: '{"username":"x"}' } },
  ]);
  expect(sent[0]?.init).not.toHaveProperty("body");
});

test("a form with files is sent as it is, and the browser names its kind", async () => {
  const { call, sent } = callerWith(() => new Response("{}"));
  const form = new FormData();
  form.set("file", new File(["x"], "x.srt"));
  await call("WordList/GenerateList", form);
  expect(sent[0]?.init?.body).toBe(form);
  expect(sent[0]?.init?.headers).not.toHaveProperty("content-type");
});

test("a visitor sends no token", async () => {
  const { call, sent } = callerWith(() => new Response(null, { status: 204 }), [undefined]);
  await call("Contact/SendMessage", {});
  expect(sent[0]?.init?.headers).not.toHaveProperty("authorization");
});

test("a token that the API no longer knows ends the session", async () => {
  const { call, onExpired } = callerWith(() => problem(401, "unauthorized"));
  await expect(call("User/GetProfile")).rejects.toBeInstanceOf(ApiError);
  expect(onExpired).toHaveBeenCalledOnce();
});

test.each([
  ["a wrong password", () => problem(401, "login.wrong"), ["t1"]],
  ["a fault", () => problem(500, "internal"), ["t1"]],
  ["a proxy's own 401", () => new Response("<h1>", { status: 401 }), ["t1"]],
  ["a refusal of an old token when there is a new one", () => problem(401, "unauthorized"), ["old", "new"]],
  ["a refusal of a visitor", () => problem(401, "unauthorized"), [undefined]],
])("%s does not", async (_what, answer, tokens) => {
  const { call, onExpired } = callerWith(answer, tokens);
  await expect(call("User/GetProfile")).rejects.toBeInstanceOf(ApiError);
  expect(onExpired).not.toHaveBeenCalled();
});
