import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "../../../design/button.tsx";
import { EmptyState } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useLocale } from "../../page/use-page.ts";
import type { QuizController } from "../quiz-controller.ts";
import type { QuizScreen } from "../quiz-screen.ts";
import { quizzesPath } from "../quizzes/quizzes-path.ts";
import { LostNotice } from "./lost-notice.tsx";
import styles from "./quiz.module.css";

type StoppedScreenProps = {
  readonly screen: Extract<QuizScreen, { kind: "stopped" }>;
  readonly quiz: QuizController;
};

/** The server goes on with the tour no more; the ways from here. */
export function StoppedScreen({ screen: { canGoOn, canSetUp, text, isLost }, quiz }: StoppedScreenProps) {
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {m.quiz_title()}
      </h1>
      {isLost && <LostNotice onRetry={quiz.retry} />}
      <EmptyState
        heading={canGoOn ? m.quiz_stopped_tour() : m.quiz_stopped()}
        text={canGoOn ? m.quiz_stopped_tour_text() : text}
      >
        <p className={styles.ways}>
          {canGoOn && <Button onClick={quiz.resume}>{m.quiz_resume()}</Button>}
          {!canGoOn && canSetUp && <Button onClick={quiz.pause}>{m.quiz_start_anew()}</Button>}
          <Link className="button" data-kind="secondary" to={quizzesPath(locale)}>
            {m.account_quizzes()}
          </Link>
        </p>
      </EmptyState>
    </>
  );
}
