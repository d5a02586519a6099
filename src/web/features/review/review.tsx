import { useState, useSyncExternalStore } from "react";
import { Button } from "../../design/button.tsx";
import { Skeleton } from "../../design/placeholder.tsx";
import { m } from "../../i18n/generated/messages.js";
import { useUserData } from "../accounts/session/use-user-data.ts";
import { useLocale } from "../page/use-page.ts";
import { useVoice } from "../quiz/stage/voice.ts";
import { AskScreen } from "./ask-screen.tsx";
import { EndScreen } from "./end-screen.tsx";
import { createMemberSource } from "./member-source.ts";
import { findNewWords } from "./new-words.ts";
import { PausedScreen } from "./paused-screen.tsx";
import { createReviewController } from "./review-controller.ts";
import { StartScreen } from "./start-screen.tsx";
import { TeachScreen } from "./teach-screen.tsx";
import { createVisitorSource } from "./visitor-source.ts";

/** A review of whoever is here now; another person's begins anew. */
export default function Review() {
  const { token } = useUserData();
  const hasVoice = useVoice() !== null;
  return <OwnReview key={`${token} ${hasVoice}`} isMember={token !== undefined} />;
}

function OwnReview({ isMember }: { readonly isMember: boolean }) {
  const locale = useLocale();
  const voice = useVoice();
  const [controller] = useState(() =>
    createReviewController({
      createSource: (onLate) =>
        isMember ? createMemberSource(locale, voice !== null, onLate) : createVisitorSource(locale, voice !== null),
      findNew: (most, without) => findNewWords(locale, most, without),
      say: (word) => voice?.say(word),
      time: () => performance.now(),
    }),
  );
  const view = useSyncExternalStore(controller.subscribe, controller.getView);
  if (typeof view !== "object") {
    return (
      <div aria-busy={view === "loading"}>
        <h1 tabIndex={-1}>{m.review_title()}</h1>
        {view === "loading" ? (
          <Skeleton lines={6} />
        ) : (
          <div role="alert">
            <p>{m.review_failed()}</p>
            <Button onClick={controller.load}>{m.try_again()}</Button>
          </div>
        )}
      </div>
    );
  }
  const { screen } = view;
  switch (screen.kind) {
    case "start":
      return <StartScreen state={view} controller={controller} isMember={isMember} />;
    case "teach":
      return <TeachScreen state={view} card={screen.card} controller={controller} voice={voice} />;
    case "question":
    case "feedback":
      return <AskScreen state={view} screen={screen} controller={controller} voice={voice} isMember={isMember} />;
    case "paused":
      return <PausedScreen state={view} controller={controller} />;
    case "waiting":
      return (
        <div aria-busy="true">
          <h1 tabIndex={-1}>{m.review_title()}</h1>
          <Skeleton lines={6} />
        </div>
      );
    case "end":
      return <EndScreen state={view} controller={controller} />;
  }
}
