import type { Premium } from "../../domain/accounts/premium-status.ts";

export type Voter = Premium & { readonly id: number };
