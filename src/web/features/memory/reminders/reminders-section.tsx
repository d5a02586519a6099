import { useState } from "react";
import type { MemorySettings } from "../../../../contract/memory.ts";
import { Choice } from "../../../design/choice.tsx";
import { SelectField } from "../../../design/field.tsx";
import { Notice } from "../../../design/notice.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../../accounts/session/api.ts";
import { setAnswer, useAction, useApi } from "../../accounts/session/queries.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import type { Person } from "../../accounts/session/user-data.ts";
import { AnswerState } from "../../page/answer-state.tsx";
import { DoneNotice, Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { canPush, type PushFailure, subscribeBrowser, unsubscribeBrowser } from "./push-in-browser.ts";
import styles from "./reminders.module.css";

/** How and when the person wants to be reminded, and whether of the end of premium too. */
export default function RemindersSection({ person }: { person: Person }) {
  const settings = useApi("Memory/GetSettings");
  return (
    <div className={styles.parts}>
      <section aria-labelledby="reminders-of-reviews">
        <h3 id="reminders-of-reviews">{m.reminders_of_reviews()}</h3>
        <p>{m.reminders_text()}</p>
        {settings.data === undefined ? (
          <AnswerState query={settings} lines={4} />
        ) : (
          <ReminderForm settings={settings.data} person={person} />
        )}
      </section>
      <section aria-labelledby="reminders-of-premium">
        <h3 id="reminders-of-premium">{m.premium_mail_heading()}</h3>
        <PremiumMailChoice isOn={person.premiumMail ?? true} />
      </section>
    </div>
  );
}

const ways = ["none", "mail", "push"] as const;

const names = { none: m.reminders_none, mail: m.reminders_mail, push: m.reminders_push };

const failures: Readonly<Record<PushFailure, () => string>> = {
  denied: m.reminders_push_denied,
  failed: m.reminders_push_failed,
};

const hours = Array.from({ length: 24 }, (_, hour) => hour);

type ReminderFormProps = { readonly settings: MemorySettings; readonly person: Person };

function ReminderForm({ settings: { reminder, pushKey }, person }: ReminderFormProps) {
  const [failure, setFailure] = useState<PushFailure>();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    read: (data) => ({
      by: ways.find((way) => way === textOf(data, "by")) ?? "none",
      hour: Number(textOf(data, "hour")),
    }),
    send: async (wanted) => {
      setDone(false);
      const refused = wanted.by === "push" ? await subscribeBrowser(pushKey) : undefined;
      setFailure(refused);
      if (refused !== undefined) return;
      if (wanted.by !== "push") await unsubscribeBrowser();
      setAnswer("Memory/GetSettings", await api.call("Memory/ChangeSettings", { body: { reminder: wanted } }));
      setDone(true);
    },
  });
  return (
    <Form state={form} action={m.save()} kind="secondary">
      {failure !== undefined && (
        <Notice kind="error">
          <p>{failures[failure]()}</p>
        </Notice>
      )}
      <fieldset className={styles.ways}>
        <legend>{m.reminders_by()}</legend>
        {ways.map((way) => (
          <Choice
            key={way}
            kind="radio"
            name="by"
            value={way}
            label={names[way]()}
            defaultChecked={reminder.by === way}
            disabled={way === "push" && !canPush()}
            {...hintOf(way, person)}
          />
        ))}
      </fieldset>
      <SelectField
        label={m.reminders_hour()}
        hint={m.reminders_hour_hint({ timeZone: person.timeZone })}
        name="hour"
        defaultValue={reminder.hour}
        error={form.errorOf("hour")}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>{`${String(hour).padStart(2, "0")}:00`}</option>
        ))}
      </SelectField>
      <DoneNotice text={isDone ? m.account_saved() : undefined} />
    </Form>
  );
}

function hintOf(way: (typeof ways)[number], { isMailVerified }: Person): { readonly hint?: string } {
  if (way === "mail" && !isMailVerified) return { hint: m.reminders_mail_unconfirmed() };
  return way === "push" && !canPush() ? { hint: m.reminders_push_unsupported() } : {};
}

function PremiumMailChoice({ isOn }: { isOn: boolean }) {
  const change = useAction(async () => {
    userDataStore().update(await api.call("User/UpdateProfile", { body: { premiumMail: !isOn } }));
  });
  return (
    <Choice
      kind="switch"
      label={m.premium_mail()}
      hint={m.premium_mail_hint()}
      checked={change.isBusy ? !isOn : isOn}
      onChange={change.run}
      error={change.problem}
    />
  );
}
