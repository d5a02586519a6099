import { Link, useLocation } from "react-router";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { m } from "../../../i18n/generated/messages.js";
import { pathOf } from "../../page/paths.ts";
import { useIsBrowser, useLocale } from "../../page/use-page.ts";
import styles from "./shop.module.css";

const steps = [
  ["main", m.shop_step_main],
  ["info", m.shop_step_info],
  ["card", m.shop_step_card],
] as const;

export type Step = (typeof steps)[number][0];

/** Each step has an address, so that back leads to the one before. */
export function stepPath(step: Step, locale: Locale): string {
  return step === "main" ? pathOf("premium", locale) : `${pathOf("premium", locale)}?step=${step}`;
}

/** The step of the address; server HTML, which is identical for all query strings, has the first. */
export function useStep(): Step {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const wanted = new URLSearchParams(isBrowser ? search : "").get("step");
  return steps.find(([step]) => step === wanted)?.[0] ?? "main";
}

/** Where the purchase is, with the ways back. */
export function StepList({ current }: { current: Step }) {
  const locale = useLocale();
  const at = steps.findIndex(([step]) => step === current);
  return (
    <nav className={styles.steps} aria-label={m.shop_steps()}>
      <ol>
        {steps.map(([step, text], index) => (
          <li key={step} data-done={index < at || undefined} aria-current={index === at ? "step" : undefined}>
            {index < at ? <Link to={stepPath(step, locale)}>{text()}</Link> : <span>{text()}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
