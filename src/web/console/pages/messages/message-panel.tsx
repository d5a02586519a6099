import { type KeyboardEvent, useState } from "react";
import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { TextAreaField } from "../../../design/field.tsx";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { Form } from "../../../features/page/form/form.tsx";
import { textOf } from "../../../features/page/form/use-form.ts";
import { consoleApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Facts, Moment } from "../../parts/facts.tsx";
import parts from "../../parts/parts.module.css";
import { showDone, showFailure } from "../../parts/toasts.tsx";
import { useConsoleForm } from "../../parts/use-console-form.ts";
import { consolePath } from "../../paths.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";

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
  const { name, mail, subject, message: text, createdAt, answers } = message;
  return (
    <DetailPanel heading={subject}>
      <Facts
        facts={[
          [m.messages_from(), `${name} <${mail}>`],
          [m.messages_sent(), <Moment key="sent" at={createdAt} />],
          [
            "",
            <Link key="people" to={consolePath("people", { search: mail })}>
              {m.messages_people()}
            </Link>,
          ],
        ]}
      />
      <section aria-label={m.messages_message()}>
        <p className={parts.personText}>{text}</p>
      </section>
      {answers.length > 0 && (
        <section aria-labelledby="answers-heading">
          <h3 id="answers-heading">{m.messages_answers()}</h3>
          <ol className={parts.entries}>
            {answers.map((answer) => (
              <li key={answer.answeredAt}>
                <p className={parts.entryHead}>
                  <b>{answer.answeredBy}</b>
                  <span className={parts.muted}>
                    <Moment at={answer.answeredAt} />
                  </span>
                </p>
                <p className={parts.personText}>{answer.text}</p>
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
  const form = useConsoleForm({
    read: (data) => ({ id, text: textOf(data, "text") }),
    async send(body, element) {
      await consoleApi.call("Admin/AnswerMessage", { body });
      element.reset();
      showDone(m.messages_was_sent({ mail }));
      onDone(id);
      await refreshMessages();
    },
  });
  return (
    <Form
      state={form}
      action={m.messages_send()}
      beside={<MessageActions key={state} message={message} onDone={onDone} />}
    >
      <TextAreaField
        label={m.messages_answer()}
        name="text"
        rows={7}
        maxLength={5_000}
        hint={m.messages_answer_hint()}
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
  const texts = { closed: m.messages_close(), spam: m.messages_spam(), open: m.messages_open() };

  async function set(state: Closing) {
    setBusy(true);
    try {
      await consoleApi.call("Admin/CloseMessage", { body: { id, state } });
      showDone(
        m[`messages_was_set_${state}` as const](),
        before === "answered" ? undefined : () => setState(id, before),
      );
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
