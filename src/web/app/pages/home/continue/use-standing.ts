import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { Content } from "../../../../../contract/catalogue.ts";
import type { QuizHistory } from "../../../../../contract/quiz.ts";
import type { Locale } from "../../../../../domain/locale/locale.ts";
import { personQuery, queryClient, useApi } from "../../../../features/accounts/session/queries.ts";
import { useUserData } from "../../../../features/accounts/session/use-user-data.ts";
import { episodePath, pageEpisodeOf, titlePath } from "../../../../features/catalogue/title-path.ts";
import { dueNow } from "../../../../features/memory/due-now.ts";
import type { Goal } from "../../../../features/memory/goal/goal-panel.tsx";
import { visitorGoal } from "../../../../features/memory/visitor-goal.ts";
import { wordListTypes } from "../../../../features/page/api-client.ts";
import { useLocale } from "../../../../features/page/use-page.ts";
import { loadWithOwn } from "../../../../features/progress/own-titles.ts";
import { readTodaysWords } from "../../../../features/progress/plan/todays-words.ts";
import { storedHistory } from "../../../../features/quiz/history-storage.ts";
import { listedQuizOf } from "../../../../features/quiz/session/quiz-responses.ts";
import { unfinishedWords } from "../../../../features/quiz/session/quiz-session.ts";
import type { ListedQuiz } from "../../../../features/quiz/session/server-quiz.ts";
import { parseStoredList } from "../../../../features/quiz/session/stored-list.ts";
import { readEvenings } from "../../../../features/words/tonight/evenings.ts";
import type { LastEvening, OpenQuiz, Standing } from "./next-step.ts";

/** A quiz of the server's is put into the browser's storage before its page opens. */
export type ContinuedQuiz = OpenQuiz & { readonly served?: ListedQuiz };

export type Known = { readonly standing: Standing<ContinuedQuiz>; readonly goal: Goal };

/** Where a member stands; undefined until it is known. */
export function useMember(): Known | undefined {
  const { token } = useUserData();
  const locale = useLocale();
  const memory = useApi("Memory/GetMemory").data;
  const history = useApi("Quiz/GetHistory").data;
  const last = history?.find(({ source, remaining }) => source !== undefined && remaining === 0);
  const evening = useQuery(
    {
      ...personQuery(token, ["Quiz/GetHistory", "evening", last?.quizId, locale], () => eveningOf(last, locale)),
      enabled: history !== undefined,
    },
    queryClient,
  ).data;
  const due = memory?.dueByDay[0]?.due ?? 0;
  const isReviewed = memory !== undefined && due === 0 && memory.today.fresh === 0;
  const planned = useQuery(
    { ...personQuery(token, ["Memory/GetPlan", "today", locale], () => readTodaysWords(locale)), enabled: isReviewed },
    queryClient,
  );
  // Planning takes the server longer than the rest, and what comes first does not wait for it.
  const isPlanning = isReviewed && planned.isPending;
  if (memory === undefined || history === undefined || evening === undefined || isPlanning) return undefined;
  const { dueByDay, hard, today, streak } = memory;
  const open = history.map(listedQuizOf).find(({ remaining }) => remaining > 0);
  return {
    standing: {
      quiz: open && { title: open.title, left: open.remaining, at: Date.parse(open.updatedAt), served: open },
      due,
      fresh: today.fresh,
      hard: hard.length,
      evening: evening ?? undefined,
      planned: planned.data ?? [],
    },
    goal: { today, streak, day: dueByDay[0]?.day ?? "" },
  };
}

/** Null for none: the title may be gone. */
async function eveningOf(quiz: QuizHistory[number] | undefined, locale: Locale): Promise<LastEvening | null> {
  const path = quiz?.source && pathOfList(await loadWithOwn(), quiz.source, locale);
  if (quiz === undefined || path === undefined) return null;
  return { title: quiz.title, path, at: Date.parse(quiz.updatedAt), missed: quiz.result?.wrong ?? null };
}

type Source = NonNullable<QuizHistory[number]["source"]>;

/** The page of a list of the catalogue, or of one's own titles. */
export function pathOfList({ seriesList, movieList }: Content, { type, id }: Source, locale: Locale) {
  const title =
    type === wordListTypes.movie
      ? movieList.find((movie) => movie.id === id)
      : seriesList.find((series) => series.id === id && type === wordListTypes.series);
  if (title !== undefined) return titlePath(title, locale);
  for (const series of seriesList) {
    for (const season of series.seasons) {
      if (type === wordListTypes.season && season.id === id) return titlePath(series, locale);
      const episode = type === wordListTypes.episode && season.episodes.find((one) => one.id === id);
      if (episode) return episodePath(pageEpisodeOf({ series, season, episode }), locale);
    }
  }
  return undefined;
}

/** The same of a visitor, by this browser. */
export function useVisitor(): Known | undefined {
  const locale = useLocale();
  const text = useSyncExternalStore(storedHistory.subscribe, storedHistory.get, () => null);
  const { data } = useQuery(
    personQuery(undefined, ["Memory/GetMemory", "home", locale], async () => ({
      due: await dueNow(locale),
      goal: await visitorGoal(),
    })),
    queryClient,
  );
  const list = parseStoredList(text);
  const evening = readEvenings().at(-1);
  if (data === undefined) return undefined;
  return {
    standing: {
      quiz: list && { title: list.title, left: unfinishedWords(list), at: Date.now() },
      ...data.due,
      evening: evening && { ...evening, missed: null },
      planned: [],
    },
    goal: data.goal,
  };
}
