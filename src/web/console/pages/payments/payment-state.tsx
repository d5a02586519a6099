import type { PaymentState } from "../../../../domain/premium/payment-state.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";

const tones = { pending: "busy", success: "good", failed: "bad", abandoned: "calm", refunded: "calm" } as const;

export function PaymentStateBadge({ state }: { state: PaymentState }) {
  return <Badge tone={tones[state]}>{m[`payments_states_${state}` as const]()}</Badge>;
}
