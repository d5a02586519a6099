import { useRef, useState } from "react";
import { locales } from "../../../../domain/locale/locale.ts";
import { Choice } from "../../../design/choice.tsx";
import { TextField } from "../../../design/field.tsx";
import { Form } from "../../../features/page/form/form.tsx";
import { textOf } from "../../../features/page/form/use-form.ts";
import { m } from "../../messages.ts";
import { useConsoleForm } from "../../parts/use-console-form.ts";
import { OptionsEditor } from "./options-editor.tsx";
import { type DraftOption, emptyText, type Poll, type PollValues, sentOptions } from "./poll-values.ts";

/** Of a wished title, which the address names. */
export type FirstOption = { readonly text: string; readonly wishId: number | undefined };

type PollFormProps = {
  /** Undefined for a new one. */
  readonly poll: Poll | undefined;
  readonly firstOption: FirstOption | undefined;
  readonly onSave: (values: PollValues) => Promise<void>;
};

export function PollForm({ poll, firstOption, onSave }: PollFormProps) {
  const [options, setOptions] = useState<readonly DraftOption[]>(() =>
    poll === undefined ? newOptions(firstOption) : storedOptions(poll),
  );
  const lastKey = useRef(options.length);
  const form = useConsoleForm<PollValues>({
    read: (data) => ({
      ...(poll !== undefined && { id: poll.id }),
      question: {
        tr: textOf(data, "question.tr"),
        en: textOf(data, "question.en"),
        es: textOf(data, "question.es"),
      },
      options: sentOptions(options),
      isPremium: data.has("isPremium"),
      isOpen: poll === undefined || poll.closedAt === null,
    }),
    send: onSave,
  });

  function add(text: string, wishId?: number) {
    lastKey.current += 1;
    const option = { key: lastKey.current, wishId, text: { ...emptyText, tr: text }, votes: 0 };
    // An empty one at the end is waiting to be filled.
    const last = options.at(-1);
    const rest = text !== "" && last?.id === undefined && last?.text.tr === "" ? options.slice(0, -1) : options;
    setOptions([...rest, option]);
  }

  return (
    <Form state={form} action={poll === undefined ? m.polls_create() : m.polls_save()}>
      {locales.map((locale) => (
        <TextField
          key={locale}
          label={`${m.polls_question()} (${m[`polls_languages_${locale}` as const]()})`}
          name={`question.${locale}`}
          lang={locale}
          maxLength={200}
          defaultValue={poll?.question[locale]}
          error={form.errorOf(`question.${locale}`)}
        />
      ))}
      <OptionsEditor options={options} onChange={setOptions} onAdd={add} />
      <Choice kind="checkbox" label={m.polls_is_premium()} name="isPremium" defaultChecked={poll?.isPremium ?? false} />
    </Form>
  );
}

function newOptions(first: FirstOption | undefined): DraftOption[] {
  const { text: tr, wishId } = first ?? { text: "", wishId: undefined };
  return [
    { key: 0, wishId, text: { ...emptyText, tr }, votes: 0 },
    { key: 1, text: emptyText, votes: 0 },
  ];
}

function storedOptions({ options }: Poll): DraftOption[] {
  return options.map(({ id, text, votes }, key) => ({ key, id, text, votes }));
}
