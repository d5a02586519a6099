import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { list, screens } from "../../../../../tests/factories/quiz-screens.ts";
import type { Summary } from "../session/quiz-session.ts";
import { SummaryScreen } from "./summary-screen.tsx";

const text = (key: string, values?: Record<string, string>) => textIn("tr", key, values);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("visualViewport", null);
});

/** The end of a tour of the list's words, of which the first ones had wrong answers. */
function show(missed: number) {
  const words = list.words.map((word, at) => ({ word, wrongCount: at < missed ? 2 : 0, points: 10 }));
  const summary: Summary = { right: words.length, wrong: 2 * missed, points: 80, words, remaining: 0 };
  const Page = () => <SummaryScreen screen={{ ...screens.summary, summary }} send={() => {}} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", Component: Page }])} />);
}

test("the figures are of words, not of answers", () => {
  show(3);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["5/8", "80"]);
  expect(screen.getAllByRole("term")[0]?.textContent).toBe(text("quiz_summary_first"));
});
