import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Profiler, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patternIn, textIn } from "../../../../../tests/e2e/texts.ts";
import { answered, practice, question, screens } from "../../../../../tests/factories/quiz-screens.ts";
import type { QuizScreen, UserEvent } from "../quiz-reducer.ts";
import type { Feedback, Question } from "../session/quiz-session.ts";
import { PlayScreen } from "./play-screen.tsx";

type Played = Extract<QuizScreen, { kind: "question" | "feedback" }>;

const send = vi.fn<(event: UserEvent) => void>();
const onCommit = vi.fn();
/** The time bar's animation. */
const bar = { currentTime: 0, play: vi.fn(), pause: vi.fn(), cancel: vi.fn() };

beforeEach(() => {
  send.mockReset();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("visualViewport", null);
  Object.assign(Element.prototype, { animate: () => bar, scrollIntoView() {} });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows a screen; returns what shows the next one in its place. */
function show(first: Played): (next: Played) => void {
  let showNext = (_next: Played) => {};
  function Page() {
    const [played, setPlayed] = useState(first);
    showNext = setPlayed;
    return (
      <Profiler id="stage" onRender={onCommit}>
        <PlayScreen screen={played} send={send} />
      </Profiler>
    );
  }
  // The site has a voice.
  const routes = [{ id: "root", path: "/", loader: () => ({ hasSpeech: true }), Component: Page }];
  const hydrationData = { loaderData: { root: { hasSpeech: true } } };
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
  onCommit.mockReset();
  return (next) => act(() => showNext(next));
}

const text = (key: string, values?: Record<string, string>) => textIn("tr", key, values);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
const status = () => screen.getByRole("status").textContent;
const namesOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

const feedbackOf = (change: Partial<Feedback>): Played => ({
  ...screens.feedback,
  feedback: { ...answered.feedback, ...change },
});
const wrong = feedbackOf({ answer: "ada", isRight: false, points: 0 });
const written: Played = { ...screens.question, question: { ...question, method: "write-phrase-mean", choices: [] } };
const writtenFeedback = (change: Partial<Feedback>): Played => ({
  ...feedbackOf(change),
  question: written.question,
});

test("a question is focused, its choices are numbered and read out", () => {
  show(screens.question);
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
  expect(document.activeElement?.textContent).toContain("tide");
  expect(namesOf("listitem")).toEqual(["1gelgit", "2ada"]);
  expect(status()).toBe("1: gelgit; 2: ada");
  expect(screen.getByRole("progressbar")).toHaveProperty("value", 2);
});

test("a question tells the part of speech; one that an earlier version kept does not", () => {
  const showNext = show(screens.question);
  expect(screen.getByText(text("pos_noun"))).toBeDefined();
  const { partOfSpeech: _, ...earlier } = question;
  showNext({ ...screens.question, question: earlier });
  expect(screen.queryByText(text("pos_noun"))).toBeNull();
});

test("a question shows the line of the title in which its phrase is said", () => {
  const line = "We sail with the tide.";
  show({ ...screens.question, question: { ...question, line } });
  // Its phrase is set off as soon as what knows the forms of words is there.
  expect(screen.getAllByText((_, element) => element?.textContent === line).length).toBeGreaterThan(0);
});

test("a choice is made by its key, by a press, or passed", () => {
  show(screens.question);
  press("2");
  fireEvent.click(screen.getByRole("button", { name: "1 gelgit" }));
  fireEvent.click(screen.getByRole("button", { name: text("quiz_pass") }));
  expect(send.mock.calls.flat()).toEqual(["ada", "gelgit", ""].map((answer) => ({ type: "answer", answer })));
});

test("who does not know is told the answer, not that it was wrong, and may leave the last word for later", () => {
  const last = { ...screens.question, question: { ...question, canWait: true as const } };
  const next = show(last);
  fireEvent.click(screen.getByRole("button", { name: text("quiz_later") }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "answer", answer: "", isLater: true });
  next(feedbackOf({ answer: "", isRight: false, points: 0 }));
  expect(screen.getByText(text("quiz_passed"))).toBeDefined();
  expect(screen.queryByText(text("quiz_wrong"))).toBeNull();
  expect(screen.queryByRole("button", { name: text("quiz_later") })).toBeNull();
});

test("a pause is offered after the answer too, when no time runs", () => {
  const next = show({ ...screens.countedQuestion, question: { ...question, runsOn: true } });
  expect(screen.getByRole("button", { name: text("quiz_pause_runs") })).toBeDefined();
  next(wrong);
  fireEvent.click(screen.getByRole("button", { name: text("quiz_pause") }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "pause" });
});

test("without a time limit right answers are counted in the place of points", () => {
  show({ ...screens.question, question: { ...question, points: 0, seconds: 0 } });
  expect(screen.getByText(patternIn("tr", "quiz_right_count")).closest("span")?.textContent).toMatch(/^2 /);
  expect(screen.queryByText(patternIn("tr", "quiz_points_word"))).toBeNull();
});

test("keys that are held, that belong to a shortcut, or have no choice do nothing", () => {
  show(screens.question);
  press("1", { repeat: true });
  press("1", { ctrlKey: true });
  press("3");
  press("Enter");
  expect(send).not.toHaveBeenCalled();
});

test("while the answer is being sent nothing else can be chosen", () => {
  const next = show(screens.countedQuestion);
  expect(screen.getByRole("button", { name: text("quiz_pause") })).toBeDefined();
  next(screens.sent);
  expect(screen.queryByRole("button", { name: text("quiz_pause") })).toBeNull();
  expect(screen.getByRole("button", { name: "1 gelgit" })).toHaveProperty("disabled", true);
  fireEvent.click(screen.getByRole("button", { name: text("quiz_pass") }));
  expect(send).not.toHaveBeenCalled();
});

test("the result shows the word, marks the choices, and continues with Enter", () => {
  const next = show(screens.question);
  next(wrong);
  expect(screen.getByRole("article").textContent).toContain(
    wrong.kind === "feedback" ? wrong.feedback.word.phrase : "",
  );
  expect(namesOf("listitem")).toEqual([`1gelgit${text("quiz_right")}`, `2ada${text("quiz_wrong")}`]);
  expect(status()).toContain(`${text("quiz_wrong")}. ${text("quiz_right_answer", { answer: "gelgit" })}`);
  const button = screen.getByRole("button", { name: text("quiz_go_on") });
  expect(document.activeElement).toBe(button);
  press("2");
  expect(send).not.toHaveBeenCalled();
  // On the button the browser makes a click of Enter; elsewhere the stage hears it.
  press("Enter");
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(button);
  button.blur();
  press("Enter");
  expect(send.mock.calls.flat()).toEqual([{ type: "continue" }, { type: "continue" }]);
});

test("an answer is shown in a single render", () => {
  const next = show(screens.question);
  next(screens.feedback);
  expect(onCommit).toHaveBeenCalledTimes(1);
});

test("a written answer is sent without the spaces around it, and the field stays focused", () => {
  const next = show(written);
  const field = screen.getByRole("textbox", { name: text("quiz_your_answer") });
  expect(document.activeElement).toBe(field);
  fireEvent.click(screen.getByRole("button", { name: text("quiz_check") }));
  expect(send).not.toHaveBeenCalled();
  fireEvent.input(field, { target: { value: " gelit " } });
  fireEvent.click(screen.getByRole("button", { name: "ş" }));
  expect(field).toHaveProperty("value", " gelit ş");
  fireEvent.click(screen.getByRole("button", { name: text("quiz_check") }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "answer", answer: "gelit ş" });

  next(writtenFeedback({ isAlmost: true, reason: "slip", answer: "gelit ş" }));
  expect(screen.getByRole("textbox")).toBe(document.activeElement);
  expect(field).toMatchObject({ value: " gelit ş", readOnly: true });
  expect(screen.getByText(text("quiz_almost_slip", { answer: "gelgit" }))).toBeDefined();

  next({ ...written, question: { ...written.question, number: 4 } });
  expect(field).toMatchObject({ value: "", readOnly: false });
});

test("a written answer that is shown again after a reload stands in its field", () => {
  show(writtenFeedback({ answer: "gel-git", isRight: false }));
  expect(screen.getByRole("textbox")).toMatchObject({ value: "gel-git", readOnly: true });
});

test("a lost connection is told, and asked again on request", () => {
  show({ ...screens.sent, isConnectionLost: true });
  expect(screen.getByRole("alert").textContent).toContain(text("quiz_lost_answer"));
  const retry = screen.getByRole("button", { name: text("try_again") });
  expect(document.activeElement).toBe(retry);
  fireEvent.click(retry);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "retry" });
});

