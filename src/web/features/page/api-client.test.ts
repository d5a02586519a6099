import { describe, expect, test } from "vitest";
import {
  meanLanguageTypes as contractLanguages,
  wordListTypes as contractTypes,
} from "../../../contract/lexicon/word-list.ts";
import { ApiError, createApiClient, lockedListOf, meanLanguageTypes, wordListTypes } from "./api-client.ts";

function clientThatGets(answer: unknown, init: ResponseInit = {}) {
  const asked: { path: string; lang: string | null }[] = [];
  const client = createApiClient({
    lang: "es",
    async fetch(path, request) {
      asked.push({ path, lang: new Headers(request?.headers).get("lang") });
      return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" }, ...init });
    },
  });
  return { client, asked };
}

const problem = { type: "about:blank", title: "t", status: 403, detail: "d", code: "premium.required" };

test("the figures are the contract's", () => {
  expect(wordListTypes).toEqual(contractTypes);
  expect(meanLanguageTypes).toEqual(contractLanguages);
});

test("asks for a word list in the page's language", async () => {
  const { client, asked } = clientThatGets([]);
  expect(await client.getWordList(wordListTypes.episode, 12, meanLanguageTypes.es)).toEqual([]);
  expect(asked).toEqual([{ path: "/api/WordList/GetWordListV2?type=2&id=12&MeanLanguageType=3", lang: "es" }]);
});

describe("an answer other than a success", () => {
  test("rejects with its status and problem", async () => {
    const { client } = clientThatGets({ ...problem, status: 404, code: "not_found" }, { status: 404 });
    const error = await client.getContent().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, problem: { code: "not_found" } });
    expect(lockedListOf(error)).toBeUndefined();
  });

  test("gives the preview of a locked list", async () => {
    const init = { status: 403, headers: { "content-type": "application/problem+json; charset=utf-8" } };
    const { client } = clientThatGets({ ...problem, preview: [], total: 900 }, init);
    const error = await client.getWordList(4, 1, 2).catch((reason: unknown) => reason);
    expect(lockedListOf(error)).toMatchObject({ preview: [], total: 900 });
  });

  test("may come from something other than the API", async () => {
    const { client } = clientThatGets("<html>", { status: 502, headers: { "content-type": "text/html" } });
    await expect(client.getContentVersion()).rejects.toMatchObject({ status: 502, problem: undefined });
    const { client: other } = clientThatGets(undefined, { status: 500 });
    await expect(other.getContentVersion()).rejects.toMatchObject({ status: 500, problem: undefined });
  });
});
