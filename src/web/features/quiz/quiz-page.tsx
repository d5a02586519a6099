import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { Link, type MetaFunction } from "react-router";
import { Button } from "../../design/button.tsx";
import { EmptyState, Skeleton } from "../../design/placeholder.tsx";
import { takeFocus } from "../../design/take-focus.ts";
import { m } from "../../i18n/generated/messages.js";
import { useUserData } from "../accounts/session/use-user-data.ts";
import { siteOf } from "../page/page-meta.ts";
import { pathOf } from "../page/paths.ts";
import { useLocale, useSite } from "../page/use-page.ts";
import { createQuizController } from "./quiz-controller.ts";
import styles from "./quiz-page.module.css";
import { initialQuizState, type QuizScreen, type UserEvent } from "./quiz-reducer.ts";
import { quizzesPath } from "./session/server-quiz.ts";
import { ConnectionLostNotice, SetupScreen } from "./setup/setup-screen.tsx";
import { TeachingScreen } from "./setup/teaching-screen.tsx";
import { PlayScreen } from "./stage/play-screen.tsx";
import { SummaryScreen } from "./summary/summary-screen.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: [m.quiz_title(), siteOf(matches)?.name].filter(Boolean).join(" · ") },
  { name: "description", content: m.quiz_description() },
  // Its content is in the browser's storage only.
  { name: "robots", content: "noindex" },
];

export default function QuizPage() {
  const hasSiteVoice = useSite()?.hasSpeech === true;
  const [{ subscribe, getScreen, connect, send }] = useState(() => createQuizController(hasSiteVoice));
  const screen = useSyncExternalStore(subscribe, getScreen, () => initialQuizState.screen);
  useEffect(connect, [connect]);
  switch (screen.kind) {
    case "loading":
      return <LoadingScreen isConnectionLost={screen.isConnectionLost} send={send} />;
    case "empty":
      return <EmptyScreen />;
    case "playedElsewhere":
      return <PlayedElsewhereScreen send={send} />;
    case "setup":
      return <SetupScreen screen={screen} send={send} />;
    case "teaching":
      return <TeachingScreen screen={screen} send={send} />;
    case "question":
    case "feedback":
      return <PlayScreen screen={screen} send={send} />;
    case "summary":
      return <SummaryScreen screen={screen} send={send} />;
    case "stopped":
      return <StoppedScreen screen={screen} send={send} />;
  }
}

type Send = (event: UserEvent) => void;

function LoadingScreen({ isConnectionLost, send }: Pick<QuizScreen, "isConnectionLost"> & { send: Send }) {
  return (
    <div aria-busy="true">
      <h1 tabIndex={-1}>{m.quiz_title()}</h1>
      {isConnectionLost ? <ConnectionLostNotice onRetry={() => send({ type: "retry" })} /> : <Skeleton lines={6} />}
    </div>
  );
}

/** There is no list to play. */
function EmptyScreen() {
  const locale = useLocale();
  const isSignedIn = useUserData().token !== undefined;
  return (
    <>
      <h1 tabIndex={-1}>{m.quiz_title()}</h1>
      <EmptyState heading={m.quiz_empty_heading()} text={m.quiz_empty_text()}>
        <p className={styles.links}>
          <Link className="button" to={pathOf("series", locale)}>
            {m.quiz_to_series()}
          </Link>
          <Link className="button" data-kind="secondary" to={pathOf("movies", locale)}>
            {m.quiz_to_movies()}
          </Link>
          {isSignedIn && (
            <Link className="button" data-kind="quiet" to={quizzesPath(locale)}>
              {m.account_quizzes()}
            </Link>
          )}
        </p>
      </EmptyState>
    </>
  );
}

/** Another tab plays. */
function PlayedElsewhereScreen({ send }: { send: Send }) {
  return (
    <>
      <FocusedTitle />
      <EmptyState heading={m.quiz_elsewhere_heading()} text={m.quiz_elsewhere_text()}>
        <Button onClick={() => send({ type: "takeOver" })}>{m.quiz_take_over()}</Button>
      </EmptyState>
    </>
  );
}

type StoppedScreenProps = { screen: Extract<QuizScreen, { kind: "stopped" }>; send: Send };

/** The server does not continue the tour. */
function StoppedScreen({ screen: { canContinue, list, text, isConnectionLost }, send }: StoppedScreenProps) {
  const locale = useLocale();
  return (
    <>
      <FocusedTitle />
      {isConnectionLost && <ConnectionLostNotice onRetry={() => send({ type: "retry" })} />}
      <EmptyState
        heading={canContinue ? m.quiz_stopped_tour() : m.quiz_stopped()}
        text={canContinue ? m.quiz_stopped_tour_text() : text}
      >
        <p className={styles.links}>
          {canContinue && <Button onClick={() => send({ type: "resume" })}>{m.quiz_resume()}</Button>}
          {!canContinue && list.words.length > 0 && (
            <Button onClick={() => send({ type: "pause" })}>{m.quiz_start_anew()}</Button>
          )}
          <Link className="button" data-kind="secondary" to={quizzesPath(locale)}>
            {m.account_quizzes()}
          </Link>
        </p>
      </EmptyState>
    </>
  );
}

/** The page's heading, focused because the screen has changed without a navigation. */
function FocusedTitle(): ReactNode {
  return (
    <h1 ref={takeFocus} tabIndex={-1}>
      {m.quiz_title()}
    </h1>
  );
}
