import { useState } from "react";
import type { Memory } from "../../../../../contract/memory.ts";
import { Button } from "../../../../design/button.tsx";
import { api } from "../../../../features/accounts/session/api.ts";
import { refresh, useAction } from "../../../../features/accounts/session/queries.ts";
import { m } from "../../../../i18n/generated/messages.js";
import styles from "./memory-section.module.css";
import { OpenedWord } from "./opened-word.tsx";

/** The words that were forgotten too often to be asked: each opens with its example and a note, and can be tried again. */
export function HardWords({ cards }: { cards: Memory["hard"] }) {
  const [openId, setOpenId] = useState<number>();
  const [done, setDone] = useState("");
  // Both cards of a word may be hard.
  const words = [...new Map(cards.map((card) => [card.wordId, card])).values()];
  return (
    <section aria-labelledby="memory-hard">
      <h3 id="memory-hard">{m.memory_hard_heading()}</h3>
      <p>{words.length === 0 ? m.memory_hard_none() : m.memory_hard_text()}</p>
      <ul className={styles.words}>
        {words.map(({ wordId, phrase }) => (
          <li key={wordId}>
            <button
              type="button"
              lang="en"
              aria-expanded={wordId === openId}
              onClick={() => setOpenId(wordId === openId ? undefined : wordId)}
            >
              {phrase}
            </button>
            <TryAgain wordId={wordId} phrase={phrase} onDone={() => setDone(m.memory_taken_up({ phrase }))} />
            {wordId === openId && (
              <OpenedWord wordId={wordId} onStopped={() => setDone(m.memory_stopped({ phrase }))} />
            )}
          </li>
        ))}
      </ul>
      <p role="status">{done}</p>
    </section>
  );
}

function TryAgain({ wordId, phrase, onDone }: { wordId: number; phrase: string; onDone(): void }) {
  const again = useAction(async () => {
    await api.call("Memory/StartLearning", { body: { wordIds: [wordId] } });
    onDone();
    await refresh("Memory/GetMemory");
  });
  return (
    <>
      <Button
        kind="secondary"
        isLoading={again.isBusy}
        aria-label={m.memory_try_again_of({ phrase })}
        onClick={again.run}
      >
        {m.memory_try_again()}
      </Button>
      <span role="alert">{again.problem}</span>
    </>
  );
}
