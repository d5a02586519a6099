import { useState } from "react";
import type { Memory } from "../../../../../contract/memory.ts";
import { Button } from "../../../../design/button.tsx";
import { api } from "../../../../features/accounts/session/api.ts";
import { refresh, useAction } from "../../../../features/accounts/session/queries.ts";
import { m } from "../../../../i18n/generated/messages.js";
import styles from "./memory-section.module.css";

/** Words that are not to be asked again; each can be taken back. */
export function StoppedWords({ words }: { words: Memory["stopped"] }) {
  const [done, setDone] = useState("");
  if (words.length === 0 && done === "") return null;
  return (
    <section aria-labelledby="memory-stopped">
      <h3 id="memory-stopped">{m.memory_stopped_heading()}</h3>
      <ul className={styles.words}>
        {words.map(({ wordId, phrase }) => (
          <li key={wordId}>
            <b className={styles.stopped} lang="en">
              {phrase}
            </b>
            <AskAgain wordId={wordId} phrase={phrase} onDone={() => setDone(m.memory_taken_up({ phrase }))} />
          </li>
        ))}
      </ul>
      <p role="status">{done}</p>
    </section>
  );
}

function AskAgain({ wordId, phrase, onDone }: Memory["stopped"][number] & { onDone(): void }) {
  const again = useAction(async () => {
    await api.call("Memory/StopAsking", { body: { wordIds: [wordId], stopped: false } });
    onDone();
    void refresh("Memory/GetWords");
    await refresh("Memory/GetMemory");
  });
  return (
    <>
      <Button kind="quiet" isLoading={again.isBusy} aria-label={m.memory_ask_again_of({ phrase })} onClick={again.run}>
        {m.memory_ask_again()}
      </Button>
      <span role="alert">{again.problem}</span>
    </>
  );
}
