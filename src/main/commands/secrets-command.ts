import { sealSecrets } from "../../services/console/second-factor/seal-secrets.ts";
import type { StorageCommand } from "./command.ts";

const usage = "Give it as: secrets rotate";

export const secretsCommand: StorageCommand = {
  async run({ services, args, report }) {
    if (args.join(" ") !== "rotate") {
      report({ type: "failure", message: usage });
      return 2;
    }
    if (!services.secretBox.hasKey) {
      report({ type: "failure", message: "SECRETS_KEY is not set: there is no key to seal with." });
      return 1;
    }
    const { sealed, unreadable } = await sealSecrets(services, "all");
    if (unreadable > 0) {
      report({ type: "failure", message: `${unreadable} secrets are sealed with a key that SECRETS_KEY lacks.` });
    }
    report({ type: "done", message: `${sealed} secrets are sealed anew, with the first key of SECRETS_KEY.` });
    return unreadable > 0 ? 1 : 0;
  },
};
