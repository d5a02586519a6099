import { lockImportJob, updateImportJob } from "../../../storage/console/imports.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { hasFiles } from "./kept-files.ts";

/**
 * Runs an import again that has ended, as after its lexicon or its files' places were mended; forced, it takes files too
 * that seem not to be in English.
 *
 * @throws {Refusal} not_found; conflict while it is under way, or with import.gone, where its files are not kept any more.
 */
export async function retryImport(
  services: Services,
  operator: Operator,
  { id, isForced }: { readonly id: string; readonly isForced: boolean },
): Promise<void> {
  const isKept = await hasFiles(services, id);
  await audited(services, operator, "RetryImport", async (transaction) => {
    const job = await lockImportJob(transaction, id);
    if (job === undefined) throw new Refusal("not_found");
    if (job.finishedAt === null) throw new Refusal("conflict");
    if (!isKept) {
      throw new Refusal("conflict", [{ field: "id", code: "import.gone" }]);
    }
    await updateImportJob(transaction, id, { state: "waiting", finishedAt: null, done: 0, error: null, isForced });
    return {
      thing: `import:${id}`,
      before: { state: job.state },
      after: { state: "waiting", isForced },
      result: undefined,
    };
  });
}
