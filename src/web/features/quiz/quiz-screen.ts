import type { Locale } from "../../../domain/locale/locale.ts";
import type { QuizHistory } from "./quiz-history.ts";
import type { Feedback, Question, Summary, TourProgress } from "./quiz-play.ts";

/** What the quiz page shows. */
export type QuizScreen = {
  /** The server does not answer; what is shown is kept, and it is asked again and again. */
  readonly isLost?: boolean;
} & (
  | { readonly kind: "loading" | "empty" | "elsewhere" }
  | {
      readonly kind: "setup";
      readonly list: QuizHistory;
      readonly meanLanguage: Locale;
      /** Words that are left of a quiz that one may go on with; null where none was begun. */
      readonly resumable: number | null;
      /** The server is beginning the quiz. */
      readonly isStarting?: boolean;
      /** Why it could not, as it says; empty where there was no answer. */
      readonly problem?: string;
    }
  | {
      readonly kind: "question";
      readonly question: Question;
      /** The answer that is on its way; null until there is one. */
      readonly sent: string | null;
      readonly progress: TourProgress;
    }
  | {
      readonly kind: "feedback";
      readonly question: Question;
      readonly feedback: Feedback;
      readonly progress: TourProgress;
    }
  | {
      readonly kind: "summary";
      readonly summary: Summary;
      readonly progress: TourProgress;
      readonly hasPoints: boolean;
      /** The points have gone to the person's account. */
      readonly areCounted: boolean;
      /** The list's words are here, to be set up anew. */
      readonly canSetUp: boolean;
      readonly title: string;
    }
  | {
      readonly kind: "stopped";
      /** Another tour of the quiz may be begun. */
      readonly canGoOn: boolean;
      readonly canSetUp: boolean;
      /** Why, as the server says. */
      readonly text: string;
    }
);
