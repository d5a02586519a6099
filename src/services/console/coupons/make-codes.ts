import { randomInt } from "node:crypto";
import { makeCode } from "../../../domain/premium/codes.ts";
import { foldCode } from "../../../domain/premium/coupons.ts";
import { insertPremiumCodes } from "../../../storage/premium/codes.ts";
import { hashSecret } from "../../accounts/secret.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";

export type CodesToMake = {
  readonly count: number;
  /** Null for life. */
  readonly months: number | null;
  readonly expiresAt: Date | null;
  readonly batch: string;
};

/** Makes codes for premium time. Only their hashes are kept: this is the one time that they can be read. */
export async function makeCodes(
  services: Services,
  operator: Operator,
  asked: CodesToMake,
): Promise<readonly string[]> {
  const { count, months, expiresAt, batch } = asked;
  const codes = Array.from({ length: count }, () => makeCode(randomInt));
  const createdAt = services.now();
  return await audited(services, operator, "MakeCodes", async (transaction) => {
    await insertPremiumCodes(
      transaction,
      codes.map((code) => ({
        hash: hashSecret(foldCode(code)),
        source: "operator" as const,
        months,
        batch,
        expiresAt,
        createdAt,
      })),
    );
    return { thing: `codes:${batch}`, after: { count, months, expiresAt }, result: codes };
  });
}
