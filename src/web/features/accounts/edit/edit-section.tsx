import { m } from "../../../i18n/generated/messages.js";
import type { Person } from "../session/user-data.ts";
import styles from "./edit-section.module.css";
import { MailForm } from "./mail-form.tsx";
import { NoPassword } from "./no-password.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";

export default function EditSection({ person }: { person: Person }) {
  return (
    <div className={styles.parts}>
      <section aria-labelledby="edit-profile">
        <h3 id="edit-profile">{m.account_edit_profile()}</h3>
        <ProfileForm person={person} />
      </section>
      <section aria-labelledby="edit-mail">
        <h3 id="edit-mail">{m.field_mail()}</h3>
        {person.hasPassword ? <MailForm person={person} /> : <NoPassword mail={person.mail} />}
      </section>
      <section aria-labelledby="edit-password">
        <h3 id="edit-password">{m.field_password()}</h3>
        {person.hasPassword ? <PasswordForm person={person} /> : <NoPassword mail={person.mail} />}
      </section>
    </div>
  );
}
