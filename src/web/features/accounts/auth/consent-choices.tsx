import { Fragment } from "react";
import { Choice } from "../../../design/choice.tsx";
import { m } from "../../../i18n/generated/messages.js";
import type { FormState } from "../../page/form/use-form.ts";
import { type PathId, pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";

/** The consents of a new account: to the terms (required) and to mails (optional). */
export function ConsentChoices({ form }: { form: FormState }) {
  return (
    <div>
      <Choice kind="checkbox" name="acceptTerms" label={<TermsLabel />} required error={form.errorOf("acceptTerms")} />
      <Choice kind="checkbox" name="mailConsent" label={m.field_mail_consent()} hint={m.field_mail_consent_hint()} />
    </div>
  );
}

/** Placeholder for a link in the sentence: a character that no text contains. */
const mark = "\u0001";

const links = [
  ["terms", m.auth_terms_link],
  ["privacy", m.auth_privacy_link],
] as const;

/** The consent sentence with links to the terms, which open in a new tab so that nothing typed is lost. */
function TermsLabel() {
  const parts = m.auth_accept({ terms: mark, privacy: mark }).split(mark);
  return parts.map((part, index) => {
    const link = links[index];
    return (
      <Fragment key={part}>
        {part}
        {link && <PageLink id={link[0]} text={link[1]()} />}
      </Fragment>
    );
  });
}

function PageLink({ id, text }: { id: Extract<PathId, "terms" | "privacy">; text: string }) {
  const locale = useLocale();
  return (
    <a href={pathOf(id, locale)} target="_blank" rel="noopener">
      {text}
    </a>
  );
}
