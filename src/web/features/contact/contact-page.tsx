import { useState } from "react";
import { Button } from "../../design/button.tsx";
import { TextAreaField, TextField } from "../../design/field.tsx";
import { Notice } from "../../design/notice.tsx";
import { SceneAside } from "../../design/scene.tsx";
import { m } from "../../i18n/generated/messages.js";
import { api } from "../accounts/session/api.ts";
import { useUserData } from "../accounts/session/use-user-data.ts";
import { Form } from "../page/form/form.tsx";
import { textOf, useForm } from "../page/form/use-form.ts";
import { pageLoader } from "../page/page-loader.ts";
import { pageMeta } from "../page/page-meta.ts";
import { useSite } from "../page/use-page.ts";
import styles from "./contact.module.css";

const load = pageLoader("contact", async () => ({}));

export const loader = load;
export const clientLoader = load;

export const meta = pageMeta("contact", () => ({ title: m.contact_title(), description: m.contact_description() }));

export default function ContactPage() {
  const [isSent, setSent] = useState(false);
  const mail = useSite()?.contactMail;
  return (
    <div className={styles.page}>
      <div className={styles.form}>
        <h1 tabIndex={-1}>{m.contact_title()}</h1>
        <p>{m.contact_text()}</p>
        <div role="status">
          {isSent && (
            <Notice kind="success" heading={m.contact_sent_heading()}>
              <p>{m.contact_sent_text()}</p>
            </Notice>
          )}
        </div>
        {isSent ? (
          <Button kind="secondary" onClick={() => setSent(false)}>
            {m.contact_another()}
          </Button>
        ) : (
          <ContactForm onSent={() => setSent(true)} />
        )}
        {mail !== undefined && (
          <p>
            {m.contact_mail()} <a href={`mailto:${mail}`}>{mail}</a>
          </p>
        )}
      </div>
      <SceneAside
        label={m.contact_still_heading()}
        lines={[m.contact_still_1(), m.contact_still_2(), m.contact_still_3()]}
      />
    </div>
  );
}

/** Proposes name and mail of the signed-in user, once the page is hydrated. */
function ContactForm({ onSent }: { onSent: () => void }) {
  const { username, mail } = useUserData();
  const form = useForm({
    read: (data) => ({
      name: textOf(data, "name"),
      mail: textOf(data, "mail"),
      subject: textOf(data, "subject"),
      message: textOf(data, "message"),
      website: textOf(data, "website"),
    }),
    loadCheck: async () => (await import("./contact-check.ts")).check,
    send: async (values) => {
      await api.call("Contact/SendMessage", { body: values });
      onSent();
    },
    // Field errors are shown at their fields; any other failure has one text.
    explain: (problems) => (problems.fields.length > 0 ? problems : { form: [m.contact_failed()], fields: [] }),
  });
  return (
    <Form state={form} action={m.contact_send()}>
      <TextField
        label={m.field_name()}
        name="name"
        autoComplete="name"
        maxLength={100}
        required
        defaultValue={username}
        error={form.errorOf("name")}
      />
      <TextField
        label={m.field_mail()}
        hint={m.contact_mail_hint()}
        name="mail"
        type="email"
        autoComplete="email"
        required
        defaultValue={mail}
        error={form.errorOf("mail")}
      />
      <TextField
        label={m.field_subject()}
        name="subject"
        autoComplete="off"
        maxLength={200}
        required
        error={form.errorOf("subject")}
      />
      <TextAreaField
        label={m.field_message()}
        name="message"
        maxLength={5000}
        required
        error={form.errorOf("message")}
      />
      {/* A honeypot for bots, hidden and unreachable for users. */}
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          Website
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </Form>
  );
}
