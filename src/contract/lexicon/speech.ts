import { z } from "zod";

/** GET /api/Speech/{wordId} */
export const speechParams = z.strictObject({
  wordId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe("A word's id"),
});
