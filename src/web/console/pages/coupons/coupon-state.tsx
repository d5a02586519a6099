import { useTexts } from "../../language.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import type { CouponState } from "./coupon-values.ts";
import { couponsTexts } from "./coupons-texts.ts";

const tones = { active: "good", waiting: "busy", ended: "calm", used: "calm" } as const;

export function CouponStateBadge({ state }: { state: CouponState }) {
  const t = useTexts(couponsTexts);
  return <Badge tone={tones[state]}>{t.states[state]}</Badge>;
}
