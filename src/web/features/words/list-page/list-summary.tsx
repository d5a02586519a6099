import { useState } from "react";
import { minimumWords } from "../../../../domain/quiz/settings.ts";
import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { ProgressBar } from "../../../design/progress-bar.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { knowsAnything } from "../../accounts/session/user-data.ts";
import type { WordListData } from "../../lexicon/word-list-data.ts";
import { KeepSlot } from "../../offline/keep-slot.tsx";
import { useKnownRule } from "../../progress/known/known-words.ts";
import { LevelQuestion } from "../../progress/known/level-question.tsx";
import { useStartQuiz } from "../word-list/use-start-quiz.ts";
import type { WholeWords } from "../word-list/whole-words.ts";
import styles from "./list-page.module.css";

type ListSummaryProps = {
  readonly list: WordListData;
  readonly title: string;
  readonly knownCount: number;
  readonly whole: WholeWords;
  /** Of a text or file: it holds words of every level, easy ones too. */
  readonly isGenerated?: boolean;
};

/** As many as an evening has. */
const fewWords = 10;

/**
 * How many words of a list the user knows, and a quiz of all of them in one press; of a generated list first one of its
 * ten commonest new words, by the user's level.
 */
export default function ListSummary({ list, title, knownCount, whole, isGenerated = false }: ListSummaryProps) {
  const openQuiz = useStartQuiz(list, whole, title);
  const [state, setState] = useState<"ready" | "few" | "all" | "failed">("ready");
  const knownBy = useKnownRule();
  const user = useUserData();
  const isAsked = isGenerated && !knowsAnything(user);
  const { count } = list;
  const few = Math.min(fewWords, count - knownCount);
  const offersFew = isGenerated && !isAsked && few >= minimumWords && few < count;

  async function start(which: "few" | "all") {
    setState(which);
    setState((await (which === "all" ? openQuiz() : startFew())) ? "ready" : "failed");
  }

  async function startFew(): Promise<boolean> {
    const all = await whole.load();
    if (all === undefined) return false;
    const fresh = [...all.values()]
      .filter(({ id, difficulty, mean }) => mean !== null && knownBy(id, difficulty) === undefined)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, fewWords);
    // With fewer, because some have no meaning, all are asked.
    return await (fresh.length < minimumWords ? openQuiz() : openQuiz(new Set(fresh.map(({ id }) => id))));
  }

  return (
    <div className={styles.summary}>
      <ProgressBar
        label={m.known_words_caption()}
        value={knownCount}
        max={count}
        text={`${numberText(knownCount)} / ${numberText(count)}`}
      />
      {isAsked && count >= minimumWords && <LevelQuestion />}
      {count >= minimumWords && !list.isLocked && (
        <div className={styles.quizzes}>
          {offersFew && (
            <Button isLoading={state === "few"} onClick={() => start("few")}>
              <Icon name="play" />
              {m.list_quiz_new({ count: few })}
            </Button>
          )}
          <Button
            kind={offersFew || isAsked ? "secondary" : "primary"}
            isLoading={state === "all"}
            onClick={() => start("all")}
          >
            {!offersFew && <Icon name="play" />}
            {m.known_quiz({ count })}
          </Button>
        </div>
      )}
      {state === "failed" && <p role="alert">{m.words_failed()}</p>}
      {!list.isLocked && <KeepSlot title={title} kind={list.kind} id={list.id} />}
    </div>
  );
}
