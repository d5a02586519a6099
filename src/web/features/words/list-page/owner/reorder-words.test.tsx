import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { textIn } from "../../../../../../tests/e2e/texts.ts";
import { buildListWords } from "../../../../../../tests/factories/quiz-words.ts";
import { userDataStore } from "../../../accounts/session/use-user-data.ts";
import ReorderWords, { moveWord } from "./reorder-words.tsx";

const words = [{ id: 7 }, { id: 3 }, { id: 9 }, { id: 1 }];

test.each<[number, "top" | "up" | "down", number[]]>([
  [9, "up", [7, 9, 3, 1]],
  [9, "down", [7, 3, 1, 9]],
  [1, "top", [1, 7, 3, 9]],
  [7, "up", [7, 3, 9, 1]],
  [1, "down", [7, 3, 9, 1]],
  [5, "up", [7, 3, 9, 1]],
])("word %i moved %s", (id, step, expected) => {
  expect(moveWord(words, id, step).map((word) => word.id)).toEqual(expected);
});

test("a word is dragged by its place, and the order is saved", async () => {
  const list = { id: 4, title: "Mine", url: "mine", isShared: false, wordCount: 4 };
  let saved: unknown;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (!String(url).includes("ReorderList")) return Response.json(buildListWords(4));
    saved = JSON.parse(String(init?.body));
    return Response.json(list);
  });
  Object.assign(Element.prototype, { setPointerCapture: () => undefined });
  userDataStore().update({ token: "token", userWordLists: [list] });
  const onEnd = vi.fn();
  const routes = [{ path: "/", element: <ReorderWords list={list} onEnd={onEnd} /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  const rows = await screen.findAllByRole("listitem");
  const [first, , third] = rows;
  if (first === undefined || third === undefined) throw new Error("the rows are missing");
  document.elementFromPoint = () => third;
  fireEvent.pointerDown(within(first).getByText("1"), { isPrimary: true, button: 0, pointerId: 1 });
  expect(first.dataset.held).toBe("true");
  fireEvent.pointerMove(screen.getByRole("list"), { clientX: 5, clientY: 300 });
  fireEvent.pointerUp(screen.getByRole("list"));
  const phrases = screen.getAllByRole("listitem").map((row) => row.querySelector("b")?.textContent);
  expect(phrases).toEqual(["phrase2", "phrase3", "phrase1", "phrase4"]);
  expect(screen.getByRole("status").textContent).toBe(textIn("tr", "list_moved", { phrase: "phrase1", place: 3 }));
  fireEvent.pointerMove(screen.getByRole("list"), { clientX: 5, clientY: 300 });
  fireEvent.click(screen.getByRole("button", { name: textIn("tr", "save") }));
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(true));
  expect(saved).toEqual({ id: 4, wordIds: [2, 3, 1, 4] });
  vi.unstubAllGlobals();
});
