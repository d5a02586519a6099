import { isScalar, LineCounter, parseDocument } from "yaml";
import type { ReportFault } from "./text-fault.ts";

export type FrontMatter = {
  readonly title: string;
  readonly description: string;
  readonly heading?: string;
  readonly lead?: string;
  readonly published?: string;
  readonly updated?: string;
};

const fields = ["title", "description", "heading", "lead", "published", "updated"] as const;

type Field = (typeof fields)[number];

/** Search engines truncate longer ones. */
const longestDescription = 160;

/** Splits a file into its YAML front matter and the Markdown after it. `bodyLine` is the first line of the Markdown. */
export function splitFrontMatter(source: string): { yaml: string; body: string; bodyLine: number } | undefined {
  const match = /^---\n([\s\S]*?\n)?---(?:\n|$)/.exec(source);
  if (match === null) return undefined;
  return { yaml: match[1] ?? "", body: source.slice(match[0].length), bodyLine: match[0].split("\n").length };
}

/** Reads front matter that starts on the second line; `required` are the mandatory fields of this kind of page. */
export function readFrontMatter(yaml: string, required: readonly Field[], report: ReportFault): FrontMatter {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  for (const { pos, message } of document.errors) report(lines.linePos(pos[0]).line + 1, message);
  const values: Partial<Record<Field, string>> = {};
  const { contents } = document;
  if (contents !== null && "items" in contents) {
    for (const item of contents.items) {
      if (!("key" in item) || !isScalar(item.key)) continue;
      const line = lines.linePos(item.key.range?.[0] ?? 0).line + 1;
      const name = String(item.key.value);
      if (!isField(name)) {
        report(line, `no field is called "${name}"; there are ${fields.join(", ")}`);
        continue;
      }
      const value = isScalar(item.value) && typeof item.value.value === "string" ? item.value.value.trim() : "";
      if (value === "") report(line, `"${name}" needs a text`);
      else if (isDay(name) && !isRealDay(value)) report(line, `"${name}" must be a day such as 2026-11-21`);
      else values[name] = value;
      if (name === "description" && value.length > longestDescription) {
        report(line, `the description has ${value.length} characters; search engines show ${longestDescription}`);
      }
    }
  }
  const { title = "", description = "", ...others } = values;
  for (const name of required) if (values[name] === undefined) report(1, `"${name}" is missing`);
  return { title, description, ...others };
}

function isField(name: string): name is Field {
  return fields.some((field) => field === name);
}

function isDay(name: Field): boolean {
  return name === "published" || name === "updated";
}

function isRealDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text);
}
