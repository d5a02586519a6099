import { consoleLanguage, m } from "../../messages.ts";
import { actionTexts } from "./action-texts.ts";

/** What of a row of the audit log says what was done. */
export type Told = { readonly action: string; readonly after: unknown };

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

/** Of calls that do one thing or its contrary: which of them it was. */
const byOutcome: Readonly<Record<string, (after: unknown) => (() => string) | undefined>> = {
  HideTitle: (after) => (field(after, "isHidden") === true ? m.audit_did_hide : m.audit_did_publish),
  BlockUser: (after) => (field(after, "isBlocked") === true ? m.audit_did_block : m.audit_did_unblock),
  DisqualifyRank: (after) =>
    field(after, "isDisqualified") === true ? m.audit_did_disqualify : m.audit_did_take_rank_back,
  CloseMessage: (after) =>
    ({ closed: m.audit_did_close_message, spam: m.audit_did_spam, open: m.audit_did_open_message })[
      String(field(after, "state"))
    ],
  CloseReport: (after) =>
    ({ fixed: m.audit_did_fix, added: m.audit_did_add, declined: m.audit_did_decline })[
      String(field(after, "outcome"))
    ],
  SetRole: (after) =>
    ({
      user: m.audit_did_role_user,
      editor: m.audit_did_role_editor,
      support: m.audit_did_role_support,
      admin: m.audit_did_role_admin,
    })[String(field(after, "role"))],
  AssignMessage: (after) => (field(after, "assigneeId") === null ? m.audit_did_unassign : m.audit_did_assign),
};

/** What was done, in words. A call that is not known is told by its name. */
export function actionText({ action, after }: Told): string {
  return (byOutcome[action]?.(after) ?? actionTexts[action])?.() ?? action;
}

/** The same after the name of who did it. */
export function deedText(told: Told): string {
  const text = actionText(told);
  return text.charAt(0).toLocaleLowerCase(consoleLanguage()) + text.slice(1);
}