/** The points that a right answer earns, or that the answer has earned, beside the time bar. */
const worth = () => Number(screen.getAllByText("puan").at(-1)?.previousElementSibling?.textContent);

test("the time bar stops where it is at the answer, and stays there", () => {
  const hundred = { ...question, points: 100, elapsedMs: 0 };
  const next = show({ ...screens.question, question: hundred });
  pass(6000);
  expect(worth()).toBe(85);
  next({ ...screens.sent, question: hundred, tour: practice });
  expect(bar.currentTime).toBe(6000);
  pass(9000);
  expect(worth()).toBe(85);
  next({ ...wrong, question: { ...hundred, elapsedMs: 6000 } });
  expect([worth(), bar.currentTime]).toEqual([0, 6000]);
  next({ ...screens.question, question: { ...hundred, number: 4 } });
  expect([worth(), bar.currentTime]).toEqual([100, 0]);
});

test.each([
  [0.5, "quiz_share", { part: "1/2" }],
  [0.0625, "quiz_share", { part: "1/16" }],
  [0, "quiz_share_none", {}],
])("a word that earns a share of %d says so, on screen and aloud", (share, key, values) => {
  show({ ...screens.question, question: { ...question, share } });
  const told = text(key, values);
  expect(screen.getByText(told)).toBeTruthy();
  expect(status()).toContain(told);
});

