import "fake-indexeddb/auto";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { patternIn, textIn } from "../../../../../tests/e2e/texts.ts";
import { list, screens } from "../../../../../tests/factories/quiz-screens.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import { dueNow } from "../../memory/due-now.ts";
import { closeMemoryDatabase } from "../../memory/memory-database.ts";
import { readLog } from "../../memory/visitor-memory.ts";
import { setKnown } from "../../progress/known/known-words.ts";
import type { Summary } from "../session/quiz-session.ts";
import { SummaryScreen } from "./summary-screen.tsx";

const text = (key: string, values?: Record<string, string>) => textIn("tr", key, values);

beforeEach(() => {
  localStorage.clear();
  closeMemoryDatabase();
  globalThis.indexedDB = new IDBFactory();
  userDataStore().update({ knownList: [], unknownList: [] });
  vi.stubGlobal("visualViewport", null);
});

/** The end of a tour of the list's words, of which the first ones had wrong answers. */
function show(missed: number, change: Partial<(typeof screens.summary)["tour"]> = {}) {
  const words = list.words.map((word, at) => ({ word, wrongCount: at < missed ? 2 : 0, points: 10 }));
  const summary: Summary = { right: words.length, wrong: 2 * missed, points: 80, words, remaining: 0 };
  const tour = { ...screens.summary.tour, ...change };
  const Page = () => <SummaryScreen screen={{ ...screens.summary, summary, tour }} send={() => {}} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", Component: Page }])} />);
}

test("the figures are of words, not of answers", () => {
  show(3);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["5/8", "80"]);
  expect(screen.getAllByRole("term")[0]?.textContent).toBe(text("quiz_summary_first"));
});

test("without a time limit right answers are counted in the place of points", () => {
  show(3, { hasPoints: false });
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["5/8", "8"]);
  expect(screen.getAllByRole("term")[1]?.textContent).toMatch(patternIn("tr", "quiz_right_count"));
});

test("words marked as known that were answered wrong are learnt again, and others keep their marks", async () => {
  const [first, second, , , fifth] = list.words.map(({ id }) => id);
  act(() => void setKnown([first ?? 0, second ?? 0, fifth ?? 0], true));
  show(3);
  expect(screen.getByText(patternIn("tr", "quiz_known_missed")).textContent).toContain("2");
  const unmark = screen.getByRole("button", { name: text("quiz_unmark_missed") });
  unmark.focus();
  fireEvent.click(unmark);
  expect(userDataStore().get().knownList).toEqual([fifth]);
  expect(document.activeElement).toBe(unmark);
  expect(unmark.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText(text("quiz_known_unmarked"))).toBeDefined();
  // They wait as new words, in their order.
  await waitFor(async () =>
    expect((await readLog()).toSorted((a, b) => a.at - b.at).map(({ wordId, way }) => [wordId, way])).toEqual([
      [first, "learn"],
      [second, "learn"],
    ]),
  );
  expect(await dueNow("tr")).toMatchObject({ fresh: 2 });
});

test("nothing is offered where no marked word was answered wrong", () => {
  act(() => void setKnown([list.words.at(-1)?.id ?? 0], true));
  show(3);
  expect(screen.queryByRole("button", { name: text("quiz_unmark_missed") })).toBeNull();
});
