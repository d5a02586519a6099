import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import type { Spoken, Voice } from "../use-voice.ts";
import styles from "./listen.module.css";

type ListenProps = {
  readonly word: Spoken;
  readonly voice: Voice | null;
};

/** Hear the word again, as often as one likes, and slowly. */
export function Listen({ word, voice }: ListenProps) {
  if (voice === null) return <p className={styles.silent}>{m.quiz_voice_gone()}</p>;
  const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();
  return (
    <div className={styles.listen}>
      <button
        type="button"
        className={styles.again}
        aria-label={m.quiz_listen_again()}
        title={m.quiz_listen_again()}
        onMouseDown={keepFocus}
        onClick={() => voice.say(word)}
      >
        <Icon name="speaker" />
      </button>
      <button
        type="button"
        className="button"
        data-kind="secondary"
        onMouseDown={keepFocus}
        onClick={() => voice.say(word, "slow")}
      >
        {m.quiz_listen_slowly()}
      </button>
    </div>
  );
}
