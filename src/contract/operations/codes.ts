import { codeBatches, codeBatchesQuery, revokedCodes, thisCodeBatch } from "../console/codes.ts";
import { get, type Operation, post } from "../operation.ts";

/** What became of the codes that MakeCodes made. */
export const codeOperations = {
  "Admin/GetCodeBatches": {
    ...get,
    access: "admin",
    summary: "Codes for premium time by the batch in which they were made, the newest first; the codes are not kept",
    query: codeBatchesQuery,
    answer: codeBatches,
  },
  "Admin/RevokeCodes": {
    ...post,
    access: "admin",
    summary: "Ends the codes of a batch that nobody has used",
    body: thisCodeBatch,
    answer: revokedCodes,
    problems: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
