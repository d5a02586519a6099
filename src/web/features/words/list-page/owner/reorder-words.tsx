import { useQuery } from "@tanstack/react-query";
import { type PointerEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { UserList } from "../../../../../contract/progress/lists.ts";
import { Button, IconButton } from "../../../../design/button.tsx";
import { Icon } from "../../../../design/icon.tsx";
import { Notice } from "../../../../design/notice.tsx";
import { Skeleton } from "../../../../design/placeholder.tsx";
import { takeFocus } from "../../../../design/take-focus.ts";
import { m } from "../../../../i18n/generated/messages.js";
import { api } from "../../../accounts/session/api.ts";
import { personQuery, queryClient, useAction } from "../../../accounts/session/queries.ts";
import { useUserData } from "../../../accounts/session/use-user-data.ts";
import { loadWords } from "../../../lexicon/word-list-data.ts";
import { useLocale } from "../../../page/use-page.ts";
import { changeOwnList } from "../../../progress/lists/own-lists.ts";
import styles from "./owner.module.css";

type Step = "top" | "up" | "down";

type OrderedWord = { readonly id: number; readonly phrase: string };

export type ReorderWordsProps = {
  readonly list: UserList;
  /** Called with whether the order was changed. */
  readonly onEnd: (isChanged: boolean) => void;
};

/** The words of a list, to be dragged by their places, or moved by buttons, which work with keyboard and screen readers. */
export default function ReorderWords({ list: { id, url }, onEnd }: ReorderWordsProps) {
  const { token } = useUserData();
  const locale = useLocale();
  const key = { kind: "shared", id: url } as const;
  const loading = useQuery(
    {
      ...personQuery(token, ["WordList/GetWordListV2", key, locale], () => loadWords({ client: api, locale }, key)),
      // Not from a cache, and not loaded again while the user changes the order.
      gcTime: 0,
      refetchOnReconnect: (query) => query.state.data === undefined,
    },
    queryClient,
  );
  return (
    <section className={styles.order} aria-labelledby="order">
      <h2 id="order" ref={takeFocus} tabIndex={-1}>
        {m.list_sort_heading()}
      </h2>
      {loading.isPending && <Skeleton lines={6} />}
      {loading.isError && (
        <Notice kind="error">
          <p>{m.list_sort_failed()}</p>
          <Button kind="secondary" onClick={() => onEnd(false)}>
            {m.cancel()}
          </Button>
        </Notice>
      )}
      {loading.data && <Order id={id} words={loading.data} onEnd={onEnd} />}
    </section>
  );
}

/** Pixels from the top of the window in which dragging scrolls, and how far; below, the buttons to save are in the way. */
const [edge, scrollStep] = [70, 14];

const steps = [
  ["top", "first", m.list_move_top],
  ["up", "up", m.list_move_up],
  ["down", "down", m.list_move_down],
] as const;

type OrderProps = Pick<ReorderWordsProps, "onEnd"> & { readonly id: number; readonly words: readonly OrderedWord[] };

function Order({ id, words, onEnd }: OrderProps) {
  const [ordered, setOrdered] = useState(words);
  const [moved, setMoved] = useState("");
  const [held, setHeld] = useState<OrderedWord>();
  const list = useRef<HTMLOListElement>(null);
  const saving = useAction(async () => {
    await changeOwnList(api.call("WordList/ReorderList", { body: { id, wordIds: ordered.map((word) => word.id) } }));
    onEnd(true);
  });

  function move(word: OrderedWord, step: Step) {
    const next = moveWord(ordered, word.id, step);
    flushSync(() => {
      setOrdered(next);
      setMoved(m.list_moved({ phrase: word.phrase, place: next.indexOf(word) + 1 }));
    });
    // A row that is moved in the document loses the focus, and at an end its button is disabled.
    const row = list.current?.querySelector(`[data-word="${word.id}"]`);
    const same = row?.querySelector<HTMLButtonElement>(`[data-step=${step}]`);
    (same?.disabled ? row?.querySelector<HTMLButtonElement>("button:enabled") : same)?.focus();
  }

  /** The list holds the pointer: a row that is moved in the document would lose it. */
  function hold(event: PointerEvent, word: OrderedWord) {
    if (!event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    list.current?.setPointerCapture(event.pointerId);
    setHeld(word);
  }

  function drag({ clientX, clientY }: PointerEvent) {
    if (held === undefined) return;
    const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-word]");
    const place = ordered.findIndex(({ id }) => String(id) === row?.dataset.word);
    if (place >= 0 && ordered[place] !== held) setOrdered(placeWord(ordered, held.id, place));
    const below = window.innerHeight - clientY;
    if (clientY < edge || below < 2 * edge) window.scrollBy(0, clientY < edge ? -scrollStep : scrollStep);
  }

  function drop() {
    if (held === undefined) return;
    setMoved(m.list_moved({ phrase: held.phrase, place: ordered.indexOf(held) + 1 }));
    setHeld(undefined);
  }

  return (
    <>
      <p>{m.list_sort_intro()}</p>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      <ol ref={list} className={styles.words} onPointerMove={drag} onPointerUp={drop} onPointerCancel={drop}>
        {ordered.map((word, index) => (
          <li key={word.id} data-word={word.id} data-held={word === held}>
            <span className={styles.place} onPointerDown={(event) => hold(event, word)}>
              <Icon name="menu" />
              {index + 1}
            </span>
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

/** The words with one of them moved; unchanged where it is at that end already or not in the list. */
export function moveWord<Word extends { readonly id: number }>(
  words: readonly Word[],
  id: number,
  step: Step,
): readonly Word[] {
  const from = words.findIndex((word) => word.id === id);
  return placeWord(words, id, step === "top" ? 0 : from + (step === "up" ? -1 : 1));
}

/** The words with one of them at another place, or at the end nearest to it. */
function placeWord<Word extends { readonly id: number }>(
  words: readonly Word[],
  id: number,
  place: number,
): readonly Word[] {
  const from = words.findIndex((word) => word.id === id);
  const word = words[from];
  if (word === undefined) return words;
  const to = Math.min(Math.max(place, 0), words.length - 1);
  return words.toSpliced(from, 1).toSpliced(to, 0, word);
}
