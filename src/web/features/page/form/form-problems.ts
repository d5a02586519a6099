import { m } from "../../../i18n/generated/messages.js";
import { ApiError } from "../api-client.ts";

/** What is wrong with one field of a form, in the page's language. */
export type FieldProblem = { readonly field: string; readonly code: string; readonly message: string };

export type FormProblems = {
  /** Problems that concern no single field. */
  readonly form: readonly string[];
  readonly fields: readonly FieldProblem[];
};

export const noProblems: FormProblems = { form: [], fields: [] };

/** The problems of a failed submission; `fields` are the names of the form's fields. */
export function problemsOf(error: unknown, fields: ReadonlySet<string>): FormProblems {
  if (!(error instanceof ApiError)) return { form: [m.form_no_answer()], fields: [] };
  const { problem } = error;
  if (problem === undefined) return { form: [m.form_failed()], fields: [] };
  const errors = "errors" in problem ? (problem.errors ?? []) : [];
  if (errors.length === 0) return { form: [problem.detail], fields: [] };
  return {
    form: errors.filter(({ field }) => !fields.has(field)).map(({ message }) => message),
    fields: firstOfEach(errors.filter(({ field }) => fields.has(field))),
  };
}

/** The first problem of each field. */
export function firstOfEach(problems: readonly FieldProblem[]): FieldProblem[] {
  return [...Map.groupBy(problems, ({ field }) => field).values()].flatMap(([first]) => first ?? []);
}
