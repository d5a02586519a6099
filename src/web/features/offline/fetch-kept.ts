import { type CallName, pathOf } from "../../../contract/calls.ts";
import type { Content } from "../../../contract/catalogue.ts";
import { meanLanguageTypes } from "../../../contract/lexicon/mean-language-types.ts";
import type { Word } from "../../../contract/lexicon/word-list.ts";
import type { Coverage } from "../../../contract/progress/coverage.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import { canSpeak } from "../lexicon/speech.ts";
import { visitorId } from "../lexicon/visitor-id.ts";
import { wordListTypes } from "../page/api-client.ts";
import { matchPath, ownUrl, pathOf as pageOf } from "../page/paths.ts";
import {
  addressOf,
  type KeptFigures,
  type KeptList,
  type KeptPart,
  packed,
  personOf,
  unpacked,
} from "./kept-database.ts";

/** A page to be kept for the road. */
export type RoadPage = { readonly path: string; readonly locale: Locale; readonly list: KeptList };

/** As many words as an evening may have (words/tonight/tonight-settings.ts). */
const tonightCounts = [5, 10, 20];

/** The server has answered, but not with what is to be kept. */
class UnexpectedAnswer extends Error {}

export type FetchedPages = {
  readonly release: string;
  readonly parts: readonly KeptPart[];
  /** Paths of all files that the pages may load. */
  readonly files: readonly string[];
};

/** The documents of a page and of those that it leads to. Of one release, or it rejects. */
export async function fetchPages({ path, locale }: RoadPage): Promise<FetchedPages> {
  const shared = [pageOf("quiz", locale), pageOf("review", locale)];
  const own = [path, companionOf(path)].filter((one) => one !== undefined);
  const documents = await Promise.all([
    ...own.map((address) => fetchDocument(address, path, locale)),
    ...shared.map((address) => fetchDocument(address, null, locale)),
  ]);
  const releases = new Set(documents.map(({ release }) => release));
  const [release] = releases;
  if (release === undefined || releases.size > 1) throw new UnexpectedAnswer("Two releases answered");
  const list = await textOf(await fetch(`/assets/${locale}/road-${release}.js`));
  const scripts: readonly string[] = JSON.parse(list.slice(list.indexOf("["), list.lastIndexOf("]") + 1));
  const files = new Set([...scripts, ...documents.flatMap(({ text }) => assetsIn(text))]);
  return { release, parts: documents.map(({ part }) => part), files: [...files] };
}

async function fetchDocument(address: string, item: string | null, locale: Locale) {
  const response = await fetch(address, { headers: { accept: "text/html" }, cache: "no-cache" });
  // That of a private list, or of a title that somebody has brought, is "not found" for everybody; its owner's browser asks.
  if (!response.ok && response.status !== 404) throw new UnexpectedAnswer(String(response.status));
  const body = await response.arrayBuffer();
  const text = new TextDecoder().decode(body);
  const release = /\/manifest-(?<version>\w+)\.js/.exec(text)?.groups?.version;
  if (release === undefined) throw new UnexpectedAnswer("A document without scripts");
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-language": locale,
    "content-security-policy": response.headers.get("content-security-policy") ?? "default-src 'self'",
    "x-release": release,
  };
  const part: KeptPart = { address, item, status: response.status, headers, body: await packed(body), person: null };
  return { release, text, part };
}

/** The files that a document names. */
function assetsIn(html: string): string[] {
  return [...html.matchAll(/\/assets\/[\w./-]+\.(?:js|css|woff2|svg)/g)].map(([file]) => file);
}

function companionOf(path: string): string | undefined {
  const match = matchPath(path);
  if (match?.id === "episode") return pageOf("episodeCompanion", match.locale, match.params);
  return match?.id === "movieDetail" ? pageOf("movieCompanion", match.locale, match.params) : undefined;
}

async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new UnexpectedAnswer(String(response.status));
  return await response.text();
}

type Query = Readonly<Record<string, string | number | boolean>>;

