import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../tests/e2e/texts.ts";
import { buildListWords } from "../../../../tests/factories/quiz-words.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import { loadWordList, type WordListData } from "../lexicon/word-list-data.ts";
import { createApiClient } from "../page/api-client.ts";
import { WordListSection } from "./word-list/word-list-section.tsx";

const words = buildListWords(30);
const tokens: (string | null)[] = [];
let isDown = false;

/** As the API: the first 20 words for all, the rest for premium members. */
async function answer(_path: string, init?: RequestInit): Promise<Response> {
  const token = new Headers(init?.headers).get("authorization");
  tokens.push(token);
  if (isDown) throw new TypeError("no connection");
  return token === "Bearer premium" ? Response.json(words) : lockedAnswer();
}

function lockedAnswer(): Response {
  const locked = { type: "t", title: "T", status: 403, detail: "d", code: "premium.required" };
  return new Response(JSON.stringify({ ...locked, preview: words.slice(0, 20), total: 30 }), {
    status: 403,
    headers: { "content-type": "application/problem+json" },
  });
}

beforeEach(() => {
  tokens.length = 0;
  isDown = false;
  vi.stubGlobal("fetch", answer);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function showPreview() {
  const client = createApiClient({ lang: () => "tr", fetch: async () => lockedAnswer() });
  const list: WordListData = await loadWordList({ client, locale: "tr" }, { kind: "episode", id: 7 });
  const element = <WordListSection list={list} caption="Words of a test" />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

const wayToPremium = () => screen.queryByRole("link", { name: textIn("tr", "words_to_premium") });

test("others see the first words and the way to premium, and nothing more is asked", async () => {
  userDataStore().update({ token: "free", isPremium: false });
  await showPreview();
  expect(wayToPremium()?.getAttribute("href")).toBe("/premium?from=/");
  expect(screen.getByText("phrase20")).toBeDefined();
  expect(screen.queryByText("phrase21")).toBeNull();
  expect(tokens).toEqual([]);
});

test("a premium member gets the whole list, also after a failure", async () => {
  userDataStore().update({ token: "premium", isPremium: true });
  isDown = true;
  await showPreview();
  const retry = await screen.findByRole("button", { name: textIn("tr", "try_again") });
  isDown = false;
  await userEvent.click(retry);
  await screen.findByText("phrase30");
  expect(wayToPremium()).toBeNull();
  expect(tokens).toEqual(["Bearer premium", "Bearer premium"]);
});
