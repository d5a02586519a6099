import type { RefObject } from "react";
import { usePageKeys } from "../parts/use-page-keys.ts";

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

const loadMoreOf = (body: Element | null) =>
  body?.closest("table")?.parentElement?.querySelector<HTMLElement>("[data-load-more]");

/**
 * Moves the focus over the links of a table's rows. Enter is the link's own. Where a row is open, the one
 * that is moved to is opened in its place. After the last row more are loaded.
 */
export function useTableKeys(body: RefObject<HTMLTableSectionElement | null>): void {
  usePageKeys((event) => {
    const links = [...(body.current?.querySelectorAll<HTMLElement>("[data-row-link]") ?? [])];
    const indexOf = (row: Element | null | undefined) => links.findIndex((link) => link.closest("tr") === row);
    const index = indexOf(document.activeElement?.closest("tr"));
    const open = body.current?.querySelector('[data-open="true"]');
    const step = steps[event.key];
    if (step === undefined) return;
    // The arrows scroll what else has the focus.
    if (event.key.startsWith("Arrow") && index === -1 && document.activeElement !== document.body) return;
    const from = index === -1 ? indexOf(open) : index;
    const next = from === -1 ? links[0] : links[from + step];
    if (next === undefined && step === 1) loadMoreOf(body.current)?.click();
    next?.focus();
    next?.closest("tr")?.scrollIntoView({ block: "nearest" });
    if (open) next?.click();
    event.preventDefault();
  });
}
