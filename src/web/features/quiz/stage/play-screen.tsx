import { useEffect, useId, useState } from "react";
import { methodOf } from "../../../../domain/quiz/methods.ts";
import { comeIntoSight, takeFocusInSight } from "../../../design/take-focus.ts";
import { useWindowEvent } from "../../../design/use-window-event.ts";
import { m } from "../../../i18n/generated/messages.js";
import { partOfSpeechText } from "../../lexicon/part-of-speech-text.ts";
import { keepDocument } from "../../page/keep-document.ts";
import { useLoaded } from "../../page/late.ts";
import { readPreferences } from "../quiz-preferences.ts";
import type { QuizScreen, UserEvent } from "../quiz-reducer.ts";
import type { Question } from "../session/quiz-session.ts";
import { Announcement } from "./announcement.tsx";
import { Choices, WrittenAnswer } from "./answers.tsx";
import { AnswerButtons, ConnectionLost, Verdict } from "./foot.tsx";
import { earningText, feedbackSpeech, methodTexts, questionSpeech, timeSpeech } from "./question-texts.ts";
import styles from "./stage.module.css";
import { Stage, titleBackdrop } from "./stage.tsx";
import { TimeBar, type TimeLeft } from "./time-bar.tsx";
import { useVoice } from "./voice.ts";
import { ExampleLine, ListenButtons, WordCard } from "./word-card.tsx";

type PlayScreenProps = {
  readonly screen: Extract<QuizScreen, { kind: "question" | "feedback" }>;
  send(event: UserEvent): void;
};

/** A question, and after the answer its result: the word's card takes the question's place, the choices are marked. */
export function PlayScreen({ screen, send }: PlayScreenProps) {
  const { question, tour, isConnectionLost } = screen;
  const { number, method, text, wordId, seconds, sound } = question;
  const feedback = screen.kind === "feedback" ? screen.feedback : null;
  const sent = screen.kind === "question" ? screen.sent : null;
  const isAnswered = feedback !== null;
  const { isWritten, isListening, asked, answered } = methodOf(method);
  const { meanLanguage, returnPath } = tour.list;
  const languageOf = (part: string) => (part === "mean" ? meanLanguage : "en");
  const [isSpoken] = useState(() => readPreferences().isSpoken);
  const [told, setTold] = useState<{ readonly number: number; readonly left: TimeLeft }>();
  const timeLeft = told?.number === number ? told.left : "enough";
  const voice = useVoice();
  const Backdrop = useLoaded(true, titleBackdrop);
  const headingId = useId();
  const answer = (given: string) => send({ type: "answer", answer: given });

  useStageKeys(question, isAnswered, send);
  useEffect(keepDocument, []);

  const said = feedback?.word.phrase ?? text;
  const saidId = feedback?.word.id ?? wordId;
  const saidSound = isAnswered ? undefined : sound;
  useEffect(() => {
    const isSaid = isAnswered ? isSpoken : isListening;
    if (!isSaid || voice === null) return;
    // After the paint: a voice takes a while to start anyway.
    const timer = setTimeout(() => voice.say({ id: saidId, phrase: said, sound: saidSound }), 30);
    return () => {
      clearTimeout(timer);
      voice.stop();
    };
  }, [voice, isAnswered, isSpoken, isListening, said, saidId, saidSound]);

  const speech = feedback ? feedbackSpeech(question, feedback) : (timeSpeech(timeLeft) ?? questionSpeech(question));
  const answers = { question, language: languageOf(answered), sent, feedback, onAnswer: answer };
  return (
    <Stage
      progress={tour.progress}
      returnPath={returnPath}
      hasPoints={seconds > 0}
      countsRight={seconds === 0}
      onPause={sent !== null ? undefined : () => send({ type: "pause" })}
      pauseText={question.runsOn && !isAnswered && seconds > 0 ? m.quiz_pause_runs() : m.quiz_pause()}
    >
      <Announcement text={speech} />
      <section
        className={styles.screen}
        data-answered={isAnswered}
        aria-label={feedback?.word.phrase}
        // A card that is longer than the screen is scrolled by keys.
        tabIndex={isAnswered ? 0 : undefined}
      >
        {feedback ? (
          <WordCard word={feedback.word} meanLanguage={meanLanguage} voice={voice} />
        ) : (
          <>
            {Backdrop && (
              <div className={styles.poster}>
                <Backdrop path={returnPath} as="poster" />
              </div>
            )}
            {earningText(question) !== "" && <p className={styles.share}>{earningText(question)}</p>}
            <QuestionHeading key={number} id={headingId} question={question} language={languageOf(asked)} />
            {question.line !== undefined && (
              <p className={styles.line}>
                <ExampleLine line={question.line} phrase={text} />
              </p>
            )}
            {question.partOfSpeech && <p className={styles.partOfSpeech}>{partOfSpeechText(question.partOfSpeech)}</p>}
          </>
        )}
        {isListening && !feedback && <ListenButtons word={{ id: wordId, phrase: text, sound }} voice={voice} />}
      </section>
      {seconds > 0 && (
        <TimeBar
          // With the hint it begins where the question's time is by then.
          key={`${number}${question.hint ?? ""}`}
          question={question}
          isRunning={!isAnswered && sent === null}
          earned={feedback?.points}
          onTimeLeft={(left) => setTold({ number, left })}
        />
      )}
      <div className={styles.answers}>
        {isWritten ? <WrittenAnswer {...answers} /> : <Choices {...answers} labelledBy={headingId} />}
      </div>
      {isConnectionLost ? (
        <ConnectionLost
          text={isAnswered ? m.quiz_lost_next() : m.quiz_lost_answer()}
          takesFocus={!isWritten}
          onRetry={() => send({ type: "retry" })}
        />
      ) : feedback ? (
        <Verdict
          question={question}
          feedback={feedback}
          isContinuing={screen.kind === "feedback" && screen.isContinuing === true}
          onContinue={() => send({ type: "continue" })}
        />
      ) : (
        <AnswerButtons
          isWritten={isWritten}
          isSent={sent !== null}
          isTimeOver={timeLeft === "over"}
          hint={question.hint}
          onPass={() => answer("")}
          onLater={question.canWait && (() => send({ type: "answer", answer: "", isLater: true }))}
        />
      )}
    </Stage>
  );
}

type QuestionHeadingProps = { readonly id: string; readonly question: Question; readonly language: string };

function QuestionHeading({ id, question: { method, text }, language }: QuestionHeadingProps) {
  const { isWritten, isListening, asked } = methodOf(method);
  return (
    <h2
      // For a written answer the text field has the focus.
      ref={isWritten ? comeIntoSight : takeFocusInSight}
      id={id}
      tabIndex={-1}
      className={styles.question}
      data-asked={asked}
    >
      <small>{methodTexts[method].instruction()}</small>{" "}
      {!isListening && (
        <span lang={language}>
          <span className="caption">{text}</span>
        </span>
      )}
    </h2>
  );
}

/** The keys 1 to 4 choose, Enter continues. Repeats of a held key count for nothing. */
function useStageKeys({ choices }: Question, isAnswered: boolean, send: PlayScreenProps["send"]): void {
  useWindowEvent("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (event.key === "Enter" && event.repeat) event.preventDefault();
    if (event.repeat) return;
    const choice = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined;
    if (!isAnswered && choice !== undefined) {
      event.preventDefault();
      send({ type: "answer", answer: choice });
    }
    const isOnControl = event.target instanceof Element && event.target.closest("a, button") !== null;
    if (isAnswered && event.key === "Enter" && !isOnControl) {
      event.preventDefault();
      send({ type: "continue" });
    }
  });
}
