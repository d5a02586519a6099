import { lazy, Suspense, useEffect, useState } from "react";
import { data, type MetaFunction, useLoaderData, useLocation } from "react-router";
import { Skeleton } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { FailureScreen } from "../../page/failure-screen.tsx";
import { pageLoader } from "../../page/page-loader.ts";
import { failureMeta, siteOf } from "../../page/page-meta.ts";
import { useIsBrowser, useSite } from "../../page/use-page.ts";
import { WordListSection } from "../word-list/word-list-section.tsx";
import { ListHeader } from "./list-header.tsx";
import { loadShownList, type ShownList } from "./load-list.ts";
import { useRemoval } from "./use-removal.ts";
import { useShownList } from "./use-shown-list.ts";
import styles from "./word-list.module.css";

type Loaded = { readonly url: string; readonly shown?: ShownList };

const OwnerTools = lazy(() => import("./owner/owner-tools.tsx"));
const ReorderWords = lazy(() => import("./owner/reorder-words.tsx"));

const load = pageLoader("wordList", async ({ client, locale, params: { url } }) => {
  const shown = await loadShownList(client, locale, url);
  const loaded: Loaded = shown === undefined ? { url } : { url, shown };
  // It may be the own list of who looks, which only the browser can tell.
  return data(loaded, { status: shown === undefined ? 404 : 200 });
});

export const loader = load;
export const clientLoader = load;

/** Who has the address was given it; search engines were not. */
export const meta: MetaFunction<typeof load> = ({ loaderData, matches }) => {
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
  const { url, shown } = useLoaderData<typeof load>();
  return <ListPage key={url} url={url} fromDocument={shown} />;
}

function ListPage({ url, fromDocument }: { url: string; fromDocument: ShownList | undefined }) {
  const { list, version, reload } = useShownList(url, fromDocument);
  const isBrowser = useIsBrowser();
  const { pathname } = useLocation();
  if (list === undefined) return <Skeleton lines={6} />;
  if (list === "failed") {
    return <FailureScreen failure={navigator.onLine ? "unavailable" : "offline"} retryHref={pathname} />;
  }
  if (list === "none") {
    return (
      <div className={styles.nothing} data-undecided={!isBrowser}>
        <FailureScreen failure="notFound" retryHref={pathname} />
      </div>
    );
  }
  return <ListView url={url} shown={list} version={version} onChange={reload} />;
}

type ListViewProps = {
  readonly url: string;
  readonly shown: ShownList;
  readonly version: number;
  /** The list was changed. */
  readonly onChange: () => void;
};

function ListView({ url, shown: { info, list }, version, onChange }: ListViewProps) {
  const own = useUserData().userWordLists.find(({ id }) => id === info.id);
  const owner = useRemoval(own, onChange);
  const [sorting, setSorting] = useState<"no" | "now" | "done">("no");
  const site = useSite();
  const { title } = own ?? info;
  // The document of a private list knows nothing of it, and a list may get another name.
  useEffect(() => {
    document.title = pageTitle(title, site);
  }, [title, site]);
  return (
    <>
      <ListHeader url={url} info={info} own={own}>
        {own && (
          <Suspense fallback={null}>
            <OwnerTools
              list={own}
              isEmpty={list.count === 0}
              isSorting={sorting === "now"}
              onSort={() => setSorting("now")}
              onChange={onChange}
            />
          </Suspense>
        )}
      </ListHeader>
      <p role="status" className="visually-hidden">
        {sorting === "done" && m.list_sorted()}
      </p>
      {own && sorting === "now" ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <ReorderWords
            list={own}
            onEnd={(isChanged) => {
              setSorting(isChanged ? "done" : "no");
              if (isChanged) onChange();
              // What had the focus has gone.
              document.querySelector("h1")?.focus();
            }}
          />
        </Suspense>
      ) : (
        <WordListSection key={url} listKey={version} list={list} caption={m.list_words()} title={title} owner={owner} />
      )}
    </>
  );
}
