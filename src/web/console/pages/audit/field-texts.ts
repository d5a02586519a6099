import { m } from "../../messages.ts";

/** The fields that calls record, in words. Others are told by their names. */
const texts: Readonly<Record<string, () => string>> = {
  name: () => m.audit_field_name(),
  year: () => m.audit_field_year(),
  kind: () => m.audit_field_kind(),
  genres: () => m.audit_field_genres(),
  isHidden: () => m.audit_field_hidden(),
  isPremium: () => m.audit_field_premium(),
  premiumEndDate: () => m.audit_field_premium_end(),
  isOpen: () => m.audit_field_open(),
  isBlocked: () => m.audit_field_blocked(),
  isDisqualified: () => m.audit_field_disqualified(),
  state: () => m.audit_field_state(),
  role: () => m.audit_field_role(),
  reason: () => m.audit_field_reason(),
  months: () => m.audit_field_months(),
  count: () => m.audit_field_count(),
  outcome: () => m.audit_field_outcome(),
  answer: () => m.audit_field_answer(),
  rank: () => m.audit_field_rank(),
  amount: () => m.audit_field_amount(),
  validUntil: () => m.audit_field_valid_until(),
  expiresAt: () => m.audit_field_valid_until(),
  question: () => m.audit_field_question(),
  options: () => m.audit_field_options(),
  texts: () => m.audit_field_texts(),
  senses: () => m.audit_field_senses(),
  files: () => m.audit_field_files(),
};

export const fieldText = (field: string): string =>
  (Object.hasOwn(texts, field) ? texts[field]?.() : undefined) ?? field;

/** Yes and no for the values of such fields. */
export const valueText = (value: string): string =>
  value === "true" ? m.common_yes() : value === "false" ? m.common_no() : value;
