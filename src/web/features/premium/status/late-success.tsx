import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { usePaymentStatus } from "./payment-status.ts";

/** Leads on where the payment went through all the same, such as by a report that came late. */
export default function LateSuccess() {
  const { status } = usePaymentStatus(0);
  const navigate = useNavigate();
  const locale = useLocale();
  useEffect(() => {
    if (status === "success") void navigate(pathOf("premiumProcessing", locale), { replace: true });
  }, [status, navigate, locale]);
  return null;
}
