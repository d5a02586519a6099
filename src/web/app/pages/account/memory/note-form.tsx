import { useState } from "react";
import type { LearntWord } from "../../../../../contract/learnt-words.ts";
import { TextAreaField, TextField } from "../../../../design/field.tsx";
import { api } from "../../../../features/accounts/session/api.ts";
import { refresh } from "../../../../features/accounts/session/queries.ts";
import { DoneNotice, Form } from "../../../../features/page/form/form.tsx";
import { textOf, useForm } from "../../../../features/page/form/use-form.ts";
import { m } from "../../../../i18n/generated/messages.js";

type NoteFormProps = Pick<LearntWord, "note"> & { readonly wordId: number };

/** As many letters as the API takes. */
const longest = 1_000;

/** The person's own meaning of a word and note on it. */
export function NoteForm({ wordId, note }: NoteFormProps) {
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm({
    read: (data) => ({ wordId, meaning: textOf(data, "meaning"), note: textOf(data, "note") }),
    send: async (body) => {
      setIsSaved(false);
      await api.call("Memory/SaveNote", { body });
      setIsSaved(true);
      await refresh("Memory/GetWord");
    },
  });
  return (
    <Form state={form} action={m.memory_note_save()} kind="secondary">
      <TextField
        label={m.memory_note_meaning()}
        name="meaning"
        defaultValue={note.meaning}
        maxLength={longest}
        autoComplete="off"
        error={form.errorOf("meaning")}
      />
      <TextAreaField
        label={m.memory_note_note()}
        name="note"
        defaultValue={note.note}
        maxLength={longest}
        rows={2}
        error={form.errorOf("note")}
      />
      <DoneNotice text={isSaved ? m.memory_note_saved() : undefined} />
    </Form>
  );
}
