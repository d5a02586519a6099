import { type SQL, sql } from "../drizzle.ts";
import { entryColumns, givenEntries, type TimedEntry } from "./log.ts";
import { type CardWrite, changedCardColumns, givenCards, newCardColumns } from "./memories.ts";

/** An answer, and the cards of its word that it changes. */
export type AnswerChange = { readonly entry: TimedEntry; readonly writes: readonly CardWrite[] };

/**
 * Parts of a statement that records an answer together with something else, such as its points. It must hold
 * `isCurrent`: then the cards are still those that the change was made from, and stay so to the end of the statement. A card
 * that somebody makes meanwhile fails the statement with a duplicate key.
 *
 * @param from the name of the part whose one row says that the rest is done
 */
export function answerChangeParts(userId: number, { entry, writes }: AnswerChange, from: string) {
  const isDone = sql.raw(from);
  const made = writes.filter(({ revision }) => revision === null);
  const changed = writes.filter(({ revision }) => revision !== null);
  const isKnown = sql`exists (select from known_words as known
    where known.user_id = ${userId}::int and known.word_id = given.word_id)`;
  const { names, values } = newCardColumns(userId, isKnown);
  const parts: SQL[] = [
    sql`logged as (
      insert into memory_log (${entryColumns.names})
      select ${entryColumns.values(userId)} from ${isDone}, ${givenEntries([entry])} on conflict do nothing
    )`,
  ];
  if (made.length > 0) {
    parts.push(sql`carded as (
      insert into memory_cards (${names}) select ${values} from ${isDone}, ${givenCards(made)}
    )`);
  }
  if (changed.length > 0) {
    parts.push(sql`recarded as (
      update memory_cards as stored set ${changedCardColumns} from ${isDone}, ${givenCards(changed)}
      where stored.user_id = ${userId}::int and stored.word_id = given.word_id and stored.kind = given.kind
    )`);
  }
  return {
    held: sql`held as (
      select kind, revision from memory_cards
      where user_id = ${userId}::int and word_id = ${entry.wordId}::bigint
      for update
    )`,
    isCurrent: sql`not exists (
      select from ${givenCards(writes)} left join held on held.kind = given.kind
      where held.revision is distinct from given.revision)`,
    parts: sql.join(parts, sql`, `),
  };
}
