import { type FocusEvent, useId, useRef, useState } from "react";
import type { Content } from "../../../contract/catalogue.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { Icon } from "../../design/icon.tsx";
import { m } from "../../i18n/generated/messages.js";
import type { Late } from "../page/late.ts";
import type { SearchExtras } from "./title-results.tsx";
import styles from "./title-search.module.css";

/** Loaded when somebody is about to search. */
const loadResults = () => import("./title-results.tsx");

/** Searches the catalogue, and one's own titles, in the browser as the user types. With the path as `key` it clears on navigation. */
export function TitleSearch({ locale, extras }: { locale: Locale; extras: Late<SearchExtras> }) {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<readonly [Content, Awaited<ReturnType<typeof loadResults>>]>();
  const [hasFailed, setHasFailed] = useState(false);
  /** Enter was pressed before the titles were there. */
  const [isAwaited, setAwaited] = useState(false);

  function loadCatalogue() {
    setOpen(true);
    setHasFailed(false);
    loadResults()
      .then((results) => results.loadTitles(extras, (content) => setLoaded([content, results])))
      .catch(() => setHasFailed(true));
  }

  function clear() {
    setText("");
    input.current?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // A dialog that was opened from the results leaves them open behind it.
    if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest("dialog")) setOpen(false);
  }

  const isShown = isOpen && text.trim() !== "";
  const [content, results] = loaded ?? [];
  const shown = content && results?.resultsOf(content, text);
  const status = hasFailed ? m.search_failed() : (shown?.status ?? m.search_loading());
  return (
    // The arrow keys move between the links in it, which are focusable themselves.
    <search
      className={styles.search}
      onKeyDown={(event) => (results ? results.onSearchKey(event, clear) : setAwaited(event.key === "Enter"))}
      onBlur={onBlur}
    >
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
        {shown && results && (
          <results.TitleResults
            text={text}
            found={shown.found}
            locale={locale}
            extras={extras}
            isAwaited={isAwaited}
            onFollow={() => setText("")}
          />
        )}
      </div>
    </search>
  );
}
