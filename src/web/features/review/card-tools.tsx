import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Word } from "../../../contract/lexicon/word-list.ts";
import { Button } from "../../design/button.tsx";
import { TextField } from "../../design/field.tsx";
import { m } from "../../i18n/generated/messages.js";
import { api } from "../accounts/session/api.ts";
import { personQuery, queryClient, refresh, useAction } from "../accounts/session/queries.ts";
import { signedInListId } from "../accounts/session/session.ts";
import { useUserData } from "../accounts/session/use-user-data.ts";
import { readOwnNote, saveOwnNote } from "../memory/visitor-memory.ts";
import { late, useLoaded } from "../page/late.ts";
import { watchedList } from "../words/companion/watch-store.ts";
import styles from "./review.module.css";

type CardToolsProps = { readonly word: Word; readonly isMember: boolean };

const report = late(() => import("../words/meaning-report/meaning-report.tsx"));

/** A person's own meaning of a word and note on it, and ways to tell that its meaning is wrong and that it is not to be asked again. */
export function CardTools({ word, isMember, onStop }: CardToolsProps & { onStop(word: Word): void }) {
  const [open, setOpen] = useState<"note" | "report" | "sent">();
  const [isStopped, setIsStopped] = useState(false);
  const Report = useLoaded(open === "report", report);
  const ownList = signedInListId();
  // A report names the list in which the word was seen.
  const [list] = useState(
    () => watchedList() ?? (ownList === undefined ? undefined : { kind: "own" as const, id: ownList }),
  );
  return (
    <div className={styles.tools}>
      <OwnNote
        word={word}
        isMember={isMember}
        isOpen={open === "note"}
        onOpen={(isOpen) => setOpen(isOpen ? "note" : undefined)}
      />
      {list !== undefined && open === undefined && (
        <Button kind="quiet" onClick={() => setOpen("report")}>
          {m.meaning_report_open()}
        </Button>
      )}
      {Report !== undefined && list !== undefined && open === "report" && (
        <Report word={word} list={list} onSent={() => setOpen("sent")} />
      )}
      {open === undefined && !isStopped && (
        <Button
          kind="quiet"
          onClick={() => {
            setIsStopped(true);
            onStop(word);
          }}
        >
          {m.memory_stop()}
        </Button>
      )}
      <p role="status">
        {open === "sent" && m.meaning_report_sent()}
        {isStopped && m.memory_stopped({ phrase: word.phrase })}
      </p>
    </div>
  );
}

type OwnNoteProps = CardToolsProps & { readonly isOpen: boolean; onOpen(isOpen: boolean): void };

export function OwnNote({ word: { id: wordId }, isMember, isOpen, onOpen }: OwnNoteProps) {
  const { token } = useUserData();
  const { data: note } = useQuery(
    personQuery(token, ["Memory/GetNote", { wordId }], () =>
      isMember ? api.call("Memory/GetNote", { query: { wordId } }) : readOwnNote(wordId),
    ),
    queryClient,
  );
  const [written, setWritten] = useState({ meaning: "", note: "" });
  const save = useAction(async () => {
    if (isMember) await api.call("Memory/SaveNote", { body: { wordId, ...written } });
    else await saveOwnNote(wordId, written);
    await refresh("Memory/GetNote");
    onOpen(false);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    save.run();
  }

  function open() {
    setWritten(note ?? { meaning: "", note: "" });
    onOpen(true);
  }

  if (note === undefined) return null;
  const isEmpty = note.meaning === "" && note.note === "";
  if (!isOpen) {
    return (
      <>
        {!isEmpty && (
          <p className={styles.note}>
            {note.meaning !== "" && <b>{note.meaning}</b>} {note.note}
          </p>
        )}
        <Button kind="quiet" onClick={open}>
          {isEmpty ? m.review_note_add() : m.review_note()}
        </Button>
      </>
    );
  }
  return (
    <form className={styles.noteForm} onSubmit={submit} noValidate>
      <TextField
        label={m.review_own_meaning()}
        value={written.meaning}
        maxLength={1_000}
        onChange={(event) => setWritten({ ...written, meaning: event.target.value })}
      />
      <TextField
        label={m.review_own_note()}
        value={written.note}
        maxLength={1_000}
        onChange={(event) => setWritten({ ...written, note: event.target.value })}
      />
      <p role="alert">{save.problem !== undefined && m.review_note_failed()}</p>
      <Button type="submit" kind="secondary" isLoading={save.isBusy}>
        {m.review_note_save()}
      </Button>
    </form>
  );
}
