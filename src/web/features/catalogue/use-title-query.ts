import { useState } from "react";
import { useSearchParams } from "react-router";
import { useIsBrowser } from "../page/use-page.ts";
import { everyTitle, paramsOfQuery, type TitleQuery, titleQueryOf } from "./arrange-titles.ts";

/**
 * How the list is to be shown, kept in the address so that going back, or passing it on, brings the same list. The
 * document is the same for every query: what it asks for is first done in the browser.
 */
export function useTitleQuery(): [TitleQuery, (query: TitleQuery) => void] {
  const [params, setParams] = useSearchParams();
  const isBrowser = useIsBrowser();
  const address = params.toString();
  // The address follows a moment later; until then the controls already show what was asked for.
  const [asked, setAsked] = useState<{ readonly at: string; readonly query: TitleQuery }>();

  function setQuery(query: TitleQuery) {
    setAsked({ at: address, query });
    setParams(paramsOfQuery(query), { replace: true, preventScrollReset: true });
  }

  if (asked?.at === address) return [asked.query, setQuery];
  return [isBrowser ? titleQueryOf(params) : everyTitle, setQuery];
}
