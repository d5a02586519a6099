import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import type { Content } from "../../../contract/catalogue.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { Icon } from "../../design/icon.tsx";
import { m } from "../../i18n/generated/messages.js";
import { browserSources } from "./browser-sources.ts";
import type { LoadWish } from "./title-results.tsx";
import styles from "./title-search.module.css";

/** Loaded when somebody is about to search. */
const loadResults = () => import("./title-results.tsx");

/** Searches the catalogue in the browser as the user types. With the path as `key` it clears on navigation. */
export function TitleSearch({ locale, loadWish }: { locale: Locale; loadWish: LoadWish }) {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<readonly [Content, Awaited<ReturnType<typeof loadResults>>]>();
  const [hasFailed, setHasFailed] = useState(false);

  function loadCatalogue() {
    setOpen(true);
    setHasFailed(false);
    Promise.all([browserSources().catalogue.get(), loadResults()]).then(setLoaded, () => setHasFailed(true));
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
  const [content, results] = loaded ?? [];
  const found = content && results?.searchTitles(content, text);
  const status = hasFailed ? m.search_failed() : found ? results?.foundText(text, found.length) : m.search_loading();
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
        <p role="status">{isShown && status}</p>
        {found && results && (
          <results.TitleResults
            text={text}
            found={found}
            locale={locale}
            loadWish={loadWish}
            onFollow={() => setText("")}
          />
        )}
      </div>
    </search>
  );
}
