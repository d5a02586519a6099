import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { contentWith } from "../catalogue/content.fixture.ts";
import { ApiError, createApiClient } from "./api-client.ts";
import { sourcesContext } from "./page-context.ts";
import { pageFailureOf, pageLoader } from "./page-loader.ts";

const context = new RouterContextProvider();
context.set(sourcesContext, {
  client: createApiClient({ lang: () => "tr", fetch: async () => new Response("[]") }),
  catalogue: { get: async () => contentWith({}) },
});

async function failureAt(path: string, load: () => Promise<unknown>) {
  const request = new Request(`https://site.example${path}`);
  return pageLoader("movieDetail", load)({ request, context }).catch((reason: unknown) => reason);
}

test("gives the page its locale and parameters", async () => {
  const load = pageLoader("episode", async ({ locale, params }) => ({ locale, ...params }));
  const request = new Request("https://site.example/en/tv-series/low-tide/2/3?query=ignored");
  expect(await load({ request, context })).toEqual({ locale: "en", url: "low-tide", season: 2, episode: 3 });
});

test.each([
  ["/film/bread", async () => undefined, 404],
  ["/film", async () => "page", 404],
  ["/film/bread", () => Promise.reject(new ApiError(404, undefined)), 404],
  ["/film/bread", () => Promise.reject(new ApiError(503, undefined)), 503],
  ["/film/bread", () => Promise.reject(new ApiError(429, undefined)), 503],
  ["/film/bread", () => Promise.reject(new ApiError(500, undefined)), 500],
  ["/film/bread", () => Promise.reject(new DOMException("slow", "TimeoutError")), 504],
])("a failure at %s has its status", async (path, load, status) => {
  expect(await failureAt(path, load)).toMatchObject({ init: { status } });
});

test("other errors are thrown unchanged", async () => {
  const error = new RangeError("a bug");
  expect(await failureAt("/film/bread", () => Promise.reject(error))).toBe(error);
});

test("the failure depends on status and connection", () => {
  const answer = (status: number, data: unknown) => ({ status, statusText: "", internal: false, data });
  expect(pageFailureOf(answer(404, "notFound"), true)).toBe("notFound");
  expect(pageFailureOf(answer(504, "timeout"), false)).toBe("timeout");
  expect(pageFailureOf(answer(503, "unavailable"), false)).toBe("unavailable");
  expect(pageFailureOf(new TypeError("Failed to fetch dynamically imported module"), true)).toBe("offline");
  expect(pageFailureOf(new TypeError("Failed to fetch"), false)).toBe("unavailable");
});
