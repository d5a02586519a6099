import { parseArgs } from "node:util";
import { z } from "zod";
import { fieldProblemsOf } from "../../api/errors/field-problems.ts";
import type { FieldProblem } from "../../api/errors/problem-error.ts";
import { fieldMessage } from "../../api/errors/send-problem.ts";
import { mail, newPassword, username } from "../../contract/accounts/fields.ts";
import type { Translate } from "../../domain/locale/translate.ts";
import { createAdmin } from "../../services/console/people/create-admin.ts";
import { inviteByCommand } from "../../services/console/second-factor/invite-operator.ts";
import { resetSecondFactor } from "../../services/console/second-factor/reset-second-factor.ts";
import { Refusal } from "../../services/refusal.ts";
import type { CommandCall, StorageCommand } from "./command.ts";

const newAdmin = z.strictObject({ username, mail, password: newPassword });

const usage = `Give it as: admin create --mail MAIL --username NAME
            (the password is asked for, or read from ADMIN_PASSWORD or the input)
        or: admin invite --username NAME
        or: admin reset-second-factor --username NAME`;

const options = { mail: { type: "string" }, username: { type: "string" } } as const;

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return positionals.join(" ") === "create" ? values : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it makes an account, for which a password must be given. */
export function needsPassword(args: readonly string[]): boolean {
  const { mail: givenMail, username: givenName } = readOptions(args) ?? {};
  return givenMail !== undefined && givenName !== undefined;
}

function problemsOf(fields: readonly FieldProblem[], translate: Translate): string {
  const label = (field: string) => (field === "password" ? field : `--${field}`);
  return fields.map((problem) => `${label(problem.field)}: ${fieldMessage(problem, "en", translate)}`).join("\n");
}

const verbs = ["invite", "reset-second-factor"] as const;

function readVerb(args: readonly string[]) {
  const [given, option, name, ...others] = args;
  const verb = verbs.find((each) => each === given);
  return verb === undefined || option !== "--username" || name === undefined || others.length > 0
    ? undefined
    : { verb, name };
}

/** Prints a code, with which the operator sets up the second factor. */
async function invite({ services, report }: CommandCall, name: string): Promise<void> {
  const { code } = await inviteByCommand(services, name);
  report({ type: "done", message: `The invitation of ${name} to the console, good once within 72 hours: ${code}` });
}

async function runVerb(call: CommandCall, { verb, name }: NonNullable<ReturnType<typeof readVerb>>): Promise<number> {
  const { services, report } = call;
  if (verb === "reset-second-factor" && !(await resetSecondFactor(services, name))) {
    report({ type: "failure", message: `${name} has no second factor.` });
    return 1;
  }
  try {
    await invite(call, name);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    report({ type: "failure", message: `${name}: ${error.fields[0]?.code ?? error.code}` });
    return 1;
  }
}

export const adminCommand: StorageCommand = {
  async run(call) {
    const { services, args, password, report } = call;
    const verb = readVerb(args);
    if (verb !== undefined) return await runVerb(call, verb);
    const values = readOptions(args);
    if (values === undefined) {
      report({ type: "failure", message: usage });
      return 2;
    }
    const parsed = newAdmin.safeParse({ ...values, password });
    if (!parsed.success) {
      const problems = problemsOf(fieldProblemsOf(parsed.error), services.translate);
      report({ type: "failure", message: `${problems}\n${usage}` });
      return 2;
    }
    try {
      await createAdmin(services, parsed.data);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      report({ type: "failure", message: problemsOf(error.fields, services.translate) });
      return 1;
    }
    report({ type: "done", message: `${parsed.data.username} can sign in now, with every right.` });
    await invite(call, parsed.data.username);
    return 0;
  },
};
