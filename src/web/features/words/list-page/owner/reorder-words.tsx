import { useEffect, useRef, useState } from "react";
import type { UserList } from "../../../../../contract/progress/lists.ts";
import { Button, IconButton } from "../../../../design/button.tsx";
import { Notice } from "../../../../design/notice.tsx";
import { Skeleton } from "../../../../design/placeholder.tsx";
import { m } from "../../../../i18n/generated/messages.js";
import { api } from "../../../accounts/session/api.ts";
import { useAction } from "../../../accounts/session/queries.ts";
import { useUserData } from "../../../accounts/session/use-user-data.ts";
import { meanLanguageTypes, wordListTypes } from "../../../page/api-client.ts";
import { useLocale } from "../../../page/use-page.ts";
import { changeOwnList } from "../../../progress/lists/own-lists.ts";
import { moveWord, type Step } from "./move-word.ts";
import styles from "./owner.module.css";

type OrderedWord = { readonly id: number; readonly phrase: string };

type ReorderWordsProps = {
  readonly list: UserList;
  /** Told whether the order has changed. */
  readonly onEnd: (isChanged: boolean) => void;
};

/** The words of a list with buttons that move them: for fingers, keys and voices alike. */
export default function ReorderWords({ list: { id, url }, onEnd }: ReorderWordsProps) {
  const { token = "" } = useUserData();
  const locale = useLocale();
  const [words, setWords] = useState<readonly OrderedWord[] | "failed">();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    let isWanted = true;
    const query = { type: wordListTypes.shared, id: url, MeanLanguageType: meanLanguageTypes[locale] };
    api.call("WordList/GetWordListV2", { query }).then(
      (found) => isWanted && setWords(found),
      () => isWanted && setWords("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [token, locale, url]);
  return (
    <section className={styles.order} aria-labelledby="order">
      <h2 id="order" ref={heading} tabIndex={-1}>
        {m.list_sort_heading()}
      </h2>
      {words === undefined && <Skeleton lines={6} />}
      {words === "failed" && (
        <Notice kind="error">
          <p>{m.list_sort_failed()}</p>
          <Button kind="secondary" onClick={() => onEnd(false)}>
            {m.cancel()}
          </Button>
        </Notice>
      )}
      {typeof words === "object" && <Order id={id} words={words} onEnd={onEnd} />}
    </section>
  );
}

const steps = [
  ["top", "first", m.list_move_top],
  ["up", "up", m.list_move_up],
  ["down", "down", m.list_move_down],
] as const;

type OrderProps = Pick<ReorderWordsProps, "onEnd"> & { readonly id: number; readonly words: readonly OrderedWord[] };

function Order({ id, words, onEnd }: OrderProps) {
  const [ordered, setOrdered] = useState(words);
  const [moved, setMoved] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const refocus = useRef<{ readonly id: number; readonly step: Step }>(undefined);
  const saving = useAction(async () => {
    await changeOwnList(api.call("WordList/ReorderList", { body: { id, wordIds: ordered.map((word) => word.id) } }));
    onEnd(true);
  });

  // A row that is put elsewhere in the document loses the focus; at an end its button has nothing left to do.
  useEffect(() => {
    if (refocus.current === undefined) return;
    const row = list.current?.querySelector(`[data-word="${refocus.current.id}"]`);
    const same = row?.querySelector<HTMLButtonElement>(`[data-step=${refocus.current.step}]`);
    (same?.disabled ? row?.querySelector<HTMLButtonElement>("button:enabled") : same)?.focus();
    refocus.current = undefined;
  });

  function move(word: OrderedWord, step: Step) {
    const next = moveWord(ordered, word.id, step);
    setOrdered(next);
    setMoved(m.list_moved({ phrase: word.phrase, place: next.indexOf(word) + 1 }));
    refocus.current = { id: word.id, step };
  }

  return (
    <>
      <p>{m.list_sort_intro()}</p>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      <ol ref={list} className={styles.words}>
        {ordered.map((word, index) => (
          <li key={word.id} data-word={word.id}>
            <span className={styles.place}>{index + 1}</span>
            <b lang="en">{word.phrase}</b>
            {steps.map(([step, icon, text]) => (
              <IconButton
                key={step}
                icon={icon}
                label={text({ phrase: word.phrase })}
                data-step={step}
                disabled={index === (step === "down" ? ordered.length - 1 : 0)}
                onClick={() => move(word, step)}
              />
            ))}
          </li>
        ))}
      </ol>
      {saving.problem !== undefined && (
        <Notice kind="error">
          <p>{saving.problem}</p>
        </Notice>
      )}
      <div className={styles.orderActions}>
        <Button isLoading={saving.isBusy} onClick={saving.run}>
          {m.save()}
        </Button>
        <Button kind="secondary" onClick={() => onEnd(false)}>
          {m.cancel()}
        </Button>
      </div>
    </>
  );
}
