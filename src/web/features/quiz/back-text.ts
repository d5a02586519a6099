import { m } from "../../i18n/generated/messages.js";
import type { StoredList } from "./session/quiz-session.ts";

/** Of the link to the page that the quiz leads back to. A review was begun on the home page. */
export function backTextOf({ isReview }: Pick<StoredList, "isReview">): string {
  return isReview ? m.nav_home() : m.quiz_back_to_list();
}
