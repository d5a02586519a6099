import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Link } from "react-router";
import type { Content, Movie, Series } from "../../../contract/catalogue.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { Icon } from "../../design/icon.tsx";
import { fold } from "../../i18n/fold.ts";
import { m } from "../../i18n/generated/messages.js";
import { browserSources } from "./browser-sources.ts";
import { titlePath } from "./title-path.ts";
import styles from "./title-search.module.css";

const maxShown = 8;
/** Characters of a name that can be wished for. */
const maxName = 200;

type TitleSearchProps = {
  readonly locale: Locale;
  /** Shown where nothing is found for a name. */
  readonly whenNone: (name: string) => ReactNode;
};

/** Searches the catalogue in the browser as the user types. With the path as `key` it clears on navigation. */
export function TitleSearch({ locale, whenNone }: TitleSearchProps) {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [content, setContent] = useState<Content>();
  const [hasFailed, setHasFailed] = useState(false);

  function loadCatalogue() {
    setOpen(true);
    setHasFailed(false);
    browserSources()
      .catalogue.get()
      .then(setContent, () => setHasFailed(true));
  }

  function clear() {
    setText("");
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape") clear();
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a, button")];
    const place = stops.findIndex((stop) => stop.matches(":focus"));
    const next = stops[place + (event.key === "ArrowDown" ? 1 : -1)];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  const isShown = isOpen && text.trim() !== "";
  const found = content === undefined ? undefined : searchTitles(content, text);
  return (
    // The arrow keys move between the links in it, which are focusable themselves.
    <search className={styles.search} onKeyDown={onKeyDown} onBlur={onBlur}>
      <label className="visually-hidden" htmlFor={inputId}>
        {m.search_label()}
      </label>
      <Icon name="search" />
      <input
        ref={input}
        id={inputId}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={m.search_placeholder()}
        value={text}
        onFocus={loadCatalogue}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.results} hidden={!isShown}>
        <p role="status">{isShown ? statusText(text, found?.length, hasFailed) : ""}</p>
        {found && found.length > 0 && (
          <ul>
            {found.slice(0, maxShown).map((title) => (
              <li key={`${title.kind}-${title.id}`}>
                <Link to={titlePath(title, locale)} onClick={() => setText("")}>
                  <b lang="en">{title.name}</b> <small>{kindText(title)}</small>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {isShown && found?.length === 0 && <div className={styles.none}>{whenNone(text.trim().slice(0, maxName))}</div>}
      </div>
    </search>
  );
}

function kindText({ kind, year }: Series | Movie): string {
  const text = kind === "series" ? m.kind_series() : m.kind_movie();
  return year === null ? text : `${text} · ${year}`;
}

function statusText(text: string, found: number | undefined, hasFailed: boolean): string {
  if (hasFailed) return m.search_failed();
  if (found === undefined) return m.search_loading();
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
