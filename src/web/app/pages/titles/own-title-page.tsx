import type { ComponentType } from "react";
import { data, type MetaFunction, RouterContextProvider, useLoaderData, useLocation } from "react-router";
import type { Content } from "../../../../contract/catalogue.ts";
import { Skeleton } from "../../../design/placeholder.tsx";
import { api } from "../../../features/accounts/session/api.ts";
import { userDataStore } from "../../../features/accounts/session/use-user-data.ts";
import { FailureScreen } from "../../../features/page/failure-screen.tsx";
import { sourcesContext } from "../../../features/page/page-context.ts";
import { failureMeta, privateMeta, siteOf } from "../../../features/page/page-meta.ts";
import { matchPath, type PathId } from "../../../features/page/paths.ts";
import { loadWithOwn } from "../../../features/progress/own-titles.ts";
import { m } from "../../../i18n/generated/messages.js";
import styles from "./own-title-page.module.css";

type LoaderArguments = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** A page of the catalogue, which shows a title of one's own as well: its data are read with the owner's token. */
type TitlePage = {
  readonly default: ComponentType;
  clientLoader(args: LoaderArguments): Promise<object>;
};

const loadCompanion = () => import("../../../features/words/companion/companion-page.tsx");

const modules: { readonly [Id in PathId]?: () => Promise<TitlePage> } = {
  seriesDetail: () => import("./series-page.tsx"),
  movieDetail: () => import("./movie-page.tsx"),
  episode: () => import("./episode-page.tsx"),
  episodeCompanion: loadCompanion,
  movieCompanion: loadCompanion,
};

/** The pages that this document has loaded. */
const loadedPages = new Map<PathId, ComponentType>();

const notFound = () => data("notFound", { status: 404 });

/** The document is the not-found page, with its status, for everybody: it does not know who asks. */
export function loader() {
  return data(null, { status: 404 });
}

export async function clientLoader({ request }: LoaderArguments) {
  const match = matchPath(new URL(request.url).pathname);
  const load = match && modules[match.id];
  if (match === undefined || load === undefined) throw notFound();
  const loadTitles = await titlesFor();
  const page = await load();
  loadedPages.set(match.id, page.default);
  const context = new RouterContextProvider();
  context.set(sourcesContext, { client: api, catalogue: { get: loadTitles } });
  return { ...(await page.clientLoader({ request, context })), title: await titleOf(match, loadTitles) };
}

// The server has answered for nobody in particular.
clientLoader.hydrate = true as const;

/** What a person has brought, with what they had read as a visitor; or that alone. */
async function titlesFor(): Promise<() => Promise<Content>> {
  if (userDataStore().get().token === undefined) {
    return (await import("../../../features/my-series/visitor-calls.ts")).loadWithVisitors;
  }
  const { takeOverEpisode } = await import("../../../features/my-series/take-over-episode.ts");
  await takeOverEpisode();
  return loadWithOwn;
}

async function titleOf(
  { params }: NonNullable<ReturnType<typeof matchPath>>,
  loadTitles: () => Promise<Content>,
): Promise<string> {
  const { seriesList, movieList } = await loadTitles();
  const url = "url" in params ? params.url : "";
  const name = [...seriesList, ...movieList].find(({ combinedUrl }) => combinedUrl === url)?.name ?? "";
  return "episode" in params ? `${name}, ${m.episode_full_name(params)}` : name;
}

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData, matches }) =>
  loaderData ? privateMeta(() => loaderData.title)({ matches }) : failureMeta("notFound", siteOf(matches));

/** All addresses of titles that somebody has brought. */
export default function OwnTitlePage() {
  const isLoaded = useLoaderData<typeof clientLoader | typeof loader>() !== null;
  const match = matchPath(useLocation().pathname);
  const Page = match && loadedPages.get(match.id);
  if (isLoaded && Page !== undefined) return <Page />;
  return (
    <>
      <div className={styles.waiting} aria-busy="true">
        <Skeleton lines={8} />
      </div>
      <div className={styles.missing}>
        <FailureScreen failure="notFound" retryHref="/" />
      </div>
    </>
  );
}
