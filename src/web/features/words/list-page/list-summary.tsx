import { useState } from "react";
import { minimumWords } from "../../../../domain/quiz/settings.ts";
import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { ProgressBar } from "../../../design/progress-bar.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import type { WordListData } from "../../lexicon/word-list-data.ts";
import { useStartQuiz } from "../word-list/use-start-quiz.ts";
import type { WholeWords } from "../word-list/whole-words.ts";
import styles from "./list-page.module.css";

type ListSummaryProps = {
  readonly list: WordListData;
  readonly title: string;
  readonly knownCount: number;
  readonly whole: WholeWords;
};

/** How many words of a list the user knows, and a quiz of all of them in one press. */
export default function ListSummary({ list, title, knownCount, whole }: ListSummaryProps) {
  const openQuiz = useStartQuiz(list, whole, title);
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const { count } = list;

  async function start() {
    setState("loading");
    setState((await openQuiz()) ? "ready" : "failed");
  }

  return (
    <div className={styles.summary}>
      <ProgressBar
        label={m.known_words_caption()}
        value={knownCount}
        max={count}
        text={`${numberText(knownCount)} / ${numberText(count)}`}
      />
      {count >= minimumWords && !list.isLocked && (
        <Button isLoading={state === "loading"} onClick={start}>
          <Icon name="play" />
          {m.known_quiz({ count })}
        </Button>
      )}
      {state === "failed" && <p role="alert">{m.words_failed()}</p>}
    </div>
  );
}
