import { useState } from "react";
import { listLimits } from "../../../../../domain/progress/list-limits.ts";
import { Button } from "../../../../design/button.tsx";
import { Dialog } from "../../../../design/dialog.tsx";
import { TextAreaField } from "../../../../design/field.tsx";
import { Notice } from "../../../../design/notice.tsx";
import { m } from "../../../../i18n/generated/messages.js";
import { api } from "../../../accounts/session/api.ts";
import { useAction } from "../../../accounts/session/queries.ts";
import { Form } from "../../../page/form/form.tsx";
import { textOf, useForm } from "../../../page/form/use-form.ts";
import { addToList } from "../../../progress/lists/own-lists.ts";
import styles from "./owner.module.css";
import type { ListDialogProps } from "./owner-dialogs.tsx";

type AddWordsProps = ListDialogProps & { readonly onChange: () => void };

export function AddWords({ isOpen, onClose, ...rest }: AddWordsProps) {
  return (
    <Dialog heading={m.list_add()} isOpen={isOpen} onClose={onClose}>
      <AddWordsForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

type Outcome = {
  /** None where nothing was sent. */
  readonly added: number | undefined;
  readonly missing: readonly string[];
  readonly long: readonly string[];
};

/** Adds words as typed; those that are not found, or too long to be sent, stay in the field to be corrected. */
function AddWordsForm({ list, onClose, onChange }: Omit<AddWordsProps, "isOpen">) {
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm({
    read: (data) => phrasesIn(textOf(data, "phrases")),
    send: async (phrases, element) => {
      setOutcome(undefined);
      const long = phrases.filter(({ length }) => length > listLimits.phrase);
      const sent = phrases.filter((phrase) => !long.includes(phrase));
      if (sent.length === 0) return setOutcome({ added: undefined, missing: [], long });
      const changed = await addToList(list.id, { phrases: sent });
      const missing = changed.notFound;
      setOutcome({ added: changed.list.wordCount - list.wordCount, missing, long });
      const field = element.elements.namedItem("phrases");
      if (field instanceof HTMLTextAreaElement) field.value = [...missing, ...long].join(", ");
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
      <div role="status">
        {outcome?.added !== undefined && (outcome.missing.length === 0 || outcome.added > 0) && (
          <Success added={outcome.added} />
        )}
      </div>
      {outcome && outcome.missing.length > 0 && <MissingWords phrases={outcome.missing} />}
      {outcome && outcome.long.length > 0 && <LongWords phrases={outcome.long} />}
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

/** An empty text is sent too: the API answers with the problem of the field. */
function phrasesIn(text: string): readonly string[] {
  const phrases = text.split(/[,;\n]/).map((phrase) => phrase.trim());
  const typed = [...new Set(phrases.filter((phrase) => phrase !== ""))];
  return typed.length > 0 ? typed : [""];
}

const shownLetters = 20;

function LongWords({ phrases }: { phrases: readonly string[] }) {
  return (
    <Notice kind="error">
      {phrases.map((phrase) => (
        <p key={phrase}>
          {m.list_word_long({ phrase: `${phrase.slice(0, shownLetters)}…`, limit: listLimits.phrase })}
        </p>
      ))}
    </Notice>
  );
}

/** Words that the lexicon does not have, each with a button to report it to the operator. */
function MissingWords({ phrases }: { phrases: readonly string[] }) {
  return (
    <Notice kind="error">
      <p>{m.list_missing()}</p>
      <ul className={styles.missing}>
        {phrases.map((phrase) => (
          <MissingWord key={phrase} phrase={phrase} />
        ))}
      </ul>
    </Notice>
  );
}

function MissingWord({ phrase }: { phrase: string }) {
  const report = useAction(() => api.call("WordList/ReportMissingWord", { body: { phrase } }));
  return (
    <li>
      <b lang="en">{phrase}</b>
      {!report.isDone && (
        <Button
          kind="secondary"
          isLoading={report.isBusy}
          aria-label={m.list_inform_of({ phrase })}
          onClick={report.run}
        >
          {m.list_inform()}
        </Button>
      )}
      <span role="status">{report.isDone ? m.list_informed() : report.problem}</span>
    </li>
  );
}
