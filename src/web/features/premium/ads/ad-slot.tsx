import { useRef } from "react";
import { m } from "../../../i18n/generated/messages.js";
import { late, useLoaded } from "../../page/late.ts";
import { matchPath, type PathId } from "../../page/paths.ts";
import { useSite } from "../../page/use-page.ts";
import { useSeen } from "../../page/use-seen.ts";
import styles from "./ads.module.css";

/** Loaded where there is advertising at all. */
const advertisement = late(() => import("./advertisement.tsx"));

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
  if (origin === undefined || !pages.has(matchPath(pathname)?.id)) return null;
  return <Slot origin={origin} />;
}

/** How near to the window, in pixels, it is loaded. */
const margin = 400;

function Slot({ origin }: { origin: string }) {
  const slot = useRef<HTMLElement>(null);
  const Advertisement = useLoaded(useSeen(slot, margin), advertisement);
  return (
    <aside ref={slot} className={styles.slot} tabIndex={-1} aria-label={m.ads_label()}>
      {Advertisement && <Advertisement origin={origin} />}
    </aside>
  );
}
