import { useId, useState } from "react";
import { daysBetween } from "../../../domain/locale/day.ts";
import { grades } from "../../../domain/memory/card.ts";
import { methodOf } from "../../../domain/quiz/methods.ts";
import { Button } from "../../design/button.tsx";
import { takeFocusInPlace } from "../../design/take-focus.ts";
import { m } from "../../i18n/generated/messages.js";
import { partOfSpeechText } from "../lexicon/part-of-speech-text.ts";
import { dayHere } from "../memory/visitor-memory.ts";
import { useLocale } from "../page/use-page.ts";
import { Announcement } from "../quiz/stage/announcement.tsx";
import { Choices, WrittenAnswer } from "../quiz/stage/answers.tsx";
import { AnswerButtons, Verdict } from "../quiz/stage/foot.tsx";
import { feedbackSpeech, methodTexts, questionSpeech } from "../quiz/stage/question-texts.ts";
import stage from "../quiz/stage/stage.module.css";
import type { Voice } from "../quiz/stage/voice.ts";
import { ListenButtons, WordCard } from "../quiz/stage/word-card.tsx";
import { CardTools } from "./card-tools.tsx";
import styles from "./review.module.css";
import type { ReviewController } from "./review-controller.ts";
import { Kept, SelfGrades } from "./review-feet.tsx";
import type { ReviewScreen, ReviewState } from "./review-reducer.ts";
import type { ReviewCard } from "./review-source.ts";
import { Left, ReviewStage } from "./review-stage.tsx";
import { useReviewKeys } from "./use-review-keys.ts";

type AskScreenProps = {
  readonly state: ReviewState;
  readonly screen: Extract<ReviewScreen, { kind: "question" | "feedback" }>;
  readonly controller: ReviewController;
  readonly voice: Voice | null;
  readonly isMember: boolean;
};

/** A card's question, and its result: the word's card takes the question's place. */
export function AskScreen({ state, screen, controller, voice, isMember }: AskScreenProps) {
  const { card } = screen;
  const locale = useLocale();
  const headingId = useId();
  const [today] = useState(() => dayHere(Date.now()));
  const question = { ...card.question, number: state.number };
  const { isWritten, isListening, asked, answered: answeredPart } = methodOf(question.method);
  const languageOf = (part: string) => (part === "mean" ? locale : "en");
  const isSelf = state.review.isSelfGraded && card.word !== undefined;
  const isOpen = screen.kind === "question" && screen.isOpen;
  const answered = screen.kind === "feedback" ? screen.answered : undefined;
  const feedback = answered && {
    answer: screen.kind === "feedback" ? screen.answer : "",
    reason: null,
    points: 0,
    ...answered,
    nearest: answered.correctAnswer,
  };
  const sent = screen.kind === "question" ? screen.sent : screen.answer;
  const shownWord = feedback?.word ?? (isOpen ? card.word : undefined);
  const canUndo = state.given.length > 0 && (screen.kind === "feedback" || sent === null);

  const goOn = () => controller.send({ type: "next" });
  const open = () => controller.send({ type: "open" });
  useReviewKeys({
    onNumber: (number) => {
      const choice = question.choices[number - 1];
      if (isSelf && isOpen) grades.filter((grade) => grade === number).forEach(controller.grade);
      else if (!isSelf && screen.kind === "question" && choice !== undefined) controller.answer(choice);
    },
    onEnter: screen.kind === "feedback" ? goOn : isSelf && !isOpen ? open : undefined,
    onUndo: controller.undo,
  });

  const answers = { question, language: languageOf(answeredPart), sent, feedback: feedback ?? null };
  return (
    <ReviewStage
      state={state}
      onPause={screen.kind === "question" && sent === null ? () => controller.send({ type: "pause" }) : undefined}
    >
      <Announcement text={feedback ? feedbackSpeech(question, feedback) : isSelf ? "" : questionSpeech(question)} />
      <section
        className={stage.screen}
        data-answered={shownWord !== undefined}
        aria-label={shownWord?.phrase ?? m.review_title()}
        tabIndex={shownWord === undefined ? undefined : 0}
      >
        <p className={styles.left}>
          <Left state={state} />
        </p>
        {shownWord === undefined ? (
          <>
            <h2
              key={state.number}
              ref={isWritten && !isSelf ? undefined : takeFocusInPlace}
              id={headingId}
              tabIndex={-1}
              className={stage.question}
              data-asked={asked}
            >
              <small>{instructionOf(card)}</small>{" "}
              {!isListening && (
                <span lang={card.method === "cloze" ? "en" : languageOf(asked)}>
                  <span className="caption">{question.text}</span>
                </span>
              )}
            </h2>
            {question.partOfSpeech && <p className={stage.partOfSpeech}>{partOfSpeechText(question.partOfSpeech)}</p>}
          </>
        ) : (
          <>
            <WordCard word={shownWord} meanLanguage={locale} voice={voice} />
            <CardTools key={shownWord.id} word={shownWord} isMember={isMember} onStop={controller.stop} />
          </>
        )}
        {isListening && shownWord === undefined && (
          <ListenButtons word={{ id: question.wordId, phrase: question.text }} voice={voice} />
        )}
      </section>
      {!isSelf && (
        <div className={stage.answers}>
          {isWritten ? (
            <WrittenAnswer {...answers} onAnswer={controller.answer} />
          ) : (
            <Choices {...answers} labelledBy={headingId} onAnswer={controller.answer} />
          )}
        </div>
      )}
      {screen.kind === "feedback" ? (
        feedback ? (
          <Verdict question={question} feedback={feedback} isContinuing={false} onContinue={goOn} />
        ) : (
          <Kept onContinue={goOn} />
        )
      ) : isSelf ? (
        <SelfGrades card={card} isOpen={isOpen} isSent={sent !== null} onOpen={open} onGrade={controller.grade} />
      ) : (
        <AnswerButtons
          isWritten={isWritten}
          isSent={sent !== null}
          isTimeOver={false}
          hint={undefined}
          onPass={() => controller.answer("")}
        />
      )}
      <div className={styles.undo}>
        {feedback && <p>{m.review_asked_again({ count: Math.max(1, daysBetween(today, feedback.nextDue)) })}</p>}
        {canUndo && (
          <Button kind="quiet" onClick={controller.undo}>
            {m.words_undo()}
          </Button>
        )}
      </div>
    </ReviewStage>
  );
}

function instructionOf({ method, question }: ReviewCard): string {
  return method === "cloze" ? m.review_ask_gap() : methodTexts[question.method].instruction();
}
