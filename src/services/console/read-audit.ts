import type { Locale } from "../../domain/locale/locale.ts";
import { type AuditFilter, type AuditRow, readAuditRows } from "../../storage/console/audit.ts";
import type { Page, PageQuery } from "../../storage/console/page.ts";
import { readThingNames } from "../../storage/console/thing-names.ts";
import type { Services } from "../services.ts";

/** `name` is what it was done to: as it is called now, or as it was recorded where it is gone; null where it has none. */
export type NamedAuditRow = AuditRow & { readonly name: string | null };

/** The audit log, the newest first. */
export async function readAudit(
  { database: { db } }: Services,
  filter: AuditFilter,
  page: PageQuery,
  locale: Locale,
): Promise<Page<NamedAuditRow>> {
  const { rows, next } = await readAuditRows(db, filter, page);
  const names = await readThingNames(
    db,
    rows.map(({ thing }) => thing),
    locale,
  );
  const named = rows.map((row) => ({
    ...row,
    name: names.get(row.thing) ?? recordedName(row.after) ?? recordedName(row.before) ?? null,
  }));
  return { rows: named, next };
}

function recordedName(recorded: unknown): string | undefined {
  if (typeof recorded !== "object" || recorded === null) return undefined;
  const { name, code, phrase } = { name: undefined, code: undefined, phrase: undefined, ...recorded };
  return [name, code, phrase].find((value) => typeof value === "string");
}
