import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { Button } from "../../../design/button.tsx";
import { Skeleton } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../../accounts/session/api.ts";
import { personQuery, queryClient } from "../../accounts/session/queries.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { loadWordList, wordsIn } from "../../lexicon/word-list-data.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import type { CoveredList } from "../../progress/coverage/ask-coverage.ts";
import { meaningOfShares } from "../../progress/coverage/share-text.ts";
import { LevelQuestion } from "../../progress/known/level-question.tsx";
import styles from "./companion.module.css";
import { endOf, planWatch } from "./plan-watch.ts";
import { WatchScreen } from "./watch-screen.tsx";
import { useWatch } from "./watch-store.ts";

/** The words of an episode or film by the minute, once they are loaded in the user's name. */
export default function Companion({ list }: { readonly list: CoveredList }) {
  const { token } = useUserData();
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(
    {
      ...personQuery(token, ["WordList/GetWordListV2", { ...list, locale }], () =>
        loadWordList({ client: api, locale }, list),
      ),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  if (data === undefined) {
    return (
      <div className={styles.message} aria-busy={!isError}>
        {isError ? (
          <div role="alert">
            <p>{m.words_failed()}</p>
            <Button onClick={() => void refetch()}>{m.try_again()}</Button>
          </div>
        ) : (
          <Skeleton lines={6} />
        )}
      </div>
    );
  }
  if (data.isLocked) {
    return (
      <div className={styles.message}>
        <p>{m.companion_locked()}</p>
        <Link className="button" to={pathOf("premium", locale)}>
          {m.words_to_premium()}
        </Link>
      </div>
    );
  }
  return <WatchedWords list={list} words={wordsIn(data) ?? []} />;
}

type WatchedWordsProps = { readonly list: CoveredList; readonly words: readonly Word[] };

function WatchedWords({ list, words }: WatchedWordsProps) {
  const { tonight } = useWatch(list);
  const user = useUserData();
  const { knownLevel: level = 0 } = user;
  // What is marked while one watches stays on the line.
  const [marks] = useState(() => ({ wordIds: user.knownList, unknownIds: user.unknownList ?? [] }));
  const [isWhole, setIsWhole] = useState(false);
  const plan = useMemo(
    () => planWatch(words, tonight, { ...marks, level }, isWhole),
    [words, tonight, marks, level, isWhole],
  );
  if (!plan.isChosen && meaningOfShares(user) === "familiar") {
    return (
      <div className={styles.message}>
        <LevelQuestion />
      </div>
    );
  }
  if (plan.moments.length === 0) {
    return (
      <div className={styles.message}>
        <p>{m.tonight_none()}</p>
      </div>
    );
  }
  return <WatchScreen list={list} words={words} plan={plan} end={endOf(words)} onWhole={setIsWhole} />;
}
