import { isForLife } from "../../../../domain/accounts/premium-status.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { dateText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale, useSite } from "../../page/use-page.ts";
import { NoPassword } from "../password/forgot-dialog.tsx";
import { PasswordField } from "../password/password-field.tsx";
import { api } from "../session/api.ts";
import { endSession } from "../session/end-session.ts";
import { setGoogleToken } from "../session/session.ts";
import type { Person } from "../session/user-data.ts";

type DeleteDialogProps = {
  readonly person: Person;
  /** Authenticates the user in place of a password. */
  readonly googleToken: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Downloads what the account holds. */
  readonly onExport: () => void;
};

export function DeleteDialog({ person, googleToken, isOpen, onClose, onExport }: DeleteDialogProps) {
  return (
    <Dialog heading={m.account_delete_question()} isOpen={isOpen} onClose={onClose}>
      <p>{m.account_delete_warning()}</p>
      {person.isPremium && (
        <p>
          {isForLife(person) || person.premiumEndDate === null
            ? m.account_delete_lifetime()
            : m.account_delete_premium({ date: dateText(person.premiumEndDate) })}
        </p>
      )}
      <Button kind="secondary" onClick={onExport}>
        {m.account_delete_export()}
      </Button>
      {person.hasPassword || googleToken !== undefined ? (
        <DeleteForm googleToken={googleToken} onClose={onClose} />
      ) : (
        <GoogleProof mail={person.mail} />
      )}
    </Dialog>
  );
}

function DeleteForm({ googleToken, onClose }: { googleToken: string | undefined; onClose: () => void }) {
  const form = useForm({
    read: (data) => (googleToken === undefined ? { password: textOf(data, "password") } : { googleToken }),
    loadCheck: async () => (await import("../form-checks.ts")).checkDelete,
    send: async (values) => {
      await api.call("User/DeleteAccount", { body: values });
      setGoogleToken(undefined);
      endSession("deleted");
    },
  });
  return (
    <Form
      state={form}
      action={m.account_delete_for_good()}
      kind="danger"
      beside={
        <Button kind="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
      }
    >
      {googleToken === undefined && (
        <PasswordField
          label={m.field_present_password()}
          name="password"
          autoComplete="current-password"
          required
          error={form.errorOf("password")}
        />
      )}
    </Form>
  );
}

/** Authenticates with Google and returns to this page. */
function GoogleProof({ mail }: { mail: string }) {
  const locale = useLocale();
  if (!useSite()?.hasGoogle) return <NoPassword mail={mail} />;
  const returnTo = `${pathOf("account", locale)}?page=data`;
  return (
    <>
      <p>{m.account_prove_google()}</p>
      <a
        className="button"
        data-kind="secondary"
        href={`/api/Login/StartGoogle?returnTo=${encodeURIComponent(returnTo)}`}
      >
        {m.google_continue()}
      </a>
    </>
  );
}
