import { useEffect, useState, useSyncExternalStore } from "react";
import type { MetaFunction } from "react-router";
import { Skeleton } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { siteOf } from "../../page/page-meta.ts";
import { createQuizController } from "../quiz-controller.ts";
import type { QuizScreen } from "../quiz-screen.ts";
import { SetupScreen } from "../setup/setup-screen.tsx";
import { PlayScreen } from "../stage/play-screen.tsx";
import { SummaryScreen } from "../summary/summary-screen.tsx";
import { ElsewhereScreen } from "./elsewhere-screen.tsx";
import { LostNotice } from "./lost-notice.tsx";
import { NoListScreen } from "./no-list-screen.tsx";
import { StoppedScreen } from "./stopped-screen.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: [m.quiz_title(), siteOf(matches)?.name].filter(Boolean).join(" · ") },
  { name: "description", content: m.quiz_description() },
  // What is played here is this browser's own.
  { name: "robots", content: "noindex" },
];

const loading: QuizScreen = { kind: "loading" };

export default function QuizPage() {
  const [quiz] = useState(createQuizController);
  const screen = useSyncExternalStore(quiz.subscribe, quiz.get, () => loading);
  useEffect(quiz.start, [quiz]);
  switch (screen.kind) {
    case "loading":
      return (
        <div aria-busy="true">
          <h1 tabIndex={-1}>{m.quiz_title()}</h1>
          {screen.isLost ? <LostNotice onRetry={quiz.retry} /> : <Skeleton lines={6} />}
        </div>
      );
    case "empty":
      return <NoListScreen />;
    case "elsewhere":
      return <ElsewhereScreen onTakeOver={quiz.takeOver} />;
    case "setup":
      return <SetupScreen screen={screen} quiz={quiz} />;
    case "question":
    case "feedback":
      return <PlayScreen screen={screen} quiz={quiz} />;
    case "summary":
      return <SummaryScreen screen={screen} quiz={quiz} />;
    case "stopped":
      return <StoppedScreen screen={screen} quiz={quiz} />;
  }
}
