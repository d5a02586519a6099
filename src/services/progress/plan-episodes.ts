import { type Day, daysBetween, memoryDay, startOfMemoryDay } from "../../domain/locale/day.ts";
import { type Card, type CardKind, isHard } from "../../domain/memory/card.ts";
import type { AheadCard, AheadCards } from "../../domain/memory/look-ahead.ts";
import { planLimits, type SavedPlan } from "../../domain/memory/saved-plan.ts";
import { createModel } from "../../domain/memory/scheduler.ts";
import { seededRandom } from "../../domain/memory/seeded-random.ts";
import { answersOfGoal } from "../../domain/memory/session.ts";
import { flagKnown } from "../../domain/progress/coverage.ts";
import { type CoverageIndex, type IndexedEpisode, languageBit, levelIn } from "../../domain/progress/coverage-index.ts";
import { canSeeWholeList } from "../../domain/progress/list-policies.ts";
import { type PlannedEpisode, planEpisodes } from "../../domain/progress/watch-plan.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { readPhrases } from "../../storage/lexicon/read-entries.ts";
import { countBegun } from "../../storage/memory/due-cards.ts";
import { countAnswers } from "../../storage/memory/log.ts";
import { readBegunCards } from "../../storage/memory/memories.ts";
import { readSettings, savePlan } from "../../storage/memory/settings.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { readIndexWith } from "./own-coverage-index.ts";
import { readKnowledge } from "./set-known.ts";

/** A planned episode, its words with their phrases. */
export type Planned = Omit<PlannedEpisode, "words"> & {
  readonly words: readonly (PlannedEpisode["words"][number] & { readonly phrase: string })[];
};

/** The person's plan as of now; without one there is nothing in it. */
export async function readWatchPlan(services: Services, user: StoredUser): Promise<Planned[]> {
  const { plan } = await readSettings(services.database.db, user.id);
  return plan === null ? [] : await planWatching(services, user, plan);
}

/**
 * Keeps what the person wants to watch, and plans it.
 *
 * @throws {Refusal} not_found, where a title is neither published nor the person's own
 */
export async function saveWatchPlan(services: Services, user: StoredUser, plan: SavedPlan): Promise<Planned[]> {
  const { episodes } = await readIndexWith(services, user.id, plan.titleIds);
  const published = new Set(episodes.map(({ titleId }) => titleId));
  if (plan.titleIds.some((id) => !published.has(id))) throw new Refusal("not_found");
  const planned = await planWatching(services, user, plan);
  await savePlan(services.database.db, user.id, plan);
  return planned;
}

/** Plans episodes whose words the person may see, so many at most, from today on or later. Titles that are gone are left out. */
export async function planWatching(services: Services, user: StoredUser, plan: SavedPlan): Promise<Planned[]> {
  const { db } = services.database;
  const now = services.now();
  const index = await readIndexWith(services, user.id, plan.titleIds);
  const settings = await readSettings(db, user.id);
  const today = memoryDay(now.getTime(), user.timeZone);
  const from = plan.from === null || plan.from < today ? today : plan.from;
  const since = new Date(startOfMemoryDay(today, user.timeZone));
  const done =
    from > today
      ? { begun: 0, answers: 0 }
      : {
          begun: await countBegun(db, user.id, today, since),
          answers: await countAnswers(db, user.id, today, since),
        };
  const cards = await readBegunCards(db, user.id);
  const knowledge = await readKnowledge(services, user.id);
  const learnable = index.languages.map((bits) => ((bits & languageBit(user.language)) === 0 ? 0 : 1));
  for (const id of knowledge.stoppedIds ?? []) learnable[index.numbers.get(id) ?? -1] = 0;
  const planned = planEpisodes(
    index,
    titlesOf(index, plan, (episode) => canSeeWholeList(user, episode, now)),
    {
      known: flagKnown(index, knowledge),
      learnable,
      levels: index.levels.map((_, word) => levelIn(index, word, user.language)),
      cards: cardsIn(index, cards, "recognition", from),
      production: cardsIn(index, cards, "production", from),
      model: createModel(settings),
      retention: settings.retention,
      pace: { newPerDay: plan.wordsPerDay, answersPerDay: answersOfGoal(settings.goalMinutes), done },
    },
    { target: plan.target, isAnyOrder: plan.isAnyOrder, from },
    seededRandom(user.id),
  );
  return await withPhrases(services, planned);
}

function titlesOf({ episodes }: CoverageIndex, { titleIds }: SavedPlan, canSee: (episode: IndexedEpisode) => boolean) {
  let left: number = planLimits.episodes;
  return titleIds.map((id) => {
    const ofTitle = episodes.filter((episode) => episode.titleId === id && canSee(episode)).slice(0, left);
    left -= ofTitle.length;
    return ofTitle;
  });
}

/** By their numbers in the index; those of other words, which take their time too, by negative ones. */
function cardsIn({ numbers }: CoverageIndex, cards: readonly Card[], kind: CardKind, from: Day): AheadCards {
  const ahead = new Map<number, AheadCard>();
  for (const [place, card] of cards.entries()) {
    if (card.state === null || card.kind !== kind || isHard(card)) continue;
    const { stability, difficulty, lastDay } = card.state;
    const days = { last: daysBetween(from, lastDay), due: daysBetween(from, card.dueDay) };
    ahead.set(numbers.get(card.wordId) ?? -1 - place, { stability, difficulty, ...days });
  }
  return ahead;
}

/** Beyond so many words in all, later episodes tell theirs when they come nearer. */
async function withPhrases({ database }: Services, planned: readonly PlannedEpisode[]): Promise<Planned[]> {
  const told = new Set(planned.flatMap(({ words }) => words).slice(0, planLimits.words));
  const phrases = await readPhrases(
    database.db,
    [...told].map(({ wordId }) => wordId),
  );
  return planned.map(({ words, ...episode }) => ({
    ...episode,
    words: words.flatMap((word) => (told.has(word) ? [{ ...word, phrase: phrases.get(word.wordId) ?? "" }] : [])),
  }));
}
