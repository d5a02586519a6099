import { useApi } from "../../accounts/session/queries.ts";
import { AnswerState } from "../../page/answer-state.tsx";
import { useLocale } from "../../page/use-page.ts";
import { useRedirect } from "../../page/use-redirect.ts";
import { infoFields, type OrderDraft, useOrderDraft } from "../order-draft.ts";
import { CardStep } from "./card-step.tsx";
import { InfoStep } from "./info-step.tsx";
import { MainStep } from "./main-step.tsx";
import { type Step, stepPath } from "./steps.tsx";

/** The steps of a purchase, for a signed-in user, in the browser only. */
export default function Shop({ step }: { step: Step }) {
  const draft = useOrderDraft();
  const query = useApi("Premium/GetOffers");
  const offers = query.data;
  const reachable = offers?.canBuy === false ? "main" : reachableStep(step, draft);
  const locale = useLocale();
  useRedirect(offers !== undefined && reachable !== step ? stepPath(reachable, locale) : undefined);
  if (step === "main") return <MainStep draft={draft} query={query} />;
  if (offers === undefined) return <AnswerState query={query} lines={8} />;
  return reachable === "card" ? <CardStep draft={draft} offers={offers} /> : <InfoStep draft={draft} offers={offers} />;
}

/** The card comes after the form. */
function reachableStep(step: Step, { info, isAccepted }: OrderDraft): Step {
  const isFilledIn = isAccepted && infoFields.every((name) => (info[name] ?? "") !== "");
  return step === "card" && !isFilledIn ? "info" : step;
}
