import { type ComponentType, type KeyboardEvent, useState } from "react";
import { Link } from "react-router";
import type { Content, Movie, Series } from "../../../contract/catalogue.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { m } from "../../i18n/generated/messages.js";
import { type Late, useLoaded } from "../page/late.ts";
import { useRedirect } from "../page/use-redirect.ts";
import { browserSources } from "./browser-sources.ts";
import { isOwn } from "./is-own.ts";
import { searchTitles } from "./search-titles.ts";
import { titlePath } from "./title-path.ts";
import styles from "./title-search.module.css";

const maxShown = 8;
/** Characters of what was typed that the answer repeats. */
const maxQuoted = 60;
/** Characters of a name that can be wished for. */
const maxName = 200;

type Offers = Late<ComponentType<{ name: string }>>;

/** What later areas add to the search. */
export type SearchExtras = {
  /** What is offered where no title is found. */
  readonly offers: Offers;
  /** The catalogue with what the person has brought; undefined where there is nothing. */
  readonly loadWithOwn: () => Promise<Content | undefined>;
};

type TitleResultsProps = {
  readonly text: string;
  readonly found: readonly (Series | Movie)[];
  readonly locale: Locale;
  readonly extras: Late<SearchExtras>;
  /** Enter was pressed before there were results: the first is opened when they come. */
  readonly isAwaited: boolean;
  onFollow(): void;
};

/** Shows the catalogue as soon as it is there, and then what the person has brought with it. */
export async function loadTitles(extras: Late<SearchExtras>, show: (content: Content) => void): Promise<void> {
  // Where they cannot be had there is the catalogue all the same.
  const own = extras
    .load()
    .then(({ loadWithOwn }) => loadWithOwn())
    .catch(() => undefined);
  show(await browserSources().catalogue.get());
  const withOwn = await own;
  if (withOwn !== undefined) show(withOwn);
}

/** The titles found for a text; without any, what else can be done. */
export function TitleResults({ text, found, locale, extras, isAwaited, onFollow }: TitleResultsProps) {
  const [first] = found;
  const [awaitedPath] = useState(isAwaited && first ? titlePath(first, locale) : undefined);
  useRedirect(awaitedPath, { replace: false });
  const isNone = text.trim() !== "" && found.length === 0;
  const loaded = useLoaded(isNone, extras);
  const name = text.trim().slice(0, maxName);
  return (
    <>
      {found.length > 0 && (
        <ul>
          {found.slice(0, maxShown).map((title) => (
            <li key={`${title.kind}-${title.id}`}>
              <Link to={titlePath(title, locale)} onClick={onFollow}>
                <b lang="en">{title.name}</b> <small>{factsOf(title)}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isNone && loaded && <NoTitle name={name} offers={loaded.offers} />}
    </>
  );
}

function NoTitle({ name, offers }: { readonly name: string; readonly offers: Offers }) {
  const Shown = useLoaded(true, offers);
  return (
    Shown && (
      <div className={styles.none}>
        <Shown key={name} name={name} />
      </div>
    )
  );
}

function factsOf(title: Series | Movie): string {
  const kind = title.kind === "series" ? m.kind_series() : m.kind_movie();
  return [isOwn(title) && m.own_mark(), kind, title.year].filter(Boolean).join(" · ");
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
