/** What changed of one field of a record. */
export type FieldChange = { readonly field: string; readonly before: string; readonly after: string };

const longestLine = 60;

/**
 * The fields in which two states of a record differ, and those that only one of them has; null is as good as none.
 * What is no record stands under a field without a name.
 */
export function changesOf(before: unknown, after: unknown): FieldChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(now[field]) }))
    .filter((change) => change.before !== change.after);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === null || value === undefined) return {};
  return typeof value === "object" && !Array.isArray(value) ? { ...value } : { "": value };
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  const line = JSON.stringify(value);
  return line.length > longestLine ? JSON.stringify(value, null, 1) : line;
}
