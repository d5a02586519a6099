import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { m } from "../../i18n/generated/messages.js";
import { api } from "../accounts/session/api.ts";
import { personQuery, queryClient } from "../accounts/session/queries.ts";
import { useUserData } from "../accounts/session/use-user-data.ts";
import { loadWordList, type WordListData } from "../lexicon/word-list-data.ts";
import { useLocale } from "../page/use-page.ts";

type UnlockedListProps = {
  /** What documents have of the list, which are identical for all users. */
  readonly preview: WordListData;
  /** Draws a list. */
  readonly children: (list: WordListData) => ReactNode;
};

/** The whole of a locked list, in a premium member's name; its preview until then. */
export default function UnlockedList({ preview, children }: UnlockedListProps) {
  const { token } = useUserData();
  const locale = useLocale();
  const { kind, id } = preview;
  const { data, isError, refetch } = useQuery(
    {
      ...personQuery(token, ["WordList/GetWordListV2", { kind, id, locale }], () =>
        loadWordList({ client: api, locale }, { kind, id }),
      ),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  return (
    <>
      {isError && (
        <Notice kind="error">
          <p>{m.words_failed()}</p>
          <Button kind="secondary" onClick={() => void refetch()}>
            {m.try_again()}
          </Button>
        </Notice>
      )}
      {children(data === undefined || data.isLocked ? preview : data)}
    </>
  );
}
