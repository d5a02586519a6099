import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import type { CouponState } from "./coupon-values.ts";

const tones = { active: "good", waiting: "busy", ended: "calm", used: "calm" } as const;

export function CouponStateBadge({ state }: { state: CouponState }) {
  return <Badge tone={tones[state]}>{m[`coupons_states_${state}` as const]()}</Badge>;
}
