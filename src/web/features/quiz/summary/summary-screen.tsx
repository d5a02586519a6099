import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { tourSize } from "../../../../domain/quiz/settings.ts";
import { Button } from "../../../design/button.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import type { QuizController } from "../quiz-controller.ts";
import type { QuizScreen } from "../quiz-screen.ts";
import { LostLine } from "../stage/lost-line.tsx";
import { Stage } from "../stage/stage.tsx";
import { Confetti } from "./confetti.tsx";
import styles from "./summary.module.css";
import { SummaryWords } from "./summary-words.tsx";
import { Today } from "./today.tsx";

type SummaryScreenProps = {
  readonly screen: Extract<QuizScreen, { kind: "summary" }>;
  readonly quiz: QuizController;
};

/** The credits of a tour: what came of it, its words, and where to go from here. */
export function SummaryScreen({ screen, quiz }: SummaryScreenProps) {
  const { summary, progress, hasPoints, areCounted, canSetUp, isLost, title } = screen;
  const { right, wrong, points, words, remaining } = summary;
  const missed = words.filter(({ falseCount }) => falseCount > 0).length;
  const isEnd = remaining === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const figures = [
    [m.quiz_summary_right(), right],
    [m.quiz_summary_wrong(), wrong],
    ...(hasPoints
      ? ([[areCounted ? m.quiz_points_word({ count: points }) : m.quiz_summary_points(), points]] as const)
      : []),
  ] as const;

  return (
    <Stage progress={{ ...progress, streak: 0 }} returnPath={quiz.returnPath() ?? "/"} hasPoints={false}>
      <div className={styles.summary}>
        <header className={styles.head}>
          {missed === 0 && <Confetti />}
          <p>{title}</p>
          <h2 ref={heading} tabIndex={-1}>
            <span className="caption">{headingText(isEnd, missed)}</span>
          </h2>
        </header>
        <dl className={styles.figures}>
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{numberText(figure)}</dd>
            </div>
          ))}
        </dl>
        {areCounted && <Today />}
        {isLost && <LostLine text={m.quiz_lost_next()} onRetry={quiz.retry} />}
        <div className={styles.ways}>
          {!isEnd && (
            <Button onClick={() => quiz.startTour("pool")}>
              {m.quiz_next_tour({ count: Math.min(remaining, tourSize) })}
            </Button>
          )}
          {missed > 0 && (
            <Button kind={isEnd ? "primary" : "secondary"} onClick={() => quiz.startTour("missed")}>
              {m.quiz_study_missed({ count: missed })}
            </Button>
          )}
          {isEnd && missed === 0 && (
            <Link className="button" to={quiz.returnPath() ?? "/"}>
              {m.quiz_back_to_list()}
            </Link>
          )}
          {canSetUp && (
            <Button kind="quiet" onClick={quiz.pause}>
              {isEnd ? m.quiz_start_anew() : m.quiz_change_settings()}
            </Button>
          )}
          {!(isEnd && missed === 0) && (
            <Link className="button" data-kind="quiet" to={quiz.returnPath() ?? "/"}>
              {m.quiz_back_to_list()}
            </Link>
          )}
        </div>
        <SummaryWords words={words} />
      </div>
    </Stage>
  );
}

function headingText(isEnd: boolean, missed: number): string {
  if (missed === 0) return isEnd ? m.quiz_end_faultless() : m.quiz_tour_faultless();
  return isEnd ? m.quiz_end() : m.quiz_tour_over();
}
