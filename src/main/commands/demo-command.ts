import { parseArgs } from "node:util";
import { fillDemo } from "../../services/console/demo/fill-demo.ts";
import { removeDemo } from "../../services/console/demo/remove-demo.ts";
import type { StorageCommand } from "./command.ts";

const usage = `Give it as: demo [--seed NUMBER]
        or: demo --remove`;

const refusals = {
  no_admin: "There is no admin yet, who would see it: npm run cli -- admin create …",
  not_empty: "The site has accounts besides the admin's, payments or a frozen month: only an empty one is filled.",
} as const;

function readArgs(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { seed: { type: "string", default: "1" }, remove: { type: "boolean", default: false } },
    });
    return /^\d{1,9}$/.test(values.seed) ? { seed: Number(values.seed), isRemoved: values.remove } : undefined;
  } catch {
    return undefined;
  }
}

/** Fills an empty site with made-up data, to try the console with, or takes them out again. */
export const demoCommand: StorageCommand = {
  async run({ services, args, report }) {
    const given = readArgs(args);
    if (given === undefined) {
      report({ type: "failure", message: usage });
      return 2;
    }
    if (given.isRemoved) {
      const { removed } = await removeDemo(services);
      report({ type: "done", message: `${removed} made-up accounts are gone, with all that was theirs.` });
      return 0;
    }
    const outcome = await fillDemo(services, given.seed);
    if (!outcome.done) {
      report({ type: "failure", message: refusals[outcome.why] });
      return 1;
    }
    const { people, payments } = outcome;
    report({
      type: "done",
      message: `${people} made-up people and ${payments} payments, all at demo.invalid. Take them out by: demo --remove`,
    });
    return 0;
  },
};
