import { lazy, Suspense } from "react";
import { m } from "../../../i18n/generated/messages.js";
import { matchPath, type PathId } from "../../page/paths.ts";
import { useIsBrowser, useSite } from "../../page/use-page.ts";
import styles from "./ads.module.css";

/** Loaded where there is advertising at all. */
const Advertisement = lazy(() => import("./advertisement.tsx"));

/** Never where one signs in, pays, writes to us, reads the rules or plays. */
const pages: ReadonlySet<PathId | undefined> = new Set<PathId>([
  "home",
  "series",
  "movies",
  "seriesDetail",
  "movieDetail",
  "episode",
  "wordList",
  "blog",
  "blogGuide",
  "blogEasySeries",
  "blogWords5000",
  "blogWordsA1",
  "blogAcademicWords",
]);

/** The room for an advertisement below a page's content: as large before it is there as after. */
export function AdSlot({ pathname }: { pathname: string }) {
  const origin = useSite()?.adsFrameOrigin;
  const isBrowser = useIsBrowser();
  if (origin === undefined || !pages.has(matchPath(pathname)?.id)) return null;
  return (
    <aside className={styles.slot} tabIndex={-1} aria-label={m.ads_label()}>
      {isBrowser && (
        <Suspense>
          <Advertisement origin={origin} />
        </Suspense>
      )}
    </aside>
  );
}
