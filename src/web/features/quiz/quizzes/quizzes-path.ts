import type { Locale } from "../../../../domain/locale/locale.ts";
import { pathOf } from "../../page/paths.ts";

/** Where the person's quizzes are. */
export function quizzesPath(locale: Locale): string {
  return `${pathOf("account", locale)}?page=quizzes`;
}
