import { useState } from "react";
import { useNavigate } from "react-router";
import type { QuizHistory } from "../../../../contract/quiz.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { ProgressBar } from "../../../design/progress-bar.tsx";
import { dateText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { numberText, wordCountText } from "../../../i18n/texts.ts";
import { api } from "../../accounts/session/api.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { forgetServedQuiz, setServedQuiz } from "../kept-quiz.ts";
import styles from "./quizzes.module.css";
import { quizzesPath } from "./quizzes-path.ts";

type KeptQuizProps = {
  readonly quiz: QuizHistory[number];
  /** The person's known list. */
  readonly owner: number;
  onDropped(): void;
};

/** One quiz: how far one has come, the way on, and the way to be rid of it. */
export function KeptQuiz({ quiz, owner, onDropped }: KeptQuizProps) {
  const { title, start_length, remaining, updatedAt } = quiz;
  const locale = useLocale();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  async function resume() {
    setServedQuiz(quiz, owner, quizzesPath(locale));
    await navigate(pathOf("quiz", locale));
  }

  const done = start_length - remaining;
  return (
    <li className={styles.quiz}>
      <div>
        <p>
          <b>{title}</b>
        </p>
        {remaining > 0 ? (
          <ProgressBar
            label={m.quizzes_progress({ done: numberText(done), total: numberText(start_length) })}
            value={done}
            max={start_length}
            text={dateText(updatedAt)}
          />
        ) : (
          <p className={styles.facts}>
            <span>{wordCountText(start_length)}</span>
            <time dateTime={updatedAt}>{dateText(updatedAt)}</time>
          </p>
        )}
      </div>
      <p className={styles.ways}>
        {remaining > 0 && (
          <Button kind="secondary" aria-label={m.quizzes_resume({ title })} onClick={resume}>
            {m.quiz_resume()}
          </Button>
        )}
        <Button kind="quiet" aria-label={m.quizzes_drop({ title })} onClick={() => setIsAsking(true)}>
          {m.list_delete_action()}
        </Button>
      </p>
      <Dialog heading={m.quizzes_drop_heading()} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <DropQuiz quiz={quiz} onDropped={onDropped} onCancel={() => setIsAsking(false)} />
      </Dialog>
    </li>
  );
}

type DropQuizProps = Pick<KeptQuizProps, "quiz" | "onDropped"> & { onCancel(): void };

function DropQuiz({ quiz: { quizId, title, remaining }, onDropped, onCancel }: DropQuizProps) {
  const [state, setState] = useState<"asking" | "dropping" | "failed">("asking");

  async function drop() {
    setState("dropping");
    try {
      await api.call("Quiz/DropQuiz", { body: { quizId } });
      forgetServedQuiz(quizId);
      onDropped();
    } catch {
      setState("failed");
    }
  }

  return (
    <>
      <p>{remaining > 0 ? m.quizzes_drop_open({ title }) : m.quizzes_drop_done({ title })}</p>
      <p role="alert">{state === "failed" && m.coverage_failed()}</p>
      <footer>
        <Button kind="danger" isLoading={state === "dropping"} onClick={drop}>
          {m.list_delete_action()}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {m.cancel()}
        </Button>
      </footer>
    </>
  );
}
