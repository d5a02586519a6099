import { auditReferences, fieldsOf } from "../../domain/console/audit-kinds.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { type AuditFilter, type AuditRow, readAuditRows } from "../../storage/console/audit.ts";
import type { Page, PageQuery } from "../../storage/console/page.ts";
import { readThingNames } from "../../storage/console/thing-names.ts";
import type { Services } from "../services.ts";

export type NamedAuditRow = AuditRow & {
  /** What it was done to: as it is called now, or as it was recorded where it is gone; null where it has none. */
  readonly name: string | null;
  /** Other things that the row tells of, such as `user:12`, by what they are called now. */
  readonly names: Readonly<Record<string, string>>;
};

/** The audit log, the newest first. */
export async function readAudit(
  { database: { db } }: Services,
  filter: AuditFilter,
  page: PageQuery,
  locale: Locale,
): Promise<Page<NamedAuditRow>> {
  const { rows, next } = await readAuditRows(db, filter, page);
  const referred = rows.map(({ before, after }) => [...referencesOf(before), ...referencesOf(after)]);
  const names = await readThingNames(db, [...rows.map(({ thing }) => thing), ...referred.flat()], locale);
  const named = rows.map((row, at) => ({
    ...row,
    name: names.get(row.thing) ?? recordedName(row.after) ?? recordedName(row.before) ?? null,
    names: Object.fromEntries((referred[at] ?? []).flatMap((thing) => nameOf(names, thing))),
  }));
  return { rows: named, next };
}

function nameOf(names: ReadonlyMap<string, string>, thing: string): [string, string][] {
  const name = names.get(thing);
  return name === undefined ? [] : [[thing, name]];
}

function referencesOf(recorded: unknown): string[] {
  const fields = fieldsOf(recorded);
  return Object.entries(auditReferences).flatMap(([field, kind]) => {
    const id = fields[field];
    return typeof id === "number" ? [`${kind}:${id}`] : [];
  });
}

function recordedName(recorded: unknown): string | undefined {
  const { name, code, phrase } = fieldsOf(recorded);
  return [name, code, phrase].find((value) => typeof value === "string");
}
