import { useState } from "react";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { Button } from "../../../design/button.tsx";
import { takeFocusInPlace } from "../../../design/take-focus.ts";
import { useWindowEvent } from "../../../design/use-window-event.ts";
import { m } from "../../../i18n/generated/messages.js";
import { readPreferences } from "../quiz-preferences.ts";
import { Stage } from "../stage/stage.tsx";
import { TeachWord } from "../stage/teach-word.tsx";
import { useVoice } from "../stage/voice.ts";

type TeachDeckProps = {
  readonly words: readonly Word[];
  readonly meanLanguage: string;
  readonly returnPath: string;
  /** All were shown, or the person wants to be asked at once. */
  onDone(): void;
};

/** New words before they are asked: each in its line, with its sound and meaning. Nothing of it is timed. */
export default function TeachDeck({ words, meanLanguage, returnPath, onDone }: TeachDeckProps) {
  const [at, setAt] = useState(0);
  const voice = useVoice();
  const word = words[at];

  function go() {
    const next = words[at + 1];
    if (next === undefined) {
      onDone();
      return;
    }
    setAt(at + 1);
    if (readPreferences().isSpoken) voice?.say(next);
  }

  useWindowEvent("keydown", (event) => {
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    const isOnControl = event.target instanceof Element && event.target.closest("a, button") !== null;
    if (event.key === "ArrowRight" || (event.key === "Enter" && !isOnControl)) go();
    else if (event.key === "ArrowLeft") setAt(Math.max(0, at - 1));
    else return;
    event.preventDefault();
  });

  if (word === undefined) return null;
  const isLast = at + 1 === words.length;
  return (
    <Stage
      progress={{ finished: at, size: words.length, points: 0, streak: 0 }}
      returnPath={returnPath}
      hasPoints={false}
      texts={{ title: m.quiz_title(), leave: m.quiz_leave(), progress: m.teach_progress() }}
    >
      <TeachWord word={word} meanLanguage={meanLanguage} voice={voice} text={m.teach_text()}>
        {!isLast && (
          <Button kind="quiet" onClick={onDone}>
            {m.teach_ask()}
          </Button>
        )}
        {/* One button, which keeps the focus from word to word. */}
        <Button ref={takeFocusInPlace} onClick={go}>
          {isLast ? m.teach_ask() : m.teach_next()}
        </Button>
      </TeachWord>
    </Stage>
  );
}
