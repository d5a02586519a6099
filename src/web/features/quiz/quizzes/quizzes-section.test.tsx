import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { buildListWords, buildSettings, seededRandom } from "../../../../../tests/factories/quiz-words.ts";
import type { QuizHistory } from "../../../../contract/quiz.ts";
import { startQuiz } from "../../../../domain/quiz/start-quiz.ts";
import { startTour } from "../../../../domain/quiz/tour.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import type { Person } from "../../accounts/session/user-data.ts";
import { createListStore } from "../session/list-store.ts";
import QuizzesSection from "./quizzes-section.tsx";

const title = "The Harbour Office";
const settings = { methods: ["test-phrase-mean" as const], repetition: 2, inOrder: false, MeanLanguageType: 2 };
const finished: QuizHistory[number] = {
  quizId: "0b6f9d38-3b49-4ef9-94ae-6b1dc3a0c0aa",
  title,
  start_length: 12,
  remaining: 0,
  updatedAt: "2026-11-22T12:00:00.000Z",
};
const newId = "5a1d1a8e-6b0c-4d38-8f6a-0a9a4a1b2c3d";
let quizzes: QuizHistory;
let sent: unknown;

beforeEach(() => {
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (!String(url).includes("StartQuiz")) return Response.json(quizzes);
    sent = JSON.parse(String(init?.body));
    return Response.json({ quizId: newId, title, start_length: 12 });
  });
  userDataStore().update({ token: "token", username: "ayse", mail: "ayse@example.org", knownListId: 7 });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(quiz: Partial<QuizHistory[number]>) {
  quizzes = [{ ...finished, ...quiz }];
  const person = userDataStore().get() as Person;
  const routes = [
    { path: "/hesabim", element: <QuizzesSection person={person} /> },
    { path: "/quiz", element: <p>The quiz page</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/hesabim"] })} />);
  await screen.findByText(title);
}

const againButton = () => screen.queryByRole("button", { name: textIn("tr", "quizzes_again_of", { title }) });

test("a finished quiz shows its result and begins anew with its words and settings", async () => {
  await open({ result: { right: 12, wrong: 3, points: 1_140 }, settings });
  screen.getByText(textIn("tr", "quizzes_result", { right: "12", wrong: "3", points: "1.140" }));
  const again = againButton();
  if (again === null) throw new Error("no button");
  await userEvent.click(again);
  await screen.findByText("The quiz page");
  expect(sent).toEqual({ again: finished.quizId, ...settings });
  expect(localStorage.getItem("history")).toContain(newId);
});

test("an unfinished quiz is continued, not begun anew", async () => {
  await open({ remaining: 4 });
  expect(againButton()).toBeNull();
});

test("a quiz that this browser runs, as one without a time limit, is told to be here alone", async () => {
  const words = buildListWords(6);
  const state = startTour(startQuiz(words, buildSettings({ isTimed: false })), seededRandom(1));
  const quiz = { kind: "browser", state, clock: 0, streak: 0, shown: null } as const;
  const store = createListStore();
  store.read();
  store.write({
    title: "Low Tide",
    wordCount: 6,
    words,
    source: null,
    meanLanguage: "tr",
    returnPath: "/dizi",
    quiz,
  });
  await open({});
  const item = screen.getByText("Low Tide").closest("li") ?? expect.fail("no item");
  expect(item.textContent).toContain(textIn("tr", "quizzes_here"));
  expect(item.textContent).toContain(textIn("tr", "quizzes_progress", { done: "0", total: "6" }));
  const resume = screen.getByRole("link", { name: textIn("tr", "quizzes_resume", { title: "Low Tide" }) });
  expect(resume.getAttribute("href")).toBe("/quiz");
  localStorage.clear();
});
