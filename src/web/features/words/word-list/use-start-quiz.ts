import { useLocation, useNavigate } from "react-router";
import { listKindOf, type WordListData } from "../../lexicon/word-list-data.ts";
import { wordListTypes } from "../../page/api-client.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { setQuizList } from "../../quiz/set-quiz-list.ts";
import type { WholeWords } from "./whole-words.ts";

/** The list as the API names it; undefined where the server has no quiz of it for this user. */
function sourceOf({ kind, id, total, isLocked }: WordListData, count: number) {
  const own = listKindOf(kind);
  return own === undefined || isLocked ? undefined : { type: wordListTypes[own], id, isWhole: count === total };
}

/**
 * Opens the set-up of a quiz of a list's words, of all without `ids`; false where they could not be loaded.
 *
 * @param title the quiz's
 */
export function useStartQuiz(list: WordListData, whole: WholeWords, title: string) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (ids?: ReadonlySet<number>): Promise<boolean> => {
    const all = await whole.load();
    if (all === undefined) return false;
    const words = [...(ids ?? all.keys())].flatMap((id) => all.get(id) ?? []);
    setQuizList({
      title,
      words,
      source: sourceOf(list, words.length),
      meanLanguage: locale,
      returnPath: pathname + window.location.search,
    });
    await navigate(pathOf("quiz", locale));
    return true;
  };
}
