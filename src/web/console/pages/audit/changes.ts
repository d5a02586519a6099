import { fieldsOf } from "../../../../domain/console/audit-kinds.ts";

/** What changed of one field of a record. */
export type FieldChange = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** The fields in which two states of a record differ, and those that only one of them has; null is as good as none. */
export function changesOf(before: unknown, after: unknown): FieldChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field, before: old[field] ?? null, after: now[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
