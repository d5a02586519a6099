import { type ComponentType, type KeyboardEvent, useState } from "react";
import { Link } from "react-router";
import type { Content, Movie, Series } from "../../../contract/catalogue.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { m } from "../../i18n/generated/messages.js";
import { type Late, useLoaded } from "../page/late.ts";
import { useRedirect } from "../page/use-redirect.ts";
import { searchTitles } from "./search-titles.ts";
import { titlePath } from "./title-path.ts";
import styles from "./title-search.module.css";

const maxShown = 8;
/** Characters of what was typed that the answer repeats. */
const maxQuoted = 60;
/** Characters of a name that can be wished for. */
const maxName = 200;

/** What is offered where no title is found. */
export type SearchOffers = Late<ComponentType<{ name: string }>>;

type TitleResultsProps = {
  readonly text: string;
  readonly found: readonly (Series | Movie)[];
  readonly locale: Locale;
  readonly offers: SearchOffers;
  /** Enter was pressed before there were results: the first is opened when they come. */
  readonly isAwaited: boolean;
  onFollow(): void;
};

/** The titles found for a text; without any, what else can be done. */
export function TitleResults({ text, found, locale, offers, isAwaited, onFollow }: TitleResultsProps) {
  const [first] = found;
  const [awaitedPath] = useState(isAwaited && first ? titlePath(first, locale) : undefined);
  useRedirect(awaitedPath, { replace: false });
  const isNone = text.trim() !== "" && found.length === 0;
  const Offers = useLoaded(isNone, offers);
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
      {isNone && Offers && (
        <div className={styles.none}>
          <Offers key={name} name={name} />
        </div>
      )}
    </>
  );
}

function kindText({ kind, year }: Series | Movie): string {
  const text = kind === "series" ? m.kind_series() : m.kind_movie();
  return year === null ? text : `${text} · ${year}`;
}

/** What a text finds, and how much that is in words. */
export function resultsOf(content: Content, text: string) {
  const found = searchTitles(content, text);
  const count = found.length;
  const name = text.trim();
  const quoted = name.length > maxQuoted ? `${name.slice(0, maxQuoted)}…` : name;
  return { found, status: count === 0 ? m.search_none({ text: quoted }) : m.search_found({ count }) };
}

/** Enter opens the first title found, the arrow keys move between the text and the links, Escape clears. */
export function onSearchKey(event: KeyboardEvent<HTMLElement>, clear: () => void): void {
  const { currentTarget: search, target, key } = event;
  // Keys of a dialog that was opened from here are its own.
  if (!(target instanceof HTMLElement) || !search.contains(target)) return;
  if (key === "Escape") clear();
  if (key === "Enter" && target.matches("input")) search.querySelector<HTMLElement>("ul a")?.click();
  if (key !== "ArrowDown" && key !== "ArrowUp") return;
  const stops = [...search.querySelectorAll<HTMLElement>("input, a, button")];
  const next = stops[stops.indexOf(target) + (key === "ArrowDown" ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
