import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { minimumWords } from "../../../../domain/quiz/settings.ts";
import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { EmptyState } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../../accounts/session/api.ts";
import { personQuery, queryClient } from "../../accounts/session/queries.ts";
import type { Person } from "../../accounts/session/user-data.ts";
import { LevelStrip } from "../../lexicon/level-chart.tsx";
import { listWithout, loadWordList, type WordListData, wordsIn } from "../../lexicon/word-list-data.ts";
import { wordListTypes } from "../../page/api-client.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { setKnown } from "../../progress/known/known-words.ts";
import { setQuizList } from "../../quiz/set-quiz-list.ts";
import { BringLink } from "../bring-known/bring-link.tsx";
import type { BarChange, ListOwner } from "../selection-actions.tsx";
import { WordListSection } from "../word-list/word-list-section.tsx";
import styles from "./known.module.css";

/** The list of the known words, with the controls that every list has. */
export default function KnownSection({ person: { token, knownListId } }: { person: Person }) {
  const locale = useLocale();
  const key = { kind: "own", id: knownListId } as const;
  const loading = useQuery(
    {
      ...personQuery(token, ["WordList/GetWordListV2", key, locale], () => loadWordList({ client: api, locale }, key)),
      // A cached list would show words that were removed meanwhile.
      gcTime: 0,
      refetchOnReconnect: (query) => query.state.data === undefined,
    },
    queryClient,
  );
  const list = loading.data ?? (loading.isFetching ? "loading" : "failed");

  const { removed, owner } = useKnownRemoval();
  const shown = useMemo(
    () => (typeof list === "object" && removed.size > 0 ? listWithout(list, removed) : list),
    [list, removed],
  );
  if (typeof list === "object" && list.count === 0) {
    return (
      <EmptyState headingLevel={3} heading={m.known_empty_heading()} text={m.known_empty_text()}>
        <Link className="button" to={pathOf("series", locale)}>
          {m.known_first_way()}
        </Link>
        <p>
          <BringLink />
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      {typeof shown === "object" && <KnownSummary list={shown} />}
      <WordListSection
        list={shown}
        caption={m.known_words_caption()}
        listKey={removed.size}
        owner={owner}
        onRetry={() => void loading.refetch()}
      />
    </>
  );
}

/** The levels of the known words, and a button for a quiz of all of them. */
function KnownSummary({ list }: { list: WordListData }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const words = wordsIn(list) ?? [];

  async function startQuiz() {
    setQuizList({
      title: m.known_words_caption(),
      words,
      source: { type: wordListTypes.own, id: list.id, isWhole: true },
      meanLanguage: locale,
      returnPath: `${pathOf("account", locale)}?page=known`,
    });
    await navigate(pathOf("quiz", locale));
  }

  return (
    <div className={styles.summary}>
      <LevelStrip counts={list.levelCounts} caption={m.known_levels_caption()} />
      {words.length >= minimumWords && (
        <p>
          <Button kind="secondary" onClick={startQuiz}>
            <Icon name="play" />
            {m.known_quiz({ count: words.length })}
          </Button>
        </p>
      )}
      <p>
        <BringLink />
      </p>
    </div>
  );
}

/** Removes words from the known list, with undo; `removed` are those that were removed since it was loaded. */
function useKnownRemoval(): { readonly removed: ReadonlySet<number>; readonly owner: ListOwner } {
  const [removed, setGone] = useState<ReadonlySet<number>>(new Set());
  const [change, setChange] = useState<BarChange>();

  async function onRemove(ids: readonly number[]) {
    const { ids: changed, undo } = setKnown(ids, false);
    // The marks of the account have not been loaded in this browser yet.
    if (changed.length === 0) throw new Error("these words are not known here");
    const before = removed;
    setGone(new Set([...removed, ...changed]));
    setChange({
      id: changed.join(),
      text: m.words_marked_unknown({ count: changed.length }),
      onUndo() {
        undo();
        setGone(before);
        setChange(undefined);
      },
      onDismiss: () => setChange(undefined),
    });
  }

  return { removed, owner: { onRemove, change } };
}
