import type { Word } from "../../../contract/lexicon/word-list.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { m } from "../../i18n/generated/messages.js";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import { startLearning } from "../memory/remember.ts";
import { wordListTypes } from "../page/api-client.ts";
import { readTodaysWords, takeUpPlanned } from "../progress/plan/todays-words.ts";
import { watchedList } from "../words/companion/watch-store.ts";
import { askTonight } from "../words/tonight/tonight-queries.ts";
import { listKeyOf, putOffIn, tonightCounts } from "../words/tonight/tonight-settings.ts";
import { findTitle } from "./watched-title.ts";

/** As many as the API takes. */
const mostSkipped = 200;

const canBeAsked = ({ mean }: Word) => mean !== null;

/** New words of what one watches, which follow the due ones. */
export type NewWords = {
  readonly count: number;
  /** What they are from; undefined where it is not published any more. */
  readonly title: string | undefined;
  /** Makes cards of them. */
  takeUp(): Promise<void>;
};

/**
 * The new words that help most with the episode or film whose words were studied last, within a day, or else those that a
 * member's plan has for today; without those of these ids. Undefined where there are none. Rejects as `api.call` does.
 */
export async function findNewWords(
  locale: Locale,
  most: number,
  without: readonly number[],
): Promise<NewWords | undefined> {
  if (most <= 0) return undefined;
  const list = watchedList();
  if (list === undefined) return await findPlanned(locale, most, without);
  const count = tonightCounts.find((one) => one >= most) ?? 20;
  const skip = [...without, ...putOffIn(listKeyOf(list))].slice(0, mostSkipped);
  const [tonight, title] = await Promise.all([
    askTonight({ list, count, skip, locale }),
    findTitle(list.kind, list.id, locale).catch(() => undefined),
  ]);
  const words = tonight.words.filter(canBeAsked).slice(0, most);
  if (words.length === 0) return undefined;
  return {
    count: words.length,
    title: title?.name,
    takeUp: () => startLearning(words, locale, { type: wordListTypes[list.kind], id: list.id }),
  };
}

async function findPlanned(locale: Locale, most: number, without: readonly number[]): Promise<NewWords | undefined> {
  if (userDataStore().get().token === undefined) return undefined;
  const planned = await readTodaysWords(locale);
  const words = planned.filter(({ wordId }) => !without.includes(wordId)).slice(0, most);
  if (words.length === 0) return undefined;
  return { count: words.length, title: m.plan_title(), takeUp: () => takeUpPlanned(words) };
}
