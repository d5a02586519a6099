import type { Movie, Series } from "../../../../contract/catalogue.ts";
import { OperatorsPicture } from "./operators-picture.tsx";
import styles from "./poster.module.css";
import { usePosterMarkup } from "./poster-drawer.ts";

export type PosterTitle = Pick<Series | Movie, "kind" | "name" | "combinedUrl" | "year" | "genres" | "posterUrl">;

/** Of a title only what its poster is made from. */
export function posterTitleOf({ kind, name, combinedUrl, year, genres, posterUrl }: PosterTitle): PosterTitle {
  return { kind, name, combinedUrl, year, genres, posterUrl };
}

type PosterProps = {
  readonly title: PosterTitle;
  /** True where no text beside it says the name. */
  readonly isAlone?: boolean;
};

/** The operator's picture, or a poster drawn from the title's name. Two by three, whatever it holds. */
export function Poster({ title, isAlone = false }: PosterProps) {
  const drawn = <DrawnPoster title={title} isAlone={isAlone} />;
  return (
    <div className={styles.frame}>
      {title.posterUrl === null ? (
        drawn
      ) : (
        <OperatorsPicture key={title.posterUrl} url={title.posterUrl} alt={isAlone ? title.name : ""} instead={drawn} />
      )}
    </div>
  );
}

function DrawnPoster({ title, isAlone }: { title: PosterTitle; isAlone: boolean }) {
  const { sheet, markup } = usePosterMarkup(title);
  const naming = isAlone ? ({ role: "img", "aria-label": title.name } as const) : ({ "aria-hidden": true } as const);
  return (
    <svg
      ref={sheet}
      className={styles.poster}
      viewBox="0 0 200 300"
      data-palette={markup?.palette}
      lang="en"
      {...naming}
      // What the document brought is kept as it is: it is not drawn again in the browser.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup?.inner ?? "" }}
    />
  );
}
