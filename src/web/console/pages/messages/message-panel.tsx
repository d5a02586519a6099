import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { Link } from "react-router";
import { SelectField, TextAreaField } from "../../../design/field.tsx";
import { Form } from "../../../features/page/form/form.tsx";
import { textOf } from "../../../features/page/form/use-form.ts";
import { consoleApi, useApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Facts, Moment } from "../../parts/facts.tsx";
import parts from "../../parts/parts.module.css";
import { showDone, showFailure } from "../../parts/toasts.tsx";
import { useConsoleForm } from "../../parts/use-console-form.ts";
import { consolePath } from "../../paths.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";
import {
  type Closing,
  type Message,
  refreshMessages,
  sendState,
  setAssignee,
  setState,
  withdrawAnswer,
} from "./message-calls.ts";

type MessagePanelProps = {
  readonly message: Message;
  /** Called before the message leaves the list. */
  readonly onDone: (id: number) => void;
};

/** Answers that were taken back, by their messages: they are in the field again. */
const takenBack = new Map<number, string>();

async function takeBack(id: number): Promise<void> {
  takenBack.set(id, await withdrawAnswer(id));
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
      <Assignee message={message} />
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

/** Who takes care of it. */
function Assignee({ message: { id, assignee } }: { message: Message }) {
  const { data } = useApi("Admin/GetCannedAnswers");
  const operators = data?.operators ?? (assignee === null ? [] : [assignee]);

  async function assign(assigneeId: number | null) {
    try {
      await setAssignee(id, assigneeId);
      const name = operators.find((each) => each.id === assigneeId)?.username;
      showDone(name === undefined ? m.messages_was_unassigned() : m.messages_was_assigned({ name }), () =>
        setAssignee(id, assignee?.id ?? null),
      );
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <SelectField
      label={m.messages_assign()}
      value={assignee?.id ?? ""}
      onChange={({ target: { value } }) => void assign(value === "" ? null : Number(value))}
    >
      <option value="">{m.messages_nobody()}</option>
      {operators.map((operator) => (
        <option key={operator.id} value={operator.id}>
          {operator.username}
        </option>
      ))}
    </SelectField>
  );
}

/** Begins the answer with one that is kept, in the language of the mail. */
function CannedChoice({ message, text }: { message: Message; text: RefObject<HTMLTextAreaElement | null> }) {
  const rows = useApi("Admin/GetCannedAnswers").data?.rows ?? [];
  if (rows.length === 0) return null;

  function begin(id: number) {
    const chosen = rows.find((row) => row.id === id)?.texts[message.locale].replaceAll("[ad]", message.name);
    const area = text.current;
    if (chosen === undefined || area === null) return;
    area.value = [area.value.trim(), chosen].filter((part) => part !== "").join("\n\n");
    area.focus();
  }

  return (
    <SelectField label={m.messages_canned_choose()} value="" onChange={({ target: { value } }) => begin(Number(value))}>
      <option value="" />
      {rows.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function AnswerForm({ message, onDone }: MessagePanelProps) {
  const { id, mail, state } = message;
  const text = useRef<HTMLTextAreaElement>(null);
  const form = useConsoleForm({
    read: (data) => ({ id, text: textOf(data, "text") }),
    async send(body, element) {
      await consoleApi.call("Admin/AnswerMessage", { body });
      takenBack.delete(id);
      element.reset();
      showDone(m.messages_was_sent({ mail }), () => takeBack(id));
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
      <CannedChoice message={message} text={text} />
      <TextAreaField
        ref={text}
        label={m.messages_answer()}
        name="text"
        rows={7}
        defaultValue={takenBack.get(id)}
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
      await sendState(id, state);
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
