import { useLocation } from "react-router";
import { AuthForms } from "../../../features/accounts/auth/auth-forms.tsx";
import { authStateOf } from "../../../features/accounts/session/guards.ts";
import { privateMeta } from "../../../features/page/page-meta.ts";
import { matchPath } from "../../../features/page/paths.ts";
import { useIsBrowser } from "../../../features/page/use-page.ts";
import { PlanAside } from "../../../features/premium/showcase/plan-aside.tsx";
import { m } from "../../../i18n/generated/messages.js";

export const meta = privateMeta(m.auth_title);

/** Signing in and signing up; who comes for premium has its plans and prices beside the form. */
export default function AuthPage() {
  const { state } = useLocation();
  const { returnTo = "" } = authStateOf(useIsBrowser() ? state : null);
  const isForPremium = matchPath(returnTo.split("?")[0] ?? "")?.id === "premium";
  return <AuthForms aside={isForPremium ? <PlanAside /> : undefined} />;
}
