import type { AnswerOf } from "../../../../contract/calls.ts";
import { listLimits } from "../../../../domain/progress/list-limits.ts";
import { api } from "../../accounts/session/api.ts";
import { refresh } from "../../accounts/session/queries.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import { loadKnown } from "../../progress/known/sync-known.ts";
import type { LearningTuple, Summary } from "./mapping.ts";

type Marked = AnswerOf<"WordList/MarkKnown">;

/** What was marked, and all that takes it back. */
export type BroughtChange = {
  readonly known: number;
  readonly learning: number;
  undo(): Promise<void>;
};

const perCall = listLimits.words;

function chunks<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / perCall) }, (_, at) =>
    items.slice(at * perCall, (at + 1) * perCall),
  );
}

/** Marks the words of a summary; those of Anki go on where they were. */
export async function markBrought({ known, learning }: Pick<Summary, "known" | "learning">): Promise<BroughtChange> {
  const marked: Marked[] = [];
  const call = async (wordIds: readonly number[], cards: readonly LearningTuple[]) => {
    const body = { wordIds: [...wordIds], learning: [...cards] };
    marked.push(await api.call("WordList/MarkKnown", { body }));
  };
  for (const ids of chunks(known)) await call(ids, []);
  for (const cards of chunks(learning)) await call([], cards);
  await afterwards();
  return {
    known: marked.reduce((sum, { knownIds }) => sum + knownIds.length, 0),
    learning: marked.reduce((sum, { learningIds }) => sum + learningIds.length, 0),
    async undo() {
      for (const { knownIds, unknownIds, learningIds } of marked) {
        await api.call("WordList/TakeBackKnown", { body: { knownIds, unknownIds, learningIds } });
      }
      await afterwards();
    },
  };
}

/** All that is shown of what a person knows. It is marked by then: a failure of these is that of what they show. */
async function afterwards(): Promise<void> {
  const { token } = userDataStore().get();
  if (token !== undefined) await loadKnown(token).catch(() => undefined);
  for (const name of [
    "WordList/GetKnownLevels",
    "WordList/GetCoverage",
    "WordList/GetTonight",
    "Memory/GetMemory",
    "Memory/GetWords",
  ] as const) {
    void refresh(name);
  }
}