/** What the API answers about the list, and a member about their reviews. */
export async function fetchAnswers(
  page: RoadPage,
  content: Content,
): Promise<{
  readonly parts: readonly KeptPart[];
  readonly figures: KeptFigures | undefined;
}> {
  const { path, locale, list } = page;
  // All of what a visitor has had read is in this browser already.
  if (Number(list.id) === visitorId) return { parts: [], figures: undefined };
  const { token } = userDataStore().get();
  const type = wordListTypes[list.kind];
  const { id } = list;
  const MeanLanguageType = meanLanguageTypes[locale];
  const asked = { locale, token };
  // Others see a part of it: then it is asked for in the person's name.
  const words = await answerOf(asked, path, "WordList/GetWordListV2", { type, id, MeanLanguageType });
  const place = placeOf(list, content);
  const isOwn = isOwnPath(path);
  const about: Promise<KeptPart>[] =
    list.kind === "shared"
      ? [answerOf(asked, path, "WordList/GetListInfo", { url: id })]
      : list.kind === "movie"
        ? [answerOf(asked, path, "WordList/GetLevelCounts", { titleId: Number(id) })]
        : [];
  const member: Promise<KeptPart>[] = [];
  if (token !== undefined) {
    const query = { MeanLanguageType, voice: canSpeak() };
    member.push(
      answerOf(asked, null, "Memory/GetReview", query, true),
      answerOf(asked, null, "Memory/GetMemory", {}, true),
      answerOf(asked, null, "Memory/GetSettings", {}, true),
    );
    if (isOwn) member.push(answerOf(asked, null, "MySeries/GetMyTitles", {}, true));
    if (place !== undefined) {
      member.push(answerOf(asked, path, "WordList/GetCoverage", { type, id }, true));
      for (const count of tonightCounts) {
        member.push(answerOf(asked, path, "WordList/GetTonight", { type, count, MeanLanguageType, id }, true));
      }
    }
  }
  const parts = [words, ...(await Promise.all([...about, ...member]))];
  // Those of one's own title are asked for with the session alone, so that they are among the answers.
  const figures = place === undefined || isOwn ? undefined : await figuresOf(page, place, words);
  return { parts, figures };
}

function isOwnPath(path: string): boolean {
  const params = matchPath(path)?.params;
  return params !== undefined && "url" in params && params.url.startsWith(ownUrl(""));
}

type Asking = { readonly locale: Locale; readonly token: string | undefined };

async function answerOf(
  { locale, token }: Asking,
  item: string | null,
  call: CallName,
  query: Query,
  isPersonal = false,
) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const url = new URL(`/api/${pathOf(call)}${search.size > 0 ? `?${search}` : ""}`, window.location.origin);
  const authorization = token === undefined ? null : `Bearer ${token}`;
  const headers = { lang: locale, accept: "application/json" };
  const inName = () => fetch(url, { headers: authorization === null ? headers : { ...headers, authorization } });
  const plain = isPersonal ? undefined : await fetch(url, { headers });
  const isForAll = plain?.ok === true || authorization === null;
  const response = isForAll && plain !== undefined ? plain : await inName();
  if (!response.ok) throw new UnexpectedAnswer(String(response.status));
  return {
    address: addressOf(url),
    item,
    status: 200,
    headers: { "content-type": "application/json" },
    body: await packed(await response.arrayBuffer()),
    person: isForAll ? null : await personOf(authorization),
  } satisfies KeptPart;
}

type Place = { readonly titleId: number; readonly seasonId: number | null };

/** Where a list of the catalogue belongs; undefined for other lists. */
function placeOf({ kind, id }: KeptList, { seriesList }: Content): Place | undefined {
  if (kind === "shared") return undefined;
  if (kind === "movie") return { titleId: Number(id), seasonId: null };
  for (const series of seriesList) {
    const season = series.seasons.find(({ episodes }) => episodes.some((episode) => episode.id === id));
    if (season !== undefined) return { titleId: series.id, seasonId: season.id };
  }
  return undefined;
}

/**
 * The running words of a list, which no call tells of an episode: the shortest list that reaches the target has so many of
 * them, which are so large a share.
 */
async function figuresOf({ path, list, locale }: RoadPage, place: Place, part: KeptPart): Promise<KeptFigures> {
  const words: readonly Word[] = JSON.parse(new TextDecoder().decode(await unpacked(part.body)));
  const response = await fetch(`/api/${pathOf("WordList/GetCoverageOfWords")}`, {
    method: "POST",
    headers: { lang: locale, accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify({ type: wordListTypes[list.kind], id: list.id, knownWordIds: [], level: 0 }),
  });
  const { list: figures }: Coverage = JSON.parse(await textOf(response));
  const chosen = new Set(figures?.shortestList?.wordIds);
  const said = words.reduce((sum, { id, count }) => sum + (chosen.has(id) ? count : 0), 0);
  const share = (figures?.shortestList?.coverage ?? 0) - (figures?.coverage ?? 0);
  const all = words.reduce((sum, { count }) => sum + count, 0);
  return {
    id: Number(list.id),
    ...place,
    item: path,
    runningWords: Math.max(all, share > 0 ? Math.round(said / share) : 0),
    unjudgedWords: figures?.unjudgedWords ?? 0,
  };
}
