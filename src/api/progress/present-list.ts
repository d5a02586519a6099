import type { ListInfo, UserList, ChangedWords as WordsAnswer } from "../../contract/progress/lists.ts";
import type { ChangedWords } from "../../services/progress/change-list.ts";
import type { findVisibleList, OwnList } from "../../services/progress/read-list.ts";

type VisibleList = NonNullable<Awaited<ReturnType<typeof findVisibleList>>>;

export function presentList({ id, title, url, isShared, wordCount }: OwnList): UserList {
  return { id, title, url, isShared, wordCount };
}

export function presentChanged({ list, notFound, unknownIds }: ChangedWords): WordsAnswer {
  return { list: presentList(list), notFound: [...notFound], unknownIds: [...unknownIds] };
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
