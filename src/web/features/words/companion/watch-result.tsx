import { useState } from "react";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { Button } from "../../../design/button.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { type MarkChange, setKnown, useKnownRule } from "../../progress/known/known-words.ts";
import styles from "./companion.module.css";
import type { Watch } from "./watch-store.ts";

type WatchResultProps = {
  readonly words: readonly Word[];
  readonly answers: Watch["answers"];
  readonly isOver: boolean;
};

/** How many words were caught. They are marked as known only by whoever wishes that. */
export function WatchResult({ words, answers, isOver }: WatchResultProps) {
  const knownBy = useKnownRule();
  const [change, setChange] = useState<MarkChange>();
  const answered = (given: string) => words.filter(({ id }) => answers[id] === given);
  const got = answered("got");
  const missed = answered("missed");
  const unmarked = got.filter(({ id, difficulty }) => knownBy(id, difficulty) === undefined).map(({ id }) => id);
  if (!isOver && got.length + missed.length === 0) return null;
  return (
    <div className={styles.result}>
      {isOver && (
        <h2>
          <span className="caption">{m.companion_over()}</span>
        </h2>
      )}
      <p>{m.companion_result({ got: got.length, missed: missed.length })}</p>
      {missed.length > 0 && <p>{m.companion_tomorrow()}</p>}
      <p role="status">{change !== undefined && m.companion_marked({ count: change.ids.length })}</p>
      {change === undefined
        ? unmarked.length > 0 && (
            <Button kind="secondary" onClick={() => setChange(setKnown(unmarked, true))}>
              {m.companion_mark()}
            </Button>
          )
        : change.ids.length > 0 && (
            <Button
              kind="quiet"
              onClick={() => {
                change.undo();
                setChange(undefined);
              }}
            >
              {m.words_undo()}
            </Button>
          )}
    </div>
  );
}
