import { useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import { EmptyState } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../../accounts/session/api.ts";
import type { Person } from "../../accounts/session/user-data.ts";
import { listWithout, loadWordList, type WordListData } from "../../lexicon/word-list-data.ts";
import { wordListTypes } from "../../page/api-client.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { WordListSection } from "../word-list/word-list-section.tsx";
import { KnownSummary } from "./known-summary.tsx";
import { useKnownRemoval } from "./use-known-removal.ts";

/** The known list: searched, sorted, studied and taken back like every list. */
export default function KnownSection({ person: { token, knownListId } }: { person: Person }) {
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [list, setList] = useState<WordListData | "loading" | "failed">("loading");
  useEffect(() => {
    let isWanted = true;
    const settle = (loaded: WordListData | "failed") => {
      if (isWanted) setList(loaded);
    };
    loadWordList({ client: api, locale }, wordListTypes.own, knownListId).then(settle, () => settle("failed"));
    return () => {
      isWanted = false;
    };
  }, [token, knownListId, locale, attempt]);

  const { gone, owner } = useKnownRemoval();
  const shown = useMemo(
    () => (typeof list === "object" && gone.size > 0 ? listWithout(list, gone) : list),
    [list, gone],
  );
  if (typeof list === "object" && list.count === 0) {
    return (
      <EmptyState headingLevel={3} heading={m.known_empty_heading()} text={m.known_empty_text()}>
        <Link className="button" to={pathOf("series", locale)}>
          {m.known_first_way()}
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      {typeof shown === "object" && <KnownSummary list={shown} />}
      <WordListSection
        list={shown}
        caption={m.known_words_caption()}
        listKey={gone.size}
        owner={owner}
        onRetry={() => {
          setList("loading");
          setAttempt(attempt + 1);
        }}
      />
    </>
  );
}
