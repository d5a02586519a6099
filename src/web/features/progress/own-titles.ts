import type { Content } from "../../../contract/catalogue.ts";
import type { OwnTitle } from "../../../contract/my-series.ts";
import { api } from "../accounts/session/api.ts";
import { personQuery, queryClient } from "../accounts/session/queries.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import { browserSources } from "../catalogue/browser-sources.ts";
import { ownUrl } from "../page/paths.ts";

/** For which they are not asked again, unless something has changed them. */
const staleMs = 60_000;

/** What a person has brought, with addresses of its own: all that links titles of the catalogue links these. */
export function linked<Title extends OwnTitle>(title: Title): Title {
  return { ...title, combinedUrl: ownUrl(title.combinedUrl) };
}

/** The catalogue, and after it what the person of this browser has brought. */
export async function loadWithOwn(): Promise<Content> {
  const { token } = userDataStore().get();
  const catalogue = browserSources().catalogue.get();
  if (token === undefined) return await catalogue;
  const ask = () => api.call("MySeries/GetMyTitles");
  const query = { ...personQuery(token, ["MySeries/GetMyTitles"], ask), staleTime: staleMs };
  const [content, own] = await Promise.all([catalogue, queryClient.fetchQuery(query)]);
  return {
    ...content,
    seriesList: [...content.seriesList, ...own.seriesList.map(linked)],
    movieList: [...content.movieList, ...own.movieList.map(linked)],
  };
}
