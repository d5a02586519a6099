import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../../../tests/e2e/texts.ts";
import { AddWords } from "./add-words.tsx";

const list = { id: 7, title: "Mine", url: "mine", isShared: false, wordCount: 2 };
const long = "x".repeat(200);
const tooLong = textIn("tr", "list_word_long", { phrase: `${"x".repeat(20)}…`, limit: "100" });

/** Shows the dialog of an API that adds one word of each call and knows nothing of "xyzzy". */
function showDialog() {
  const sent: unknown[] = [];
  Object.assign(Element.prototype, { scrollIntoView() {} });
  vi.stubGlobal("fetch", async (_path: string, init?: RequestInit) => {
    const body: { phrases: string[] } = JSON.parse(String(init?.body));
    sent.push(body.phrases);
    const notFound = body.phrases.filter((phrase) => phrase === "xyzzy");
    return Response.json({ list: { ...list, wordCount: list.wordCount + 1 }, notFound });
  });
  render(<AddWords list={list} isOpen onClose={() => undefined} onChange={() => undefined} />);
  return { sent, field: screen.getByRole("textbox"), user: userEvent.setup() };
}

const add = () => screen.getByRole("button", { name: textIn("tr", "list_add_action") });

afterEach(() => vi.unstubAllGlobals());

test("a word that is too long is named and stays in the field, and the others are added", async () => {
  const { sent, field, user } = showDialog();
  await user.click(field);
  await user.paste(`rope, ${long}, xyzzy`);
  await user.click(add());
  expect(await screen.findByText(tooLong)).toBeDefined();
  expect(sent).toEqual([["rope", "xyzzy"]]);
  expect(field).toHaveProperty("value", `xyzzy, ${long}`);
  expect(screen.getByRole("button", { name: textIn("tr", "list_inform_of", { phrase: "xyzzy" }) })).toBeDefined();
});

test("nothing is sent where every word is too long", async () => {
  const { sent, field, user } = showDialog();
  await user.click(field);
  await user.paste(long);
  await user.click(add());
  await waitFor(() => expect(screen.getByText(tooLong)).toBeDefined());
  expect(sent).toEqual([]);
});
