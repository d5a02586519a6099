import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../accounts/session/api.ts";
import { personQuery, queryClient } from "../../accounts/session/queries.ts";
import { useLocale } from "../../page/use-page.ts";
import { loadShownList, type ShownList } from "./shown-list.ts";

/** `shown` is null where the user has no access to a list at the address. */
export type ReadList = { readonly shown: ShownList | null | "failed"; readonly version: number };

type ListReaderProps = {
  readonly token: string;
  readonly url: string;
  /** Another version loads the list again. */
  readonly version: number;
  readonly onChange: (read: ReadList) => void;
};

/** Loads a list for a signed-in user. Renders nothing and reports every answer. */
export default function ListReader({ token, url, version, onChange }: ListReaderProps) {
  const locale = useLocale();
  const { data, isError } = useQuery(
    {
      ...personQuery(token, ["WordList/GetListInfo", url, locale, version], () => loadShownList(api, locale, url)),
      gcTime: 0,
      refetchOnReconnect: (query) => query.state.data === undefined,
    },
    queryClient,
  );
  const shown = isError ? "failed" : data;
  useEffect(() => {
    if (shown !== undefined) onChange({ shown, version });
  }, [shown, version, onChange]);
  return null;
}
