import { useEffect, useMemo, useState } from "react";
import { data, type MetaFunction, useLoaderData, useLocation } from "react-router";
import { Skeleton } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../../accounts/session/api.ts";
import { useLateQuery } from "../../accounts/session/use-late-query.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { FailureScreen } from "../../page/failure-screen.tsx";
import { late, useLoaded } from "../../page/late.ts";
import { Missing } from "../../page/missing.ts";
import { pageLoader } from "../../page/page-loader.ts";
import { failureMeta, siteOf } from "../../page/page-meta.ts";
import { useIsBrowser, useLocale, useSite } from "../../page/use-page.ts";
import { WordListSection } from "../word-list/word-list-section.tsx";
import { ListHeader } from "./list-header.tsx";
import styles from "./list-page.module.css";
import ListSummary from "./list-summary.tsx";
import type { ReorderWordsProps } from "./owner/reorder-words.tsx";
import { loadListStart, loadShownList, type ShownList } from "./shown-list.ts";
import { useRemoval } from "./use-removal.ts";

type Loaded = { readonly url: string; readonly shown: ShownList | null };

const ownerTools = late(() => import("./owner/owner-tools.tsx"));
const reorderWords = late(() => import("./owner/reorder-words.tsx"));

const loadBy = (read: typeof loadShownList) =>
  pageLoader("wordList", async ({ client, locale, params: { url } }) => {
    const shown = await read(client, locale, url);
    const loaded: Loaded = { url, shown };
    // It may be a private list of the user, which is loaded in the browser.
    return data(loaded, { status: shown === null ? 404 : 200 });
  });

export const loader = loadBy(loadListStart);
export const clientLoader = loadBy(loadShownList);

/** Lists are for those who have the address, not for search engines. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  const title = loaderData?.shown?.info.title;
  if (title === undefined) return failureMeta("notFound", site);
  return [{ title: pageTitle(title, site) }, { name: "robots", content: "noindex" }];
};

function pageTitle(title: string, site: { readonly name: string } | undefined): string {
  const text = m.list_title({ title });
  return site === undefined ? text : `${text} · ${site.name}`;
}

export default function WordListPage() {
  const { url, shown } = useLoaderData<typeof loader>();
  return <ListPage key={url} url={url} fromDocument={shown} />;
}

type ListPageProps = { readonly url: string; readonly fromDocument: ShownList | null };

/** A list as server HTML has it. Where it has none, it may be a private list, which is loaded for a signed-in user. */
function ListPage({ url, fromDocument }: ListPageProps) {
  const { token } = useUserData();
  const isBrowser = useIsBrowser();
  const { pathname } = useLocation();
  const [isChanged, setIsChanged] = useState(false);
  const isAsked = token !== undefined && (fromDocument === null || isChanged);
  const answer = useOwnAnswer(url, isAsked);
  // When a list cannot be loaded again, the former one stays.
  const shown = answer.data === undefined ? fromDocument : answer.data;
  const hasFailed = shown === null && answer.data === undefined && answer.isError;
  const isWaiting = isAsked && answer.data === undefined && !answer.isError;

  function onChange() {
    setIsChanged(true);
    if (isAsked) answer.refetch();
  }

  return (
    <>
      {hasFailed && <FailureScreen failure={navigator.onLine ? "unavailable" : "offline"} retryHref={pathname} />}
      {shown === null && isWaiting && <Skeleton lines={6} />}
      {shown === null && !isWaiting && !hasFailed && (
        <div className={styles.nothing} data-undecided={!isBrowser}>
          <FailureScreen failure="notFound" retryHref={pathname} />
        </div>
      )}
      {shown !== null && <ListView url={url} shown={shown} version={answer.dataUpdatedAt} onChange={onChange} />}
    </>
  );
}

/** The list as a signed-in user has it: where server HTML does not have it, or it was changed. Null without access. */
function useOwnAnswer(url: string, isAsked: boolean) {
  const locale = useLocale();
  const query = useMemo(
    () =>
      isAsked
        ? {
            key: ["WordList/GetListInfo", url, locale] as const,
            ask: () => loadShownList(api, locale, url),
            gcTime: 0,
            refetchOnReconnect: ({ state }: { state: { data?: unknown } }) => state.data === undefined,
            // Words are found in a list by a symbol, which a copy would not have.
            structuralSharing: false,
          }
        : undefined,
    [url, locale, isAsked],
  );
  return useLateQuery(query);
}

type ListViewProps = {
  readonly url: string;
  readonly shown: ShownList;
  readonly version: number;
  /** Called when the list was changed. */
  readonly onChange: () => void;
};

function ListView({ url, shown: { info, list }, version, onChange }: ListViewProps) {
  const own = useUserData().userWordLists.find(({ id }) => id === info.id);
  const owner = useRemoval(own, onChange);
  const [sorting, setSorting] = useState<"no" | "now" | "done">("no");
  const OwnerTools = useLoaded(own !== undefined, ownerTools, Missing);
  const site = useSite();
  const { title } = own ?? info;
  // Server HTML has no title of a private list, and a list may be renamed.
  useEffect(() => {
    document.title = pageTitle(title, site);
  }, [title, site]);
  return (
    <>
      <ListHeader url={url} info={info} own={own}>
        {own && OwnerTools && (
          <OwnerTools
            list={own}
            isEmpty={list.count === 0}
            isSorting={sorting === "now"}
            onSort={() => setSorting("now")}
            onChange={onChange}
          />
        )}
      </ListHeader>
      <p role="status" className="visually-hidden">
        {sorting === "done" && m.list_sorted()}
      </p>
      {own && sorting === "now" ? (
        <OrderOf
          list={own}
          onEnd={(isChanged) => {
            setSorting(isChanged ? "done" : "no");
            if (isChanged) onChange();
            // The element that had the focus is gone.
            document.querySelector("h1")?.focus();
          }}
        />
      ) : (
        <WordListSection
          key={url}
          listKey={version}
          list={list}
          caption={m.list_words()}
          title={title}
          isGenerated={info.isGenerated && own === undefined}
          owner={owner}
          summary={(all, knownCount, whole) => (
            <ListSummary
              list={all}
              title={title}
              knownCount={knownCount}
              whole={whole}
              isGenerated={info.isGenerated}
            />
          )}
        />
      )}
    </>
  );
}

function OrderOf(props: ReorderWordsProps) {
  const ReorderWords = useLoaded(true, reorderWords, Missing);
  return ReorderWords === undefined ? <Skeleton lines={6} /> : <ReorderWords {...props} />;
}
