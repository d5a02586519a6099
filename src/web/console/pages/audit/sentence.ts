import { type AuditAction, auditActions, fieldsOf } from "../../../../domain/console/audit-kinds.ts";
import { consoleLanguage, m } from "../../messages.ts";
import { actionTexts } from "./action-texts.ts";
import { fieldText } from "./field-texts.ts";
import { type ValueTools, valueText } from "./value-text.ts";

/** What of a row of the audit log says what was done. */
export type Told = { readonly action: string; readonly before: unknown; readonly after: unknown };

type Fields = Readonly<Record<string, unknown>>;
type Text = (() => string) | undefined;

const asMade =
  (made: () => string, changed: () => string) =>
  ({ before }: Told): Text =>
    before === null ? made : changed;

/** Of calls that do one thing or its contrary: which of them it was. */
const byOutcome: { readonly [Action in AuditAction]?: (told: Told, after: Fields) => Text } = {
  SaveTitle: asMade(
    () => m.audit_did_add_title(),
    () => m.audit_actions_save_title(),
  ),
  SaveEntry: asMade(
    () => m.audit_did_add_entry(),
    () => m.audit_actions_save_entry(),
  ),
  SavePoll: asMade(
    () => m.audit_did_add_poll(),
    () => m.audit_actions_save_poll(),
  ),
  SaveCoupon: asMade(
    () => m.audit_did_add_coupon(),
    () => m.audit_actions_save_coupon(),
  ),
  HideTitle: (_told, { isHidden }) => (isHidden === true ? m.audit_did_hide : m.audit_did_publish),
  BlockUser: (_told, { isBlocked }) => (isBlocked === true ? m.audit_did_block : m.audit_did_unblock),
  DisqualifyRank: (_told, { isDisqualified }) =>
    isDisqualified === true ? m.audit_did_disqualify : m.audit_did_take_rank_back,
  DecideFlag: (_told, { state }) =>
    ({ confirmed: m.audit_did_confirm_flag, cleared: m.audit_did_clear_flag, open: m.audit_did_open_flag })[
      String(state)
    ],
  CloseMessage: (_told, { state }) =>
    ({ closed: m.audit_did_close_message, spam: m.audit_did_spam, open: m.audit_did_open_message })[String(state)],
  CloseReport: (_told, { outcome }) =>
    ({ fixed: m.audit_did_fix, added: m.audit_did_add, declined: m.audit_did_decline })[String(outcome)],
  SetRole: (_told, { role }) =>
    ({
      user: m.audit_did_role_user,
      editor: m.audit_did_role_editor,
      support: m.audit_did_role_support,
      admin: m.audit_did_role_admin,
    })[String(role)],
  AssignMessage: (_told, { assigneeId }) => (assigneeId === null ? m.audit_did_unassign : m.audit_did_assign),
};

const isKnown = (action: string): action is AuditAction => auditActions.some((known) => known === action);

/** What was done, in words. A call that is not known, of another release, is told by its name. */
export function actionText(told: Told): string {
  const { action } = told;
  if (!isKnown(action)) return action;
  return (byOutcome[action]?.(told, fieldsOf(told.after)) ?? actionTexts[action])();
}

/** The same after the name of who did it. */
export function deedText(told: Told): string {
  const text = actionText(told);
  return text.charAt(0).toLocaleLowerCase(consoleLanguage()) + text.slice(1);
}

/** The fields that belong to the sentence beside the thing itself, as far as a row has them. */
const details: { readonly [Action in AuditAction]?: readonly string[] } = {
  UploadSubtitles: ["files"],
  DropDraft: ["episodes"],
  SaveEpisode: ["season", "episode", "name"],
  MoveEpisode: ["season", "episode"],
  DeleteEpisode: ["season", "episode", "name"],
  SetName: ["words"],
  GrantPremium: ["months"],
  DisqualifyRank: ["rank", "userId"],
  LookAtRank: ["rank", "userId"],
  DecideFlag: ["kind"],
  AssignMessage: ["assigneeId"],
  MakeCodes: ["count", "months"],
  RevokeCodes: ["ended"],
  SettlePayment: ["state"],
  RefundPayment: ["state"],
  FillDemo: ["seed"],
  RemoveDemo: ["people"],
};

/** What belongs to the sentence beside the thing: "Months: 3", the person whose rank it was. */
export function detailTexts({ action, before, after }: Told, tools: ValueTools): string[] {
  const fields = { ...fieldsOf(before), ...fieldsOf(after) };
  if (!isKnown(action)) return [];
  return (details[action] ?? []).flatMap((field) => {
    const text = valueText(field, fields[field], tools);
    if (text === "") return field === "months" && fields[field] === null ? [m.people_for_life()] : [];
    return ["userId", "assigneeId", "name", "kind", "words", "state"].includes(field)
      ? [text]
      : [`${fieldText(field)}: ${text}`];
  });
}
