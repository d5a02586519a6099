import type { PaymentState } from "../../../../domain/premium/payment-state.ts";
import { useTexts } from "../../language.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { paymentsTexts } from "./payments-texts.ts";

const tones = { pending: "busy", success: "good", failed: "bad", abandoned: "calm", refunded: "calm" } as const;

export function PaymentStateBadge({ state }: { state: PaymentState }) {
  const t = useTexts(paymentsTexts);
  return <Badge tone={tones[state]}>{t.states[state]}</Badge>;
}
