import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { Icon } from "../../design/icon.tsx";
import { m } from "../messages.ts";
import { usePageKeys } from "../parts/use-page-keys.ts";
import styles from "./records.module.css";
import { useAddress } from "./use-address.ts";

const typingMs = 250;

/** The search of a list, kept in the address as `search`, with its filters beside it. `/` goes to it, Enter to the rows. */
export function ListTools({ label, children }: { label: string; children?: ReactNode }) {
  const { read, change } = useAddress();
  const input = useRef<HTMLInputElement>(null);
  const current = read("search") ?? "";
  /** What is being typed, until the address has it. */
  const [typed, setTyped] = useState<string>();
  const isLeaving = useNavigation().state !== "idle";
  const search = useEffectEvent((text: string) => {
    if (!isLeaving) change({ search: text, open: undefined });
  });

  useEffect(() => {
    if (typed === undefined) return;
    if (typed === current) return setTyped(undefined);
    const timer = window.setTimeout(() => search(typed), typingMs);
    return () => window.clearTimeout(timer);
  }, [typed, current]);

  usePageKeys((event) => {
    if (event.key !== "/") return;
    event.preventDefault();
    input.current?.focus();
  });

  return (
    <search className={styles.listTools}>
      <label className={styles.searchField}>
        <Icon name="search" />
        <span className="visually-hidden">{label}</span>
        <input
          ref={input}
          type="search"
          value={typed ?? current}
          placeholder={m.common_search()}
          aria-keyshortcuts="/"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={({ key, currentTarget }) => {
            // The first Escape empties it, as everywhere.
            if (key === "Escape" && currentTarget.value === "") currentTarget.blur();
            if (key === "Enter") document.querySelector<HTMLElement>("[data-row-link]")?.focus();
          }}
        />
      </label>
      {children}
    </search>
  );
}
