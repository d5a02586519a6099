import { m } from "../../i18n/generated/messages.js";
import { matchPath, pathOf } from "../page/paths.ts";
import type { StoredList } from "./session/quiz-session.ts";

/** Of the link to the page that the quiz leads back to. A review was begun on the home page. */
export function backTextOf({ isReview }: Pick<StoredList, "isReview">): string {
  return isReview ? m.nav_home() : m.quiz_back_to_list();
}

/** Where one watches with the words at hand, by the address of the word page; undefined for other pages. */
export function companionPathOf(wordPath: string): string | undefined {
  const match = matchPath(wordPath);
  if (match?.id === "episode") return pathOf("episodeCompanion", match.locale, match.params);
  return match?.id === "movieDetail" ? pathOf("movieCompanion", match.locale, match.params) : undefined;
}
