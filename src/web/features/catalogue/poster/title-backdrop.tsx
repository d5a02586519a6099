import { useState } from "react";
import { late, useLoaded } from "../../page/late.ts";
import { matchPath } from "../../page/paths.ts";
import { browserSources } from "../browser-sources.ts";
import { findMovie, findSeries } from "../find-title.ts";
import { loadPosterDrawer, Poster, type PosterTitle } from "./poster.tsx";
import styles from "./title-backdrop.module.css";

type TitleBackdropProps = {
  /** Of the title's page, of one of its episodes, or any other: then nothing is shown. */
  readonly path: string;
  /** The colours of its poster behind a whole screen, or the poster itself. */
  readonly as: "colours" | "poster";
};

/** What a dark screen wears of the title that it is about. Decoration, loaded late with the catalogue. */
export default function TitleBackdrop({ path, as }: TitleBackdropProps) {
  const [wanted] = useState(() => late(async () => ({ default: await titleOf(path) })));
  const title = useLoaded(true, wanted);
  if (title === undefined) return null;
  return (
    <div className={styles[as]} aria-hidden="true">
      <Poster title={title} />
    </div>
  );
}

async function titleOf(path: string): Promise<PosterTitle | undefined> {
  const match = matchPath(path);
  if (match?.id !== "movieDetail" && match?.id !== "seriesDetail" && match?.id !== "episode") return undefined;
  const [content] = await Promise.all([browserSources().catalogue.get(), loadPosterDrawer()]);
  const { url } = match.params;
  return match.id === "movieDetail" ? findMovie(content, url) : findSeries(content, url);
}
