import { useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { Dialog } from "../../../../design/dialog.tsx";
import { TextAreaField } from "../../../../design/field.tsx";
import { Notice } from "../../../../design/notice.tsx";
import { m } from "../../../../i18n/generated/messages.js";
import { Form } from "../../../page/form/form.tsx";
import { textOf, useForm } from "../../../page/form/use-form.ts";
import { changeListWords } from "../../../progress/lists/own-lists.ts";
import type { ListDialogProps } from "./list-dialog-props.ts";
import { MissingWords } from "./missing-words.tsx";

type AddWordsProps = ListDialogProps & { readonly onChange: () => void };

export function AddWords({ isOpen, onClose, ...rest }: AddWordsProps) {
  return (
    <Dialog heading={m.list_add()} isOpen={isOpen} onClose={onClose}>
      <AddWordsForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

type Outcome = { readonly added: number; readonly missing: readonly string[] };

/** Words as somebody types them; those that are not found stay in the field, to be mended. */
function AddWordsForm({ list, onClose, onChange }: Omit<AddWordsProps, "isOpen">) {
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm({
    read: (data) => phrasesIn(textOf(data, "phrases")),
    send: async (phrases, element) => {
      setOutcome(undefined);
      const changed = await changeListWords("AddWords", list.id, { phrases });
      const missing = changed.notFound;
      setOutcome({ added: changed.list.wordCount - list.wordCount, missing });
      const field = element.elements.namedItem("phrases");
      if (field instanceof HTMLTextAreaElement) field.value = missing.join(", ");
      onChange();
    },
  });
  return (
    <>
      <Form
        state={form}
        action={m.list_add_action()}
        beside={
          <Button kind="quiet" onClick={onClose}>
            {m.close()}
          </Button>
        }
      >
        <TextAreaField
          name="phrases"
          lang="en"
          label={m.list_add_label()}
          hint={m.list_add_hint()}
          autoComplete="off"
          autoCapitalize="none"
          error={form.errorOf("phrases")}
        />
      </Form>
      <div role="status">{outcome && outcome.missing.length === 0 && <Success added={outcome.added} />}</div>
      {outcome && outcome.missing.length > 0 && (
        <>
          {outcome.added > 0 && <Success added={outcome.added} />}
          <MissingWords phrases={outcome.missing} />
        </>
      )}
    </>
  );
}

function Success({ added }: { added: number }) {
  return (
    <Notice kind={added > 0 ? "success" : "info"}>
      <p>{added > 0 ? m.list_added({ count: added }) : m.list_added_before()}</p>
    </Notice>
  );
}

/** Without a word the API is asked all the same, and says that one is wanted. */
function phrasesIn(text: string): readonly string[] {
  const phrases = text.split(/[,;\n]/).map((phrase) => phrase.trim());
  const typed = [...new Set(phrases.filter((phrase) => phrase !== ""))];
  return typed.length > 0 ? typed : [""];
}
