import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Movie, Series } from "../../../../contract/catalogue.ts";
import type { DrawnTitle, PosterMarkup } from "./draw-poster.ts";
import styles from "./poster.module.css";

export type PosterTitle = Pick<Series | Movie, "kind" | "name" | "combinedUrl" | "year" | "genres" | "posterUrl">;

/** The fields of a title that its poster needs. */
export function posterTitleOf({ kind, name, combinedUrl, year, genres, posterUrl }: PosterTitle): PosterTitle {
  return { kind, name, combinedUrl, year, genres, posterUrl };
}

/**
 * The title's picture, or without one a poster drawn from its name. Two by three in either case. Decoration: text
 * beside it says the name.
 */
export function Poster({ title }: { title: PosterTitle }) {
  const drawn = <DrawnPoster title={title} />;
  return (
    <div className={styles.frame}>
      {title.posterUrl === null ? (
        drawn
      ) : (
        <PosterPicture key={title.posterUrl} url={title.posterUrl} fallback={drawn} />
      )}
    </div>
  );
}

let draw: ((title: DrawnTitle) => PosterMarkup) | undefined;

/**
 * Loads the code that draws posters. Loaders of pages with posters wait for it, on the server and when navigating in
 * the browser; a page that came as a document has its posters in the HTML and does not need the code.
 */
export async function loadPosterDrawer(): Promise<void> {
  draw ??= (await import("./draw-poster.ts")).posterMarkup;
}

function DrawnPoster({ title }: { title: DrawnTitle }) {
  const svg = useRef<SVGSVGElement>(null);
  const [, setIsLoaded] = useState(draw !== undefined);
  useEffect(() => {
    if (draw !== undefined || svg.current?.childElementCount !== 0) return;
    loadPosterDrawer().then(
      () => setIsLoaded(true),
      // Without a connection the poster stays empty.
      () => undefined,
    );
  }, []);
  // Drawn once: a poster that came with the document stays, also when the code is loaded later.
  const [drawn] = useState(() => draw?.(title));
  const markup = drawn ?? (svg.current?.childElementCount === 0 ? draw?.(title) : undefined);
  return (
    <svg
      ref={svg}
      className={styles.poster}
      viewBox="0 0 200 300"
      data-palette={markup?.palette}
      lang="en"
      aria-hidden="true"
      // Hydration keeps the poster of the document.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup?.inner ?? "" }}
    />
  );
}

type PosterPictureProps = {
  readonly url: string;
  /** Shown where the picture cannot be loaded. */
  readonly fallback: ReactNode;
};

/** The picture that the operator gave the title, loaded when it comes near the window. */
function PosterPicture({ url, fallback }: PosterPictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return fallback;
  return (
    <img
      // It may have failed before hydration.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0) setHasFailed(true);
      }}
      className={styles.picture}
      src={url}
      alt=""
      width={400}
      height={600}
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
}
