import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../tests/e2e/texts.ts";
import type { Word } from "../../../contract/lexicon/word-list.ts";
import { ListParts } from "./list-parts.tsx";

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);

/** As long as a part may be: a hundred phrases, many of several parts of speech. */
const long = Array.from({ length: 200 }, (_, at) => `thing ${at}`).join(", ");
const parts = ["get, know, rain", "boat, umbrella, zeal", long];

function wordOf(phrase: string): Word {
  const texts = { mean: `${phrase} anlamı`, definition: "", ipa: "" };
  const id = 1 + parts.join(", ").split(", ").indexOf(phrase);
  return { id, phrase, ...texts, synonyms: [], difficulty: 1, partOfSpeech: "noun", count: 0, times: [] };
}

/** What the API is asked for; the first failures are answered as an outage. */
const asked: string[] = [];
let failures = 0;

beforeEach(() => {
  asked.length = 0;
  failures = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (failures > 0) {
      failures -= 1;
      return new Response("", { status: 503 });
    }
    const part = Number(new URL(path, "https://site.example").searchParams.get("part"));
    return Response.json((parts[part - 1] ?? "").split(", ").map(wordOf));
  });
});

function show() {
  const element = <ListParts list="academic" parts={parts} title="Words of a test" />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  return userEvent.setup();
}

const groupOf = (part: number) => screen.getAllByRole("group").at(part - 1) ?? document.body;
const openerOf = (part: number) => within(groupOf(part)).getByText(text("parts_academic", { day: part }));
const search = () => screen.getByRole("searchbox", { name: text("parts_search") });

test("closed parts have their phrases in the document, and nothing is loaded", () => {
  show();
  expect(groupOf(1).textContent).toContain("get, know, rain");
  expect(screen.queryByRole("table")).toBeNull();
  expect(asked).toEqual([]);
});

test("a part is loaded when it is opened, in its own order, and closes the one before", async () => {
  const user = show();
  await user.click(openerOf(1));
  const table = await screen.findByRole("table");
  expect([...table.querySelectorAll("tbody b")].map((phrase) => phrase.textContent)).toEqual(["get", "know", "rain"]);
  await user.click(openerOf(2));
  expect(await screen.findByRole("row", { name: /umbrella/ })).toBeTruthy();
  expect(screen.getAllByRole("table")).toHaveLength(1);
  await user.click(openerOf(1));
  expect(await screen.findByRole("row", { name: /know/ })).toBeTruthy();
  // What was loaded before is kept.
  expect(asked).toHaveLength(2);
});

test("a word that is looked for opens its part and has the focus", async () => {
  const user = show();
  await user.type(search(), "umb");
  await user.click(screen.getByRole("button", { name: `umbrella ${text("parts_academic", { day: 2 })}` }));
  const box = await screen.findByRole("checkbox", { name: "umbrella" });
  expect(document.activeElement).toBe(box);
});

test("the last word of a long part is found too", async () => {
  const user = show();
  await user.type(search(), "thing 199{Enter}");
  expect(document.activeElement).toBe(await screen.findByRole("checkbox", { name: "thing 199" }));
});

test("Enter opens the first word that is found; an unknown word is told", async () => {
  const user = show();
  await user.type(search(), "xyz");
  expect(await screen.findByText(text("parts_not_found"))).toBeTruthy();
  await user.clear(search());
  await user.type(search(), "know{Enter}");
  expect(document.activeElement).toBe(await screen.findByRole("checkbox", { name: "know" }));
});

test("a part that could not be loaded can be tried again", async () => {
  failures = 1;
  const user = show();
  await user.click(openerOf(1));
  await user.click(await screen.findByRole("button", { name: text("try_again") }));
  expect(await screen.findByRole("table")).toBeTruthy();
});
