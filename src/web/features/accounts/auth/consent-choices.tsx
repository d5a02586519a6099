import { Choice } from "../../../design/choice.tsx";
import { m } from "../../../i18n/generated/messages.js";
import type { FormState } from "../../page/form/use-form.ts";
import { TermsLabel } from "./terms-label.tsx";

/** What every new account is asked: the terms, which it needs, and mails, which it does not. */
export function ConsentChoices({ form }: { form: FormState }) {
  return (
    <div>
      <Choice kind="checkbox" name="acceptTerms" label={<TermsLabel />} required error={form.errorOf("acceptTerms")} />
      <Choice kind="checkbox" name="mailConsent" label={m.field_mail_consent()} hint={m.field_mail_consent_hint()} />
    </div>
  );
}
