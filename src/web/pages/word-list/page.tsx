import { data, type MetaFunction, useLoaderData, useLocation } from "react-router";
import type { ListInfo } from "../../../contract/progress/lists.ts";
import { dateText } from "../../i18n/day-text.ts";
import { m } from "../../i18n/generated/messages.js";
import { wordCountText } from "../../i18n/texts.ts";
import { failureMeta } from "../../page/failure-meta.ts";
import { pageLoader } from "../../page/page-loader.ts";
import { siteOf } from "../../page/page-meta.ts";
import { useUserData } from "../../session/use-user-data.ts";
import { FailureScreen } from "../../ui/failure-screen/failure-screen.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { WordListSection } from "../../ui/word-list/word-list-section.tsx";
import { loadShownList, type ShownList } from "./load-list.ts";
import { SaveList } from "./save-list.tsx";
import { useOwnList } from "./use-own-list.ts";
import styles from "./word-list.module.css";

type Loaded = { readonly url: string; readonly shown?: ShownList };

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
  const text = m.list_title({ title });
  return [{ title: site === undefined ? text : `${text} · ${site.name}` }, { name: "robots", content: "noindex" }];
};

export default function WordListPage() {
  const { url, shown } = useLoaderData<typeof load>();
  const own = useOwnList(shown === undefined ? url : undefined);
  const { pathname } = useLocation();
  const list = shown ?? own;
  if (list === null) return <FailureScreen failure="notFound" retryHref={pathname} />;
  if (list === undefined) return <Skeleton lines={6} />;
  return (
    <>
      <ListHeader url={url} info={list.info} />
      <WordListSection key={url} list={list.list} caption={m.list_words()} title={list.info.title} />
    </>
  );
}

function ListHeader({ url, info }: { url: string; info: ListInfo }) {
  const { username } = useUserData();
  const { title, owner, wordCount, expiresAt } = info;
  const isMine = owner !== undefined && owner === username;
  return (
    <header className={styles.header}>
      <h1 tabIndex={-1}>{title}</h1>
      <ul className={styles.facts}>
        {owner !== undefined && <li>{isMine ? m.list_mine() : m.list_by({ owner })}</li>}
        <li>{wordCountText(wordCount)}</li>
      </ul>
      {expiresAt !== undefined && <p className="note">{m.list_expires({ day: dateText(expiresAt) })}</p>}
      {!isMine && <SaveList url={url} title={title} />}
    </header>
  );
}
