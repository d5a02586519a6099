import type { ListInfo, RemovedWords, UserList, ChangedWords as WordsAnswer } from "../../contract/progress/lists.ts";
import type { ChangedWords, removeListWords } from "../../services/progress/change-list.ts";
import type { findVisibleList, OwnList } from "../../services/progress/read-list.ts";

type VisibleList = NonNullable<Awaited<ReturnType<typeof findVisibleList>>>;

export function presentList({ id, title, url, isShared, wordCount }: OwnList): UserList {
  return { id, title, url, isShared, wordCount };
}

export function presentChanged({ list, notFound, unknownIds }: ChangedWords): WordsAnswer {
  return { list: presentList(list), notFound: [...notFound], unknownIds: [...unknownIds] };
}

type Row = RemovedWords["rows"][number];
type Removed = Awaited<ReturnType<typeof removeListWords>>;

export function presentRemoved({ rows, ...changed }: Removed): RemovedWords {
  return {
    ...presentChanged(changed),
    rows: rows.map(({ wordId, count, scene }): Row => {
      return [wordId, count, scene?.episodeId ?? null, scene?.sense ?? null, scene?.second ?? null];
    }),
  };
}

/** A row as `presentRemoved` gave it. */
export function entryOfRow([wordId, count, episodeId, sense, second]: Row): Removed["rows"][number] {
  if (episodeId === null) return { wordId, count };
  return { wordId, count, scene: { episodeId, sense: sense ?? 0, second: second ?? 0 } };
}

export function presentInfo({ id, title, owner, wordCount, expiresAt }: VisibleList): ListInfo {
  return {
    id,
    title,
    ...(owner === null ? {} : { owner }),
    wordCount,
    isGenerated: expiresAt !== null,
    ...(expiresAt === null ? {} : { expiresAt: expiresAt.toISOString() }),
  };
}
