import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { LearntWords as LearntWordsAnswer } from "../../../../../contract/learnt-words.ts";
import { Button } from "../../../../design/button.tsx";
import { TextField } from "../../../../design/field.tsx";
import { takeFocusInPlace } from "../../../../design/take-focus.ts";
import { api } from "../../../../features/accounts/session/api.ts";
import { personQuery, queryClient } from "../../../../features/accounts/session/queries.ts";
import { useUserData } from "../../../../features/accounts/session/use-user-data.ts";
import { AnswerState } from "../../../../features/page/answer-state.tsx";
import { ExportButton } from "../../../../features/progress/export/export-button.tsx";
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
      {query.data === undefined ? (
        <AnswerState query={query} lines={5} />
      ) : (
        <Words key={wanted} isSearched={wanted !== ""} {...query.data} {...curve} />
      )}
      {(query.data?.total ?? 0) > 0 && <ExportButton source="memory" />}
    </section>
  );
}

/** Words before somebody asks for more; who searches sees all that were found. */
const firstWords = 10;

type WordsProps = LearntWordsAnswer & { readonly isSearched: boolean } & Pick<OpenedWordProps, "aimed" | "today">;

function Words({ total, words, isSearched, ...curve }: WordsProps) {
  const [openId, setOpenId] = useState<number>();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole || isSearched ? words : words.slice(0, firstWords);
  const more = words.length - shown.length;
  const [stopped, setStopped] = useState<string>();
  return (
    <>
      <p role="status">
        {stopped !== undefined && m.memory_stopped({ phrase: stopped })}
        {total === 0 && m.memory_words_none()}
      </p>
      {total > shown.length && (
        <p className={styles.small}>
          {m.memory_words_first({ shown: numberText(shown.length), total: numberText(total) })}
        </p>
      )}
      <ul className={styles.words}>
        {shown.map(({ wordId, phrase, stability }, at) => (
          <li key={wordId}>
            <button
              type="button"
              // Who asked for more goes on with the first of them.
              ref={isWhole && at === firstWords ? takeFocusInPlace : undefined}
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
      {more > 0 && (
        <p>
          <Button kind="secondary" onClick={() => setIsWhole(true)}>
            {m.words_more({ count: numberText(more) })}
          </Button>
        </p>
      )}
    </>
  );
}

function daysText(stability: number): string {
  return m.memory_word_days({ count: Math.max(1, Math.round(stability)) });
}
