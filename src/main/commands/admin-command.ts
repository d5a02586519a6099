import { parseArgs } from "node:util";
import { z } from "zod";
import { mail, newPassword, username } from "../../contract/accounts/fields.ts";
import { createAdmin } from "../../services/accounts/create-admin.ts";
import { resetSecondFactor } from "../../services/console/second-factor/reset-second-factor.ts";
import { Refusal } from "../../services/refusal.ts";
import type { CommandCall, StorageCommand } from "./command.ts";

const newAdmin = z.strictObject({ username, mail, password: newPassword });

const usage = `Give it as: admin create --mail MAIL --username NAME --password PASSWORD
        or: admin reset-second-factor --username NAME`;

const options = { mail: { type: "string" }, username: { type: "string" }, password: { type: "string" } } as const;

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return positionals.join(" ") === "create" ? values : undefined;
  } catch {
    return undefined;
  }
}

function problemsOf(fields: readonly { readonly field: string; readonly code: string }[]): string {
  return fields.map(({ field, code }) => `--${field}: ${code}`).join("\n");
}

function readName(args: readonly string[]): string | undefined {
  const [verb, option, name, ...others] = args;
  return verb === "reset-second-factor" && option === "--username" && others.length === 0 ? name : undefined;
}

async function reset({ services, report }: CommandCall, name: string): Promise<number> {
  if (!(await resetSecondFactor(services, name))) {
    report({ type: "failure", message: `${name} has no second factor.` });
    return 1;
  }
  report({ type: "done", message: `${name} sets up another second factor with the next entry.` });
  return 0;
}

export const adminCommand: StorageCommand = {
  async run(call) {
    const { services, args, report } = call;
    const name = readName(args);
    if (name !== undefined) return await reset(call, name);
    const values = readOptions(args);
    if (values === undefined) {
      report({ type: "failure", message: usage });
      return 2;
    }
    const parsed = newAdmin.safeParse(values);
    if (!parsed.success) {
      const fields = parsed.error.issues.map(({ path, message }) => ({ field: path.join("."), code: message }));
      report({ type: "failure", message: `${problemsOf(fields)}\n${usage}` });
      return 2;
    }
    try {
      await createAdmin(services, parsed.data);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      report({ type: "failure", message: problemsOf(error.fields) });
      return 1;
    }
    report({ type: "done", message: `${parsed.data.username} can sign in now, with every right.` });
    return 0;
  },
};
