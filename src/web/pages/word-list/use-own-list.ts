import { useEffect, useState } from "react";
import { useLocale } from "../../page/use-page.ts";
import { personalClient } from "../../session/personal-client.ts";
import { useUserData } from "../../session/use-user-data.ts";
import { loadShownList, type ShownList } from "./load-list.ts";

/**
 * The person's own list that is not shared: a document is nobody's, so that only the browser can ask for it.
 *
 * @param url undefined where the list is there already
 * @returns undefined while it is asked for; null where there is none
 */
export function useOwnList(url: string | undefined): ShownList | null | undefined {
  const { token } = useUserData();
  const locale = useLocale();
  const [found, setFound] = useState<ShownList | null>();
  useEffect(() => {
    if (url === undefined || token === undefined) return;
    let isWanted = true;
    loadShownList(personalClient(token, locale), locale, url).then(
      (list) => isWanted && setFound(list ?? null),
      () => isWanted && setFound(null),
    );
    return () => {
      isWanted = false;
    };
  }, [url, token, locale]);
  return token === undefined ? null : found;
}
