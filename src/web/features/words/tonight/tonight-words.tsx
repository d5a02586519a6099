import { useId, useState } from "react";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { Button } from "../../../design/button.tsx";
import { takeFocusInPlace } from "../../../design/take-focus.ts";
import { m } from "../../../i18n/generated/messages.js";
import { LevelTag } from "../../lexicon/level-tag.tsx";
import { partOfSpeechText } from "../../lexicon/part-of-speech-text.ts";
import { WordLikeness } from "../../lexicon/word-likeness.tsx";
import { useLocale } from "../../page/use-page.ts";
import type { CoveredList } from "../../progress/coverage/ask-coverage.ts";
import { setKnown } from "../../progress/known/known-words.ts";
import { listKeyOf, putOff } from "./tonight-settings.ts";
import styles from "./tonight-words.module.css";

type TonightWordsProps = { readonly words: readonly Word[]; readonly list: CoveredList };

/** A word that was just swapped out. */
type Swap = Pick<Word, "id" | "phrase"> & { readonly way: SwapWay; readonly undo: () => void };

type SwapWay = "known" | "later";

/** The words as buttons; the pressed one shows what it means, and can be swapped out. */
export function TonightWords({ words, list }: TonightWordsProps) {
  const [openId, setOpenId] = useState<number>();
  const [swap, setSwap] = useState<Swap>();
  const cardId = useId();
  const locale = useLocale();
  const open = words.find(({ id }) => id === openId);

  function swapOut({ id, phrase }: Word, way: SwapWay) {
    const key = listKeyOf(list);
    if (way === "later") putOff(key, id, true);
    const undo = way === "known" ? setKnown([id], true).undo : () => putOff(key, id, false);
    setOpenId(undefined);
    setSwap({ id, phrase, way, undo });
  }

  function undoSwap({ undo }: Swap) {
    setSwap(undefined);
    undo();
  }

  return (
    <div className={styles.words}>
      <ul>
        {words.map(({ id, phrase, partOfSpeech, mean }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.word}
              lang="en"
              aria-expanded={id === openId}
              aria-controls={id === openId ? cardId : undefined}
              onClick={() => {
                setOpenId(id === openId ? undefined : id);
                setSwap(undefined);
              }}
            >
              {phrase}
              {words.some((other) => other.phrase === phrase && other.id !== id) && (
                <small lang={locale}> {partOfSpeechText(partOfSpeech)}</small>
              )}
              {mean !== null && (
                <span lang={locale}>
                  <span className="visually-hidden">: </span>
                  {firstOf(mean)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && <OpenWord key={open.id} id={cardId} word={open} onSwap={swapOut} />}
      <div role="status" className={styles.swapped}>
        {swap !== undefined && (
          <>
            <span>
              {swap.way === "known"
                ? m.tonight_known({ phrase: swap.phrase })
                : m.tonight_put_off({ phrase: swap.phrase })}
            </span>
            <UndoButton key={swap.id} onUndo={() => undoSwap(swap)} />
          </>
        )}
      </div>
    </div>
  );
}

/** The commonest of meanings parted by semicolons. */
function firstOf(mean: string): string {
  return mean.split("; ", 1)[0] ?? mean;
}

type OpenWordProps = {
  readonly id: string;
  readonly word: Word;
  onSwap(word: Word, way: SwapWay): void;
};

function OpenWord({ id, word, onSwap }: OpenWordProps) {
  const { phrase, ipa, partOfSpeech, difficulty, mean, definition, count } = word;
  const locale = useLocale();
  return (
    <div id={id} className={styles.open}>
      <p className={styles.facts}>
        <b lang="en">{phrase}</b>
        {ipa !== "" && (
          <span className={styles.ipa} lang="en">
            /{ipa}/
          </span>
        )}
        <i>{partOfSpeechText(partOfSpeech)}</i>
        <LevelTag level={difficulty} hasName={false} />
        <span>{m.tonight_said({ count })}</span>
      </p>
      <p className={styles.mean} lang={mean === null ? "en" : locale}>
        {mean ?? definition}
      </p>
      <WordLikeness word={word} className="note" />
      <p className={styles.swaps}>
        <Button kind="secondary" onClick={() => onSwap(word, "known")}>
          {m.triage_know()}
        </Button>{" "}
        <Button kind="quiet" onClick={() => onSwap(word, "later")}>
          {m.tonight_later()}
        </Button>
      </p>
    </div>
  );
}

/** Takes the focus, which the button that was pressed had. */
function UndoButton({ onUndo }: { onUndo(): void }) {
  return (
    <Button ref={takeFocusInPlace} kind="quiet" onClick={onUndo}>
      {m.words_undo()}
    </Button>
  );
}
