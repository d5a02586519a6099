import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { meanLanguageTypes } from "../../src/contract/lexicon/mean-language-types.ts";
import type { Word } from "../../src/contract/lexicon/word-list.ts";
import { type MethodId, methodOf } from "../../src/domain/quiz/methods.ts";
import type { OpenQuestion } from "../../src/domain/quiz/quiz-state.ts";
import { textOf } from "../../src/domain/quiz/word-text.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { sampleOf } from "./catalogue.ts";
import { openPage } from "./site-test.ts";
import { textIn } from "./texts.ts";

type Lang = "tr" | "en" | "es";

type Play = {
  readonly locale?: Lang;
  readonly words: readonly Word[];
  readonly methods?: readonly MethodId[];
  readonly isTimed?: boolean;
  readonly hasVoice?: boolean;
  /** Who is signed in; a visitor without. */
  readonly userData?: object;
  readonly source?: { readonly type: number; readonly id: number; readonly isWhole: boolean };
};

/** Words of the sample that every method can ask for. */
export async function wholeWords(request: APIRequestContext, count: number, meanLanguageType = 2): Promise<Word[]> {
  const { series } = await sampleOf(request);
  const url = `/api/WordList/GetWordListV2?type=4&id=${series.id}&MeanLanguageType=${meanLanguageType}`;
  const words: Word[] = await (await request.get(url)).json();
  const whole = words.filter(({ mean, definition, synonyms }) => mean && definition && synonyms.length > 0);
  expect(whole.length).toBeGreaterThanOrEqual(count);
  return whole.slice(0, count);
}

/** Stands for a browser's voice and notes what it was asked to say, and how fast. */
function installVoice() {
  const said: (readonly [string, number])[] = [];
  const voice = { lang: "en-US", default: true, name: "test" };
  class Utterance {
    rate = 1;
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [voice],
    speak: ({ text, rate }: Utterance) => said.push([text, rate]),
    cancel() {},
  });
  Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
}

/** Opens the quiz page with a list as a word list's selection leaves it. */
export async function openQuiz(page: Page, play: Play) {
  const { locale = "tr", words, methods, isTimed = true, hasVoice, userData, source } = play;
  if (hasVoice) await page.addInitScript(installVoice);
  const history = {
    format: 1,
    title: "Four Hundred Umbrellas",
    start_length: words.length,
    word_list: words,
    meanLanguageType: meanLanguageTypes[locale],
    returnPath: pathOf("series", locale),
    isStarted: false,
    ...(source && { source }),
  };
  const preferences = { methods, repetition: 1, isSpoken: true, isTimed };
  await page.addInitScript(
    ([list, liked, person]) => {
      if (sessionStorage.getItem("isSet")) return;
      sessionStorage.setItem("isSet", "true");
      localStorage.setItem("history", list);
      localStorage.setItem("userPreferences", liked);
      if (person !== null) localStorage.setItem("userData", person);
    },
    [JSON.stringify(history), JSON.stringify(preferences), userData ? JSON.stringify(userData) : null] as const,
  );
  await openPage(page, pathOf("quiz", locale));
}

export async function startQuiz(page: Page, play: Play) {
  await openQuiz(page, play);
  await page.getByRole("button", { name: textIn(play.locale ?? "tr", "quiz_start") }).click();
}

export type Asked = { readonly question: OpenQuestion; readonly word: Word };

/** The open question as `history` has it; `after` is the number of the one before it. */
export async function askedIn(page: Page, after = 0): Promise<Asked> {
  let asked: Asked | undefined;
  // Asked for from here: in the page, time may stand still.
  await expect
    .poll(
      async () => {
        asked = await page.evaluate((before) => {
          const kept = JSON.parse(localStorage.getItem("history") ?? "null");
          const question = kept?.progress?.state.tour?.question;
          if (!question || kept.progress.shown !== null || question.number <= before) return undefined;
          return { question, word: kept.word_list.find(({ id }: { id: number }) => id === question.wordId) };
        }, after);
        return asked !== undefined;
      },
      { message: `no question after ${after} is open`, intervals: [20] },
    )
    .toBe(true);
  if (asked === undefined) throw new Error("no question is open");
  return asked;
}

/** Answers by keys alone. */
export async function answer(page: Page, { question, word }: Asked, isRight = true): Promise<void> {
  const { answered, isWritten } = methodOf(question.method);
  const truth = textOf(word, answered);
  if (isWritten) {
    await page.keyboard.insertText(isRight ? truth : "qqqq");
    await page.keyboard.press("Enter");
  } else {
    const at = question.choices.findIndex((choice) => (choice === truth) === isRight);
    await page.keyboard.press(String(at + 1));
  }
}

/** Whether the question whose outcome is shown was the tour's last. */
export async function isTourOver(page: Page): Promise<boolean> {
  await expect(page.getByRole("article")).toBeVisible();
  return await page.locator("progress").evaluate((bar: HTMLProgressElement) => bar.value === bar.max);
}

/** Plays the open tour to its end by keys alone; answers how many questions there were. */
export async function playTour(
  page: Page,
  isRight: (number: number) => boolean = () => true,
  after = 0,
): Promise<number> {
  let number = after;
  while (true) {
    const asked = await askedIn(page, number);
    number = asked.question.number;
    await answer(page, asked, isRight(number));
    const isOver = await isTourOver(page);
    await page.keyboard.press("Enter");
    if (isOver) return number;
    expect(number).toBeLessThan(100);
  }
}
