import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { BodyOf } from "../../../../contract/calls.ts";
import { meanLanguageTypes } from "../../../../contract/lexicon/mean-language-types.ts";
import type { Tonight } from "../../../../contract/progress/tonight.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { api } from "../../accounts/session/api.ts";
import { personQuery, queryClient } from "../../accounts/session/queries.ts";
import { userDataStore, useUserData } from "../../accounts/session/use-user-data.ts";
import { readVisitorWords } from "../../memory/visitor-words.ts";
import { wordListTypes } from "../../page/api-client.ts";
import { type CoveredList, followMarksOnce, isSent, mostWords } from "../../progress/coverage/ask-coverage.ts";
import type { TonightCount } from "./tonight-settings.ts";

/** The list whose words are offered. */
export type TonightProps = CoveredList & {
  /** The title of the quiz. */
  readonly title: string;
};

type Answered = NonNullable<BodyOf<"WordList/GetTonightOfWords">["answered"]>[number];

export type TonightWish = {
  readonly list: CoveredList;
  readonly count: TonightCount;
  /** Ids of words that are put off. */
  readonly skip: readonly number[];
  /** Of the meanings. */
  readonly locale: Locale;
};

/** The words of a list that help most, asked again after each change of marks; the last answer stays until the next. */
export function useTonight(wish: TonightWish) {
  const user = useUserData();
  return useQuery(
    {
      ...personQuery(user.token, ["WordList/GetTonight", wish], () => askTonight(wish)),
      staleTime: Number.POSITIVE_INFINITY,
      // What was answered since gives others.
      refetchOnMount: "always",
      enabled: isSent(user),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** As many as the API takes. */
const mostSkipped = 200;

/** A visitor's known words are sent along. Rejects as `api.call` does. */
export async function askTonight({ list, count, skip, locale }: TonightWish): Promise<Tonight> {
  followMarksOnce();
  const wish = { type: wordListTypes[list.kind], count, MeanLanguageType: meanLanguageTypes[locale] };
  const { token, knownList, unknownList = [], knownLevel = 0 } = userDataStore().get();
  if (token !== undefined) {
    const skipped = skip.length === 0 ? {} : { skip: skip.join(",") };
    return await api.call("WordList/GetTonight", { query: { ...wish, id: String(list.id), ...skipped } });
  }
  const { learnt, asked, stopped, answered } = await readVisitorWords();
  const known = [...knownList, ...learnt].slice(0, mostWords);
  const unknown = unknownList.slice(0, mostWords);
  const told = { learning: [...asked], answered: answered.map(([id, day, isMissed]): Answered => [id, day, isMissed]) };
  const skipped = [...skip, ...stopped].slice(0, mostSkipped);
  const body = { ...wish, ...told, id: list.id, known, unknown, level: knownLevel, skip: skipped };
  return await api.call("WordList/GetTonightOfWords", { body });
}
