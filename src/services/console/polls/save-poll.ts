import type { Translated } from "../../../domain/locale/locale.ts";
import type { PollWithOptions } from "../../../storage/console/polls.ts";
import { readWishes } from "../../../storage/contact/reports.ts";
import type { Db } from "../../../storage/database.ts";
import { type NewOption, type OptionRow, replaceOptions, updatePoll } from "../../../storage/polls/manage-polls.ts";
import { insertPoll } from "../../../storage/polls/queries.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { lockWithOptions } from "./lock-with-options.ts";

export type PollToSave = {
  /** Without it a poll is made. */
  readonly id?: number | undefined;
  readonly question: Translated;
  readonly options: readonly {
    readonly id?: number | undefined;
    readonly text?: Translated | undefined;
    /** Of a new one: the report of a wished title, which gives it its text unless told. */
    readonly wishId?: number | undefined;
  }[];
  readonly isPremium: boolean;
  readonly isOpen: boolean;
};

/**
 * Makes or changes a poll.
 *
 * @throws {Refusal} not_found; conflict with poll.option_voted, when an option with votes would go, poll.option_unknown or
 * poll.wish_unknown.
 */
export async function savePoll(services: Services, operator: Operator, wanted: PollToSave): Promise<PollWithOptions> {
  return await audited(services, operator, "SavePoll", async (transaction) => {
    const before = wanted.id === undefined ? undefined : await lockWithOptions(transaction, wanted.id);
    const { question, isPremium, isOpen } = wanted;
    const now = services.now();
    if (before !== undefined) refuseLostVotes(before, wanted.options);
    const options = await withTexts(transaction, wanted.options, before?.options ?? []);
    const id = before?.id ?? (await insertPoll(transaction, { question, options: [], isPremium }, now));
    await replaceOptions(transaction, id, options);
    const closedAt = isOpen ? null : (before?.closedAt ?? now);
    await updatePoll(transaction, id, { question, isPremium, closedAt });
    const result = await lockWithOptions(transaction, id);
    return { thing: `poll:${id}`, before: before && recordedOf(before), after: recordedOf(result), result };
  });
}

const refused = (code: string) => new Refusal("conflict", [{ field: "options", code }]);

/** The options with their texts: of a wished title its name, unless told. Those that stay keep their wish. */
async function withTexts(
  transaction: Db,
  wanted: PollToSave["options"],
  before: readonly OptionRow[],
): Promise<NewOption[]> {
  const wishIds = wanted.flatMap(({ wishId }) => wishId ?? []);
  const wishes = new Map((await readWishes(transaction, wishIds)).map((wish) => [wish.id, wish.name]));
  return wanted.map(({ id, text, wishId: given }) => {
    const name = given === undefined ? undefined : wishes.get(given);
    if (given !== undefined && name === undefined) throw refused("poll.wish_unknown");
    const wishId = given ?? before.find((option) => option.id === id)?.wishId ?? null;
    return { id, wishId, text: text ?? { tr: name ?? "", en: name ?? "", es: name ?? "" } };
  });
}

function refuseLostVotes({ options }: PollWithOptions, wanted: PollToSave["options"]): void {
  const known = new Set(options.map(({ id }) => id));
  const kept = new Set(wanted.map(({ id }) => id));
  if (wanted.some(({ id }) => id !== undefined && !known.has(id))) throw refused("poll.option_unknown");
  if (options.some(({ id, votes }) => votes > 0 && !kept.has(id))) throw refused("poll.option_voted");
}

function recordedOf({ question, options, isPremium, closedAt }: PollWithOptions) {
  return {
    question,
    options: options.map(({ text, votes, wishId }) => ({ text, votes, wishId })),
    isPremium,
    isOpen: closedAt === null,
  };
}
