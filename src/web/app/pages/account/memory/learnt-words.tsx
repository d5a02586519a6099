import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { LearntWords as LearntWordsAnswer } from "../../../../../contract/learnt-words.ts";
import { TextField } from "../../../../design/field.tsx";
import { api } from "../../../../features/accounts/session/api.ts";
import { personQuery, queryClient } from "../../../../features/accounts/session/queries.ts";
import { useUserData } from "../../../../features/accounts/session/use-user-data.ts";
import { AnswerState } from "../../../../features/page/answer-state.tsx";
import { m } from "../../../../i18n/generated/messages.js";
import { numberText } from "../../../../i18n/texts.ts";
import styles from "./memory-section.module.css";
import { OpenedWord, type OpenedWordProps } from "./opened-word.tsx";

/** All words with cards, what is forgotten soonest first; one that is opened shows its curve. */
export function LearntWords(curve: Pick<OpenedWordProps, "aimed" | "today">) {
  const { token } = useUserData();
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim());
  const query = useQuery(
    {
      ...personQuery(token, ["Memory/GetWords", wanted], () =>
        api.call("Memory/GetWords", { query: { search: wanted } }),
      ),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return (
    <section aria-labelledby="memory-words">
      <h3 id="memory-words">{m.memory_words_heading()}</h3>
      <TextField
        label={m.memory_words_search()}
        type="search"
        autoComplete="off"
        lang="en"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {query.data === undefined ? <AnswerState query={query} lines={5} /> : <Words {...query.data} {...curve} />}
    </section>
  );
}

function Words({ total, words, ...curve }: LearntWordsAnswer & Pick<OpenedWordProps, "aimed" | "today">) {
  const [openId, setOpenId] = useState<number>();
  const [stopped, setStopped] = useState<string>();
  return (
    <>
      <p role="status">
        {stopped !== undefined && m.memory_stopped({ phrase: stopped })}
        {total === 0 && m.memory_words_none()}
      </p>
      {total > words.length && (
        <p className={styles.small}>
          {m.memory_words_first({ shown: numberText(words.length), total: numberText(total) })}
        </p>
      )}
      <ul className={styles.words}>
        {words.map(({ wordId, phrase, stability }) => (
          <li key={wordId}>
            <button
              type="button"
              aria-expanded={wordId === openId}
              onClick={() => setOpenId(wordId === openId ? undefined : wordId)}
            >
              <span lang="en">{phrase}</span>{" "}
              <small>{stability === null ? m.memory_word_fresh() : daysText(stability)}</small>
            </button>
            {wordId === openId && <OpenedWord wordId={wordId} onStopped={setStopped} {...curve} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function daysText(stability: number): string {
  return m.memory_word_days({ count: Math.max(1, Math.round(stability)) });
}
