import { genres } from "../../../../domain/catalogue/genres.ts";
import { auditReferences } from "../../../../domain/console/audit-kinds.ts";
import { reportKinds, reportOutcomes } from "../../../../domain/contact/report.ts";
import { suspicionKinds } from "../../../../domain/progress/suspicion.ts";
import { m } from "../../messages.ts";
import type { Formats } from "../../parts/formats.ts";
import { genreText } from "../titles/genre-text.ts";

type Words = Readonly<Record<string, () => string>>;

const wordsOf = <Value extends string>(values: readonly Value[], text: (value: Value) => string): Words =>
  Object.fromEntries(values.map((value) => [value, () => text(value)]));

const states: Words = {
  open: () => m.messages_states_open(),
  answered: () => m.messages_states_answered(),
  closed: () => m.messages_states_closed(),
  spam: () => m.messages_states_spam(),
  confirmed: () => m.flags_is_state_confirmed(),
  cleared: () => m.flags_is_state_cleared(),
  waiting: () => m.imports_states_waiting(),
  running: () => m.imports_states_running(),
  done: () => m.imports_states_done(),
  failed: () => m.imports_states_failed(),
  pending: () => m.payments_states_pending(),
  success: () => m.payments_states_success(),
  abandoned: () => m.payments_states_abandoned(),
  refunded: () => m.payments_states_refunded(),
  asked: () => m.payments_refund_states_asked(),
  refused: () => m.payments_refund_states_refused(),
};

const plans: Words = {
  0: () => m.people_no_premium(),
  1: () => m.payments_plans_1(),
  2: () => m.payments_plans_2(),
  3: () => m.payments_plans_3(),
};

/** The values of fields that are one of a few, or several of them. */
const byField: Readonly<Record<string, Words>> = {
  kind: {
    ...wordsOf(reportKinds, (kind) => m[`reports_kinds_${kind}` as const]()),
    ...wordsOf(suspicionKinds, (kind) => m[`flags_kinds_${kind}` as const]()),
    series: () => m.reports_title_kinds_series(),
    movie: () => m.reports_title_kinds_movie(),
  },
  state: states,
  outcome: wordsOf(reportOutcomes, (outcome) => m[`reports_outcomes_${outcome}` as const]()),
  role: wordsOf(["user", "editor", "support", "admin"], (role) => m[`people_roles_${role}` as const]()),
  genres: wordsOf(genres, genreText),
  premiumType: plans,
  plans,
};

/** Of figures and records within a field, by their names. */
const innerTexts: Words = {
  tr: () => "Türkçe",
  en: () => "English",
  es: () => "Español",
  TRY: () => "TRY",
  USD: () => "USD",
  place: () => m.audit_inner_place(),
  rank: () => m.audit_field_rank(),
  months: () => m.audit_field_months(),
  phrase: () => m.reports_kinds_missing(),
  context: () => m.reports_context(),
  text: () => m.reports_text(),
  votes: () => m.audit_inner_votes(),
  hasty: () => m.flags_figures_hasty(),
  answers: () => m.flags_figures_answers(),
  meanMs: () => m.flags_figures_mean_ms(),
  deviationMs: () => m.flags_figures_deviation_ms(),
  longestRun: () => m.flags_figures_longest_run(),
  wrong: () => m.flags_figures_wrong(),
  hours: () => m.flags_figures_hours(),
  accounts: () => m.flags_figures_accounts(),
  points: () => m.flags_figures_points(),
  days: () => m.flags_figures_days(),
  name: () => m.audit_field_name(),
  kind: () => m.audit_field_kind(),
};

const known = (words: Words | undefined, key: string): string | undefined =>
  words !== undefined && Object.hasOwn(words, key) ? words[key]?.() : undefined;

/** What the values of a row are told with. */
export type ValueTools = {
  readonly formats: Pick<Formats, "number" | "moment">;
  /** What other things of the row are called now, such as `user:12`. */
  readonly names: Readonly<Record<string, string>>;
};

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** A value of a field of the log in words; "" for none. */
export function valueText(field: string, value: unknown, tools: ValueTools): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) {
    return value.map((each) => valueText(field, each, tools)).join(field === "senses" ? "\n" : ", ");
  }
  if (typeof value === "object") return "isName" in value ? decisionText(value) : recordText(value, tools);
  if (typeof value === "boolean") return value ? m.common_yes() : m.common_no();
  const word = known(byField[field], String(value));
  if (word !== undefined) return word;
  if (typeof value === "number") return numberText(field, value, tools);
  const text = String(value);
  return moment.test(text) ? tools.formats.moment(text) : text;
}

function numberText(field: string, value: number, { formats, names }: ValueTools): string {
  const kind = Object.entries(auditReferences).find(([reference]) => reference === field)?.[1];
  if (kind !== undefined) return names[`${kind}:${value}`] ?? m.audit_gone({ number: String(value) });
  // Money is kept in hundredths; a year and a number are not counted.
  if (["amount", "TRY", "USD"].includes(field)) return formats.number(value / 100);
  return field === "year" || field === "seed" ? String(value) : formats.number(value);
}

/** Fields of a record within a field; those that have no words are of the machinery. */
function recordText(value: object, tools: ValueTools): string {
  return Object.entries(value)
    .flatMap(([name, inner]) => {
      const label = known(innerTexts, name);
      const text = valueText(name, inner, tools);
      return label === undefined || text === "" ? [] : [`${label}: ${text}`];
    })
    .join("; ");
}

/** What was said of a word of a title. */
function decisionText(value: object): string {
  const { word, isName } = { word: "", isName: false, ...value };
  return isName ? m.imports_name_of({ word }) : m.imports_word_of({ word });
}
