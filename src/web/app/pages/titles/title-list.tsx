import { lazy, Suspense, useMemo, useState } from "react";
import { EmptyState } from "../../../design/placeholder.tsx";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { knowsAnything } from "../../../features/accounts/session/user-data.ts";
import { arrangeTitles, everyTitle } from "../../../features/catalogue/arrange-titles.ts";
import type { CardTitle } from "../../../features/catalogue/titles/title-card.tsx";
import { TitleFilters, useTitleQuery } from "../../../features/catalogue/titles/title-filters.tsx";
import { useLocale } from "../../../features/page/use-page.ts";
import type { TitleShares } from "../../../features/progress/coverage/coverage-queries.ts";
import { GenerateList } from "../../../features/progress/generate-list/generate-list.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { PersonalTitleCards } from "./personal-title-cards.tsx";
import styles from "./title-list.module.css";

/** Loaded only for users with known words; without a connection the list does without it. */
const TitleSharesReader = lazy(() =>
  import("../../../features/progress/coverage/coverage-readers.tsx").then(
    ({ TitleSharesReader }) => ({ default: TitleSharesReader }),
    () => ({ default: () => null }),
  ),
);

const noShares: TitleShares = new Map();

type TitleListProps = {
  /** Newest first. */
  readonly titles: readonly CardTitle[];
  readonly heading: string;
  readonly lead: string;
  readonly emptyText: string;
};

/** Fewer need neither filters nor an order. */
const fewTitles = 2;

/** A whole page of titles. */
export function TitleList({ titles, heading, lead, emptyText }: TitleListProps) {
  return (
    <>
      <div className={styles.heading}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p>{lead}</p>
        <GenerateList />
      </div>
      {titles.length === 0 ? (
        <EmptyState heading={emptyText} text={m.titles_empty()} />
      ) : (
        <FilteredTitles titles={titles} />
      )}
    </>
  );
}

function FilteredTitles({ titles }: { titles: readonly CardTitle[] }) {
  const locale = useLocale();
  const [query, setQuery] = useTitleQuery();
  const key = `${query.levels} ${query.genre} ${query.sort}`;
  const hasShares = knowsAnything(useUserData());
  const [known, setKnown] = useState<TitleShares>(noShares);
  const shares = hasShares ? known : noShares;
  const shown = useMemo(() => arrangeTitles(titles, query, locale, shares), [titles, key, locale, shares]);
  return (
    <div className={styles.list}>
      {hasShares && (
        <Suspense>
          <TitleSharesReader onChange={setKnown} />
        </Suspense>
      )}
      {titles.length >= fewTitles && (
        <TitleFilters titles={titles} query={query} onChange={setQuery} hasShares={shares.size > 0} />
      )}
      <p className={styles.count} role="status">
        {shown.length === titles.length
          ? m.titles_shown_all({ count: titles.length })
          : m.titles_shown_some({ shown: shown.length, total: titles.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState heading={m.titles_no_match()} text={m.titles_no_match_text()}>
          <button type="button" className="button" onClick={() => setQuery({ ...everyTitle, sort: query.sort })}>
            {m.titles_clear_filters()}
          </button>
        </EmptyState>
      ) : (
        <PersonalTitleCards titles={shown} headingLevel={2} />
      )}
    </div>
  );
}
