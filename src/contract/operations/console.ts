import { audit, auditQuery } from "../console/audit.ts";
import { recoveryCodes, secondFactorCode, startedSecondFactor } from "../console/second-factor.ts";
import { get, noContent, nothing, type Operation, post } from "../operation.ts";

/** The way into the console: for its roles, before the session has passed the second factor. */
export const staffOperations = {
  "Admin/StartSecondFactor": {
    ...post,
    access: "staff",
    summary: "Begins to set up the second factor (TOTP: SHA-1, 6 digits, 30 s)",
    body: nothing,
    answer: startedSecondFactor,
    problems: ["conflict"],
  },
  "Admin/ConfirmSecondFactor": {
    ...post,
    access: "staff",
    limit: "credentials",
    summary: "Finishes the setting up with a first code, which the session has passed by that",
    body: secondFactorCode,
    answer: recoveryCodes,
    problems: ["conflict"],
  },
  "Admin/EnterSecondFactor": {
    ...post,
    access: "staff",
    limit: "credentials",
    summary: "Passes the second factor with a code of the app, each good once, or with a recovery code",
    body: secondFactorCode,
    ...noContent,
    problems: ["conflict"],
  },
} as const satisfies Record<string, Operation>;

export const consoleOperations = {
  "Admin/GetAudit": {
    ...get,
    access: "admin",
    summary: "What was done in the console, the newest first",
    query: auditQuery,
    answer: audit,
  },
} as const satisfies Record<string, Operation>;
