import type { ComponentType } from "react";
import { Link } from "react-router";
import type { Content, Movie, Series } from "../../../contract/catalogue.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { fold } from "../../i18n/fold.ts";
import { m } from "../../i18n/generated/messages.js";
import { useLoaded } from "../page/use-loaded.ts";
import { titlePath } from "./title-path.ts";
import styles from "./title-search.module.css";

const maxShown = 8;
/** Characters of a name that can be wished for. */
const maxName = 200;

/** Loads what wishes for a title that is not found. */
export type LoadWish = () => Promise<{ readonly default: ComponentType<{ name: string }> }>;

type TitleResultsProps = {
  readonly text: string;
  readonly found: readonly (Series | Movie)[];
  readonly locale: Locale;
  readonly loadWish: LoadWish;
  onFollow(): void;
};

/** The titles found for a text; without any, a way to wish for one. */
export function TitleResults({ text, found, locale, loadWish, onFollow }: TitleResultsProps) {
  const isNone = text.trim() !== "" && found.length === 0;
  const WishTitle = useLoaded(isNone, loadWish);
  const name = text.trim().slice(0, maxName);
  return (
    <>
      {found.length > 0 && (
        <ul>
          {found.slice(0, maxShown).map((title) => (
            <li key={`${title.kind}-${title.id}`}>
              <Link to={titlePath(title, locale)} onClick={onFollow}>
                <b lang="en">{title.name}</b> <small>{kindText(title)}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isNone && WishTitle && (
        <div className={styles.none}>
          <WishTitle key={name} name={name} />
        </div>
      )}
    </>
  );
}

function kindText({ kind, year }: Series | Movie): string {
  const text = kind === "series" ? m.kind_series() : m.kind_movie();
  return year === null ? text : `${text} · ${year}`;
}

export function foundText(text: string, found: number): string {
  return found === 0 ? m.search_none({ text: text.trim() }) : m.search_found({ count: found });
}

/** Series and films whose names contain the text; names that begin with it come first. Empty for an empty text. */
export function searchTitles(content: Content, text: string): (Series | Movie)[] {
  const wanted = fold(text.trim());
  if (wanted === "") return [];
  // The API gives the oldest first.
  const found = [...content.seriesList.toReversed(), ...content.movieList.toReversed()]
    .map((title) => ({ title, position: fold(title.name).indexOf(wanted) }))
    .filter(({ position }) => position !== -1);
  return found.sort((a, b) => Math.min(a.position, 1) - Math.min(b.position, 1)).map(({ title }) => title);
}
