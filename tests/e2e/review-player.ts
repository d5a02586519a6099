import type { Page } from "@playwright/test";
import type { Word } from "../../src/contract/lexicon/word-list.ts";

/** The word whose meaning is asked for. */
export async function askedOf(page: Page, words: readonly Word[]): Promise<Word> {
  const shown = await page.getByRole("heading", { level: 2 }).locator("[lang]").textContent();
  const word = words.find(({ phrase, example }) => shown === phrase || (example?.includes(shown ?? "-") ?? false));
  if (word === undefined) throw new Error(`nothing is asked by ${shown}`);
  return word;
}

/** The button with its meaning. */
export const choiceOf = (page: Page, { mean }: Word) =>
  page
    .getByRole("listitem")
    .getByRole("button")
    .filter({ hasText: mean ?? "-" });
