import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Button } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { m } from "../../i18n/generated/messages.js";
import { api } from "../accounts/session/api.ts";
import { personQuery, queryClient } from "../accounts/session/queries.ts";
import { useUserData } from "../accounts/session/use-user-data.ts";
import { loadWordList, type WordListData } from "../lexicon/word-list-data.ts";
import { useLocale } from "../page/use-page.ts";

/** A list that was loaded whole in place of its preview. */
export type Unlocked = { readonly preview: WordListData; readonly list: WordListData };

type UnlockListProps = { readonly preview: WordListData; readonly onChange: (unlocked: Unlocked) => void };

/**
 * Loads the whole of a locked list in a premium member's name; documents are identical for all users and have the
 * preview. Draws nothing unless that fails.
 */
export default function UnlockList({ preview, onChange }: UnlockListProps) {
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
  useEffect(() => {
    if (data !== undefined && !data.isLocked) onChange({ preview, list: data });
  }, [data, preview, onChange]);
  if (!isError) return null;
  return (
    <Notice kind="error">
      <p>{m.words_failed()}</p>
      <Button kind="secondary" onClick={() => void refetch()}>
        {m.try_again()}
      </Button>
    </Notice>
  );
}
