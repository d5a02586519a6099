import { m } from "../../messages.ts";

const texts: Readonly<Record<string, () => string>> = {
  imported: () => m.imports_statuses_imported(),
  replaced: () => m.imports_statuses_replaced(),
  unchanged: () => m.imports_statuses_unchanged(),
  failed: () => m.imports_statuses_failed(),
};

/** What became of an imported file. */
export function statusText(status: string): string {
  return texts[status]?.() ?? status;
}
