import { useEffect, useState } from "react";
import { api } from "../../accounts/session/api.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { useLocale } from "../../page/use-page.ts";
import { loadShownList, type ShownList } from "./load-list.ts";

type Found = ShownList | "none" | "failed";

/**
 * The list at an address as its document has it; where it has none, as the person's own, which only the browser can
 * ask for, since a document is nobody's. Undefined while it is asked for.
 */
export function useShownList(url: string, fromDocument: ShownList | undefined) {
  const { token } = useUserData();
  const locale = useLocale();
  const [wanted, setWanted] = useState(0);
  const [fetched, setFetched] = useState<{ readonly version: number; readonly found: Found }>();
  const isAsked = token !== undefined && (fromDocument === undefined || wanted > 0);
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    const settle = (found: Found) => {
      // A list that is there already stays when it cannot be had anew.
      if (isWanted) setFetched((last) => (found === "failed" && last ? last : { version: wanted, found }));
    };
    loadShownList(api, locale, url).then(
      (list) => settle(list ?? "none"),
      () => settle("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [isAsked, token, locale, url, wanted]);
  const fetchedHere = token === undefined ? undefined : fetched;
  const found = fetchedHere?.found === "failed" && fromDocument ? undefined : fetchedHere?.found;
  return {
    list: found ?? fromDocument ?? (token === undefined ? ("none" as const) : undefined),
    /** Changes when the list has been had anew. */
    version: fetchedHere?.version ?? -1,
    /** Asks for the list again, after it was changed. */
    reload: () => setWanted((last) => last + 1),
  };
}