const listening: Question = { ...question, method: "writeListen-engAudio-phrase", choices: [] };

test("a word that the browser speaks says that it earns nothing; one that the site speaks earned today", () => {
  show({ ...screens.question, question: { ...listening, share: 0 } });
  expect(screen.getByText(text("quiz_share_unheard"))).toBeDefined();
  expect(status()).toContain(text("quiz_share_unheard"));
  cleanup();
  show({ ...screens.question, question: { ...listening, text: "", sound: "/sound", share: 0 } });
  expect(screen.getByText(text("quiz_share_none"))).toBeDefined();
});

test.each([
  ["method", undefined, "quiz_capped_method"],
  ["list", 0.5, "quiz_capped_list"],
] as const)("a question whose %s has given all that counts today says so, with its share %s", (capped, share, key) => {
  show({ ...screens.question, question: { ...question, capped, ...(share !== undefined && { share }) } });
  const told = [...(share === undefined ? [] : [text("quiz_share", { part: "1/2" })]), text(key)].join(" ");
  expect(screen.getByText(told)).toBeDefined();
  expect(status()).toContain(told);
});

test("a word of a question with a sound is spoken by the site, again and slowly, also where the browser has a voice", () => {
  const played: [string, number][] = [];
  class FakeAudio {
    playbackRate = 1;
    readonly address: string;
    constructor(address: string) {
      this.address = address;
    }
    pause() {}
    async play() {
      played.push([this.address, this.playbackRate]);
    }
  }
  const said = vi.fn();
  vi.stubGlobal("Audio", FakeAudio);
  vi.stubGlobal("SpeechSynthesisUtterance", class {});
  vi.stubGlobal("speechSynthesis", { getVoices: () => [{ lang: "en-US" }], cancel() {}, speak: said });
  const sound = "/api/Speech/GetSound?tourId=t1&questionId=q1";
  show({ ...screens.question, question: { ...listening, text: "", sound } });
  pass(100);
  fireEvent.click(screen.getByRole("button", { name: text("quiz_listen_again") }));
  fireEvent.click(screen.getByRole("button", { name: text("quiz_listen_slowly") }));
  expect(played).toEqual([
    [sound, 1],
    [sound, 1],
    [sound, 0.6],
  ]);
  expect(said).not.toHaveBeenCalled();
  cleanup();
});

test("a word that earns all says nothing of shares", () => {
  show(screens.question);
  expect(document.body.textContent).not.toContain(text("quiz_share", { part: "1/1" }).slice(0, 8));
});

test("after another right word the field keeps it, and the first letter is told, on screen and aloud", () => {
  const asked: Question = { ...question, method: "write-definition-phrase", choices: [] };
  const next = show({ ...screens.countedQuestion, question: asked });
  const field = screen.getByRole("textbox");
  fireEvent.input(field, { target: { value: "perhaps" } });
  next({ ...screens.sent, question: asked, sent: "perhaps" });
  next({ ...screens.countedQuestion, question: { ...asked, hint: "m", elapsedMs: 6000 } });
  expect(field).toMatchObject({ value: "perhaps", readOnly: false });
  const told = text("quiz_also_right", { letter: "m" });
  expect(screen.getAllByText(told)).toHaveLength(2);
  expect(status()).toBe(told);
});

test("the card sets the word off in its lines, and tells how often and when it is said", async () => {
  if (wrong.kind !== "feedback") throw new Error("no feedback");
  const { word } = wrong.feedback;
  const said = { count: 4, times: [61, 125, 300, 402] };
  show(feedbackOf({ word: { ...word, ...said, phrase: "tide", example: "The tides turn.", line: "High tide!" } }));
  await act(() => vi.dynamicImportSettled());
  const card = screen.getByRole("article");
  const marked = [...card.querySelectorAll("b")].map(({ textContent }) => textContent);
  expect(marked).toEqual(["tides", "tide"]);
  expect(card.textContent).toContain(`4 kez · ${text("word_times")}: 1:01, 2:05, 5:00`);
});

test("without times the card tells how often alone, and nothing of a word that no list counts", () => {
  if (wrong.kind !== "feedback") throw new Error("no feedback");
  const next = show(feedbackOf({ word: { ...wrong.feedback.word, count: 2, times: [] } }));
  expect(screen.getByRole("article").textContent).toContain("2 kez");
  expect(screen.getByRole("article").textContent).not.toContain(text("word_times"));
  next(feedbackOf({ word: { ...wrong.feedback.word, count: 0, times: [] } }));
  expect(screen.getByRole("article").textContent).not.toContain(text("column_count"));
});

test("while the next question is on its way its button shows that, and takes no more presses", () => {
  const next = show(screens.feedback);
  const button = screen.getByRole("button", { name: text("quiz_go_on") });
  expect(button.getAttribute("aria-busy")).toBe("false");
  next({ ...screens.feedback, isContinuing: true });
  expect(button.getAttribute("aria-busy")).toBe("true");
  fireEvent.click(button);
  expect(send).not.toHaveBeenCalled();
});
