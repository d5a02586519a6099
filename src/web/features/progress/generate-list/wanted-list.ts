import type { GenerateListBody } from "../../../../contract/progress/generate-list.ts";
import { levels as allLevels } from "../../../../domain/lexicon/level.ts";
import { listLimits } from "../../../../domain/progress/list-limits.ts";
import { m } from "../../../i18n/generated/messages.js";
import type { FieldProblem } from "../../page/form/form-problems.ts";

export const listSources = ["titles", "text", "file"] as const;

export type ListSource = (typeof listSources)[number];

export type WantedList =
  | { readonly source: "titles" | "text"; readonly body: GenerateListBody }
  | { readonly source: "file"; readonly file: File | undefined };

/** The form's values for a source; input for other sources stays in the form and is left out. */
export function readWanted(data: FormData, source: ListSource): WantedList {
  if (source === "file") {
    const file = data.get("file");
    return { source, file: file instanceof File && file.name !== "" ? file : undefined };
  }
  const numbers = (name: string) => data.getAll(name).map(Number);
  const levels = allLevels.filter((level) => data.getAll("levels").includes(String(level)));
  const known = data.get("known");
  const filter = {
    ...(levels.length > 0 && { levels }),
    ...((known === "true" || known === "false") && { known: known === "true" }),
  };
  if (source === "text") return { source, body: { ...filter, text: String(data.get("text") ?? "") } };
  const picked = {
    titleIds: numbers("titleIds"),
    seasonIds: numbers("seasonIds"),
    episodeIds: numbers("episodeIds"),
  };
  return { source, body: { ...filter, ...Object.fromEntries(Object.entries(picked).filter(([, ids]) => ids.length)) } };
}

/** Checks that need no API; the API checks the rest. */
export function checkWanted(wanted: WantedList): readonly FieldProblem[] {
  if (wanted.source === "file") {
    if (wanted.file === undefined) return [{ field: "file", code: "missing", message: m.generate_pick_file() }];
    const isLarge = wanted.file.size > listLimits.fileBytes;
    return isLarge ? [{ field: "file", code: "too_large", message: m.generate_file_large() }] : [];
  }
  const isEmpty = Object.keys(wanted.body).length === 0;
  return isEmpty ? [{ field: "titleIds", code: "missing", message: m.generate_pick_one() }] : [];
}

/** The request body: JSON, or a form for a file. */
export function bodyOf(wanted: WantedList): GenerateListBody | FormData {
  if (wanted.source !== "file") return wanted.body;
  const form = new FormData();
  if (wanted.file !== undefined) form.set("file", wanted.file);
  return form;
}
