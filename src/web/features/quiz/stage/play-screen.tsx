import { useEffect, useId, useRef, useState } from "react";
import { methodOf } from "../../../../domain/quiz/methods.ts";
import { m } from "../../../i18n/generated/messages.js";
import type { QuizController } from "../quiz-controller.ts";
import { readPreferences } from "../quiz-preferences.ts";
import type { QuizScreen } from "../quiz-screen.ts";
import { methodTexts } from "../screen/method-texts.ts";
import { useVoice } from "../use-voice.ts";
import { Announcement } from "./announcement.tsx";
import { Choices } from "./choices.tsx";
import { DrainLine, type TimeLeft } from "./drain-line.tsx";
import { Foot } from "./foot.tsx";
import { Listen } from "./listen.tsx";
import { LostLine } from "./lost-line.tsx";
import { feedbackSpeech, questionSpeech, timeSpeech } from "./speech-texts.ts";
import styles from "./stage.module.css";
import { Stage } from "./stage.tsx";
import { useStageKeys } from "./use-stage-keys.ts";
import { WordCard } from "./word-card.tsx";
import { WrittenAnswer } from "./written-answer.tsx";

type PlayScreenProps = {
  readonly screen: Extract<QuizScreen, { kind: "question" | "feedback" }>;
  readonly quiz: QuizController;
};

/** A question, and after the answer what came of it: the card on the screen, the choices marked where they stood. */
export function PlayScreen({ screen, quiz }: PlayScreenProps) {
  const { question, progress } = screen;
  const feedback = screen.kind === "feedback" ? screen.feedback : null;
  const sent = screen.kind === "question" ? screen.sent : null;
  const { isWritten, isListening, asked, answered } = methodOf(question.method);
  const meanLanguage = quiz.meanLanguage();
  const languageOf = (part: string) => (part === "mean" ? meanLanguage : "en");
  const voice = useVoice();
  const [isSpoken] = useState(() => readPreferences(() => window.localStorage).isSpoken);
  const [told, setTold] = useState<{ readonly number: number; readonly left: TimeLeft }>();
  const timeLeft = told?.number === question.number ? told.left : "enough";
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  const isAnswered = feedback !== null;
  const { wordId, text } = question;

  useStageKeys(question, isAnswered, quiz);

  useEffect(() => {
    if (!isWritten) heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [question.number]);

  useEffect(() => {
    if (isAnswered && !isWritten) goOn.current?.focus({ preventScroll: true });
    if (isAnswered) goOn.current?.scrollIntoView({ block: "nearest" });
  }, [isAnswered, isWritten]);

  useEffect(() => {
    if (!(isAnswered ? isSpoken : isListening)) return;
    // What is seen comes first: a voice takes a while to begin anyway.
    const timer = setTimeout(() => voice?.say(feedback?.word ?? { id: wordId, phrase: text }), 30);
    return () => {
      clearTimeout(timer);
      voice?.stop();
    };
  }, [voice, isAnswered, isSpoken, isListening, wordId, text, feedback]);

  return (
    <Stage
      progress={progress}
      returnPath={quiz.returnPath() ?? "/"}
      hasPoints={question.seconds > 0}
      onPause={isAnswered || sent !== null ? undefined : quiz.pause}
    >
      <section className={styles.screen} data-answered={isAnswered}>
        {feedback ? (
          <WordCard word={feedback.word} meanLanguage={meanLanguage} voice={voice} />
        ) : (
          <h2 ref={heading} id={questionId} tabIndex={-1} className={styles.question} data-asked={asked}>
            <small>{methodTexts[question.method].instruction()}</small>{" "}
            {!isListening && (
              <span lang={languageOf(asked)}>
                <span className="caption">{text}</span>
              </span>
            )}
          </h2>
        )}
        {isListening && !feedback && <Listen word={{ id: wordId, phrase: text }} voice={voice} />}
      </section>
      {question.seconds > 0 && (
        <DrainLine
          question={question}
          isRunning={!isAnswered && sent === null}
          earned={feedback?.isRight ? feedback.points : undefined}
          onTimeLeft={(left) =>
            setTold((was) =>
              was?.number === question.number && was.left === left ? was : { number: question.number, left },
            )
          }
        />
      )}
      <div className={styles.answers}>
        {isWritten ? (
          <WrittenAnswer
            question={question}
            language={languageOf(answered)}
            sent={sent}
            feedback={feedback}
            onAnswer={quiz.answer}
          />
        ) : (
          <Choices
            question={question}
            language={languageOf(answered)}
            labelledBy={questionId}
            sent={sent}
            feedback={feedback}
            onAnswer={quiz.answer}
          />
        )}
      </div>
      {screen.isLost ? (
        <LostLine
          text={isAnswered ? m.quiz_lost_next() : m.quiz_lost_answer()}
          takesFocus={!isWritten}
          onRetry={quiz.retry}
        />
      ) : (
        <Foot
          question={question}
          isSent={sent !== null}
          feedback={feedback}
          isTimeOver={timeLeft === "over"}
          goOnRef={goOn}
          onAnswer={quiz.answer}
          onGoOn={quiz.goOn}
        />
      )}
      <Announcement
        text={feedback ? feedbackSpeech(question, feedback) : (timeSpeech(timeLeft) ?? questionSpeech(question))}
      />
    </Stage>
  );
}
