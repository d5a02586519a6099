import { type KeyboardEvent, useState } from "react";
import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { TextAreaField } from "../../../design/field.tsx";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { Form } from "../../../features/page/form/form.tsx";
import { textOf } from "../../../features/page/form/use-form.ts";
import { consoleApi } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { Facts, Moment } from "../../parts/facts.tsx";
import { showDone, showFailure } from "../../parts/toasts.tsx";
import { useConsoleForm } from "../../parts/use-console-form.ts";
import { consolePath } from "../../paths.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { messagesTexts } from "./messages-texts.ts";

export type Message = AnswerOf<"Admin/GetMessages">["rows"][number];

type Closing = "open" | "closed" | "spam";

type MessagePanelProps = {
  readonly message: Message;
  /** Called before the message leaves the list. */
  readonly onDone: (id: number) => void;
};

async function refreshMessages(): Promise<void> {
  await Promise.all([refresh("Admin/GetMessages"), refresh("Admin/GetOverview")]);
}

async function setState(id: number, state: Closing): Promise<void> {
  await consoleApi.call("Admin/CloseMessage", { body: { id, state } });
  await refreshMessages();
}

/** A message with its answers, and the answer that is being written. */
export function MessagePanel({ message, onDone }: MessagePanelProps) {
  const t = useTexts(messagesTexts);
  const { name, mail, subject, message: text, createdAt, answers } = message;
  return (
    <DetailPanel heading={subject}>
      <Facts
        facts={[
          [t.from, `${name} <${mail}>`],
          [t.sent, <Moment key="sent" at={createdAt} />],
          [
            "",
            <Link key="people" to={consolePath("people", { search: mail })}>
              {t.people}
            </Link>,
          ],
        ]}
      />
      <section aria-label={t.message}>
        <p className="person-text">{text}</p>
      </section>
      {answers.length > 0 && (
        <section aria-labelledby="answers-heading">
          <h3 id="answers-heading">{t.answers}</h3>
          <ol className="entries">
            {answers.map((answer) => (
              <li key={answer.answeredAt}>
                <p className="entry-head">
                  <b>{answer.answeredBy}</b>
                  <span className="muted">
                    <Moment at={answer.answeredAt} />
                  </span>
                </p>
                <p className="person-text">{answer.text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <AnswerForm message={message} onDone={onDone} />
    </DetailPanel>
  );
}

function AnswerForm({ message, onDone }: MessagePanelProps) {
  const { id, mail, state } = message;
  const t = useTexts(messagesTexts);
  const form = useConsoleForm({
    read: (data) => ({ id, text: textOf(data, "text") }),
    async send(body, element) {
      await consoleApi.call("Admin/AnswerMessage", { body });
      element.reset();
      showDone(t.wasSent(mail));
      onDone(id);
      await refreshMessages();
    },
  });
  return (
    <Form state={form} action={t.send} beside={<MessageActions key={state} message={message} onDone={onDone} />}>
      <TextAreaField
        label={t.answer}
        name="text"
        rows={7}
        maxLength={5_000}
        hint={t.answerHint}
        aria-keyshortcuts="Control+Enter"
        error={form.errorOf("text")}
        onKeyDown={submitOnControlEnter}
      />
    </Form>
  );
}

function submitOnControlEnter({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === "Enter" && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
}

const choices: Readonly<Record<Message["state"], readonly Closing[]>> = {
  open: ["closed", "spam"],
  answered: ["closed", "open"],
  closed: ["open", "spam"],
  spam: ["open"],
};

function MessageActions({ message: { id, state: before }, onDone }: MessagePanelProps) {
  const [isBusy, setBusy] = useState(false);
  const t = useTexts(messagesTexts);
  const texts = { closed: t.close, spam: t.spam, open: t.open };

  async function set(state: Closing) {
    setBusy(true);
    try {
      await consoleApi.call("Admin/CloseMessage", { body: { id, state } });
      showDone(t.wasSet[state], before === "answered" ? undefined : () => setState(id, before));
      onDone(id);
      await refreshMessages();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return choices[before].map((state) => (
    <button
      key={state}
      type="button"
      className="button"
      data-kind="secondary"
      disabled={isBusy}
      onClick={() => void set(state)}
    >
      {texts[state]}
    </button>
  ));
}
