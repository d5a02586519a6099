import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { Choice } from "../../../design/choice.tsx";
import { TextField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../../accounts/session/api.ts";
import type { WordListData } from "../../lexicon/word-list-data.ts";
import { wordListTypes } from "../../page/api-client.ts";
import { Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import styles from "./meaning-report.module.css";

type MeaningReportProps = {
  readonly word: Word;
  readonly list: Pick<WordListData, "kind" | "id">;
  onSent(): void;
};

/** Tells the operator that another sense is meant here, or which meaning is missing. */
export default function MeaningReport({ word, list, onSent }: MeaningReportProps) {
  const form = useForm({
    read: (data) => ({ senseId: Number(data.get("senseId") ?? 0), text: textOf(data, "text").trim() }),
    send: async ({ senseId, text }) => {
      const { kind, id } = list;
      const type = kind in wordListTypes ? wordListTypes[kind as keyof typeof wordListTypes] : wordListTypes.own;
      const meant = { ...(senseId > 0 && { senseId }), ...(text !== "" && { text }) };
      await api.call("WordList/ReportMeaning", { body: { wordId: word.id, type, id: Number(id), ...meant } });
      onSent();
    },
  });
  const [shown, ...others] = word.senses ?? [];
  return (
    <Form state={form} action={m.meaning_report_send()} kind="secondary">
      {others.length > 0 && (
        <fieldset className={styles.senses}>
          <legend>{m.meaning_report_which()}</legend>
          {others.map(({ id, mean, definition }) => (
            <Choice key={id} kind="radio" name="senseId" value={id} label={mean ?? definition} hint={definition} />
          ))}
          {shown !== undefined && <Choice kind="radio" name="senseId" value={0} label={m.meaning_report_other()} />}
        </fieldset>
      )}
      <TextField label={m.meaning_report_text()} name="text" maxLength={300} error={form.errorOf("text")} />
    </Form>
  );
}
