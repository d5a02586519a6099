import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Content } from "../../../contract/catalogue.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { Icon } from "../../design/icon.tsx";
import { m } from "../../i18n/generated/messages.js";
import { browserSources } from "./browser-sources.ts";
import type { LoadOffers } from "./title-results.tsx";
import styles from "./title-search.module.css";

/** Loaded when somebody is about to search. */
const loadResults = () => import("./title-results.tsx");

/** Searches the catalogue in the browser as the user types. With the path as `key` it clears on navigation. */
export function TitleSearch({ locale, loadOffers }: { locale: Locale; loadOffers: LoadOffers }) {
  const inputId = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  /** Enter was pressed before the titles were there. */
  const isAwaited = useRef(false);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<readonly [Content, Awaited<ReturnType<typeof loadResults>>]>();
  const [hasFailed, setHasFailed] = useState(false);

  function loadCatalogue() {
    setOpen(true);
    setHasFailed(false);
    Promise.all([browserSources().catalogue.get(), loadResults()]).then(
      ([content, results]) => {
        setLoaded([content, results]);
        if (isAwaited.current) openFirst(results.pathOfFirst(content, input.current?.value ?? "", locale));
      },
      () => setHasFailed(true),
    );
  }

  function openFirst(path: string | undefined) {
    isAwaited.current = false;
    if (path !== undefined) void navigate(path);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (results === undefined && event.key === "Enter") isAwaited.current = true;
    results?.onSearchKey(event, clear);
  }

  function clear() {
    setText("");
    input.current?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // A dialog that was opened from the results leaves them open behind it.
    if (currentTarget.contains(relatedTarget) || relatedTarget?.closest("dialog")) return;
    setOpen(false);
    isAwaited.current = false;
  }

  const isShown = isOpen && text.trim() !== "";
  const [content, results] = loaded ?? [];
  const shown = content && results?.resultsOf(content, text);
  const status = hasFailed ? m.search_failed() : (shown?.status ?? m.search_loading());
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
        onChange={(event) => {
          setText(event.target.value);
          isAwaited.current = false;
        }}
      />
      <div className={styles.results} hidden={!isShown}>
        <p role="status">{isShown && status}</p>
        {shown && results && (
          <results.TitleResults
            text={text}
            found={shown.found}
            locale={locale}
            loadOffers={loadOffers}
            onFollow={() => setText("")}
          />
        )}
      </div>
    </search>
  );
}
