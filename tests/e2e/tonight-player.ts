import type { Locator, Page } from "@playwright/test";
import type { Word } from "../../src/contract/lexicon/word-list.ts";
import { methodOf } from "../../src/domain/quiz/methods.ts";
import { textOf } from "../../src/domain/quiz/word-text.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible } from "./accessibility.ts";
import { hearWord } from "./hear-word.ts";
import { askedIn, isTourOver } from "./quiz-player.ts";
import { patternIn, textIn } from "./texts.ts";

export const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);
export const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name });
export const panelOf = (page: Page) => page.getByRole("region", { name: /^Bu akşamın/ });
export const triageOf = (page: Page) => page.getByRole("dialog", { name: text("tonight_sort") });
export const wordsIn = (panel: Locator) => panel.getByRole("listitem").getByRole("button");
export const startIn = (panel: Locator) => button(panel, patternIn("tr", "tonight_start"));

/** The table of hundreds of words is judged elsewhere. */
export const withoutTable = { exclude: "table" };

/** A film of few words: axe looks at every row of its table, also where the table is left out of what it judges. */
export const moviePath = pathOf("movieDetail", "tr", { url: "sprite-fright" });

/** The first word that is taught, as the quiz page has it. */
export function taughtIn(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("history") ?? "{}").word_list[0].phrase);
}

/** The word of the open card. */
export async function askedCard(triage: Locator): Promise<string> {
  return await triage.getByRole("article").getByRole("heading").innerText();
}

/** Drags sideways with a finger, as a browser reports it. */
export async function swipe(page: Page, card: Locator, distance: number): Promise<void> {
  const box = await card.boundingBox();
  if (box === null) throw new Error("there is no card");
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 4];
  // As slow as a hand, and still at its end: the browser swallows a tap that comes while something seems to roll on.
  let timestamp = Date.now() / 1000 - 1;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) => {
    timestamp += 0.05;
    const touchPoints = at === undefined ? [] : [{ x: at, y }];
    return session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  };
  await touch("touchStart", x);
  for (const share of [0.25, 0.5, 0.75, 1, 1, 1, 1, 1]) await touch("touchMove", x + distance * share);
  await touch("touchEnd");
  await session.detach();
}

/** How somebody answers: a choice, from 0, or what is written. */
type Hand = {
  choose(truth: string, at: number): Promise<void>;
  write(truth: string): Promise<void>;
  goOn(): Promise<void>;
};

export function byTouch(page: Page): Hand {
  return {
    choose: (truth) => page.getByRole("listitem").filter({ hasText: truth }).getByRole("button").first().tap(),
    async write(truth) {
      await page.getByRole("textbox").fill(truth);
      await button(page, text("quiz_check")).tap();
    },
    goOn: () => page.getByRole("button", { name: text("quiz_go_on"), exact: true }).tap(),
  };
}

export function byKeys({ keyboard }: Page): Hand {
  return {
    choose: (_, at) => keyboard.press(String(at + 1)),
    async write(truth) {
      await keyboard.insertText(truth);
      await keyboard.press("Enter");
    },
    goOn: () => keyboard.press("Enter"),
  };
}

async function answerWith(hand: Hand, { method, choices }: Pick<Question, "method" | "choices">, word: Word) {
  const { answered, isWritten } = methodOf(method);
  const truth = textOf(word, answered);
  if (isWritten) await hand.write(truth);
  else await hand.choose(truth, choices.indexOf(truth));
}

/** Plays to the summary with taps; answers the phrases that were asked. */
export async function playByTouch(page: Page): Promise<ReadonlySet<string>> {
  const phrases = new Set<string>();
  const hand = byTouch(page);
  for (let number = 0; ; ) {
    const { question, word } = await askedIn(page, number);
    phrases.add(word.phrase);
    await answerWith(hand, question, word);
    const isOver = await isTourOver(page);
    if (number === 0) await expectAccessible(page, "the first answer");
    number = question.number;
    await hand.goOn();
    if (isOver) return phrases;
  }
}

/** Plays a quiz of the server's to its summary; answers what was asked, the methods in their order. */
export async function playServed(page: Page, hand: Hand): Promise<{ methods: string[]; phrases: ReadonlySet<string> }> {
  const methods: string[] = [];
  const phrases = new Set<string>();
  for (let before = ""; ; ) {
    const opened = await page.waitForFunction((id) => {
      const { served, word_list } = JSON.parse(localStorage.getItem("history") ?? "null") ?? {};
      return served?.open && served.open.questionId !== id ? { ...served.open, words: word_list } : undefined;
    }, before);
    const { questionId, question, words }: { questionId: string; question: Question; words: Word[] } =
      await opened.jsonValue();
    before = questionId;
    const { asked } = methodOf(question.method);
    const word = question.sound
      ? await hearWord(page.request, question.sound, words)
      : words.find((one) => textOf(one, asked === "audio" ? "phrase" : asked) === question.text);
    if (word === undefined) throw new Error(`no word is asked by ${question.text}`);
    methods.push(question.method);
    phrases.add(word.phrase);
    await answerWith(hand, question, word);
    const isOver = await isTourOver(page);
    await hand.goOn();
    if (isOver) return { methods, phrases };
  }
}

type Question = {
  method: Parameters<typeof methodOf>[0];
  text: string;
  choices: readonly string[];
  /** Where the site speaks the word. */
  sound?: string;
};
