import { type KeyboardEvent, useId, useState } from "react";
import { Link } from "react-router";
import type { Content } from "../../../contract/catalogue.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { browserSources } from "../../browser-sources.ts";
import { searchTitles } from "../../catalogue/search-titles.ts";
import { titlePath } from "../../catalogue/title-path.ts";
import { m } from "../../i18n/generated/messages.js";
import styles from "./title-search.module.css";

const maxShown = 8;

/** Searches the catalogue in the browser while one types. Give it the path as `key`: it clears on navigation. */
export function TitleSearch({ locale }: { locale: Locale }) {
  const inputId = useId();
  const [text, setText] = useState("");
  const [content, setContent] = useState<Content>();
  const [hasFailed, setHasFailed] = useState(false);

  function loadCatalogue() {
    setHasFailed(false);
    browserSources()
      .catalogue.get()
      .then(setContent, () => setHasFailed(true));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape") setText("");
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
    const place = stops.findIndex((stop) => stop.matches(":focus"));
    const next = stops[place + (event.key === "ArrowDown" ? 1 : -1)];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  const found = content === undefined ? undefined : searchTitles(content, text);
  return (
    // The keys move between the links that the search contains; each of them is focusable itself.
    <search className={styles.search} onKeyDown={onKeyDown}>
      <label className="visually-hidden" htmlFor={inputId}>
        {m.search_label()}
      </label>
      <input
        id={inputId}
        type="search"
        autoComplete="off"
        placeholder={m.search_placeholder()}
        value={text}
        onFocus={loadCatalogue}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.results} hidden={text.trim() === ""}>
        <p role="status">{text.trim() === "" ? "" : statusText(text, found?.length, hasFailed)}</p>
        {found && found.length > 0 && (
          <ul>
            {found.slice(0, maxShown).map((title) => (
              <li key={`${title.kind}-${title.id}`}>
                <Link to={titlePath(title, locale)} onClick={() => setText("")}>
                  <span lang="en">{title.name}</span>{" "}
                  <small>
                    {title.kind === "series" ? m.kind_series() : m.kind_movie()}
                    {title.year !== null && ` · ${title.year}`}
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </search>
  );
}

function statusText(text: string, found: number | undefined, hasFailed: boolean): string {
  if (hasFailed) return m.search_failed();
  if (found === undefined) return m.search_loading();
  return found === 0 ? m.search_none({ text: text.trim() }) : m.search_found({ count: found });
}
