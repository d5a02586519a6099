import type { Content, ContentVersion } from "../../../contract/catalogue.ts";
import type {
  LevelCounts,
  LockedWordList,
  meanLanguageTypes as meanLanguages,
  wordListTypes as types,
  Word,
} from "../../../contract/lexicon/word-list.ts";
import type { Problem } from "../../../contract/problem.ts";
import type { ListInfo } from "../../../contract/progress/lists.ts";
import type { Locale } from "../../../domain/locale/locale.ts";

/** The contract's figures, written again so that the browser need not load the contract's schemas. */
export const wordListTypes = { own: 1, episode: 2, season: 3, series: 4, movie: 5, shared: 6 } satisfies typeof types;
export const meanLanguageTypes: Readonly<Record<Locale, number>> = {
  en: 1,
  tr: 2,
  es: 3,
} satisfies typeof meanLanguages;

/** Answers a path of the API, as the global `fetch` does. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

export type ApiClient = {
  getContent(): Promise<Content>;
  getContentVersion(): Promise<ContentVersion>;
  /** @param type one of `wordListTypes`; @param meanLanguageType one of `meanLanguageTypes` */
  getWordList(type: number, id: number | string, meanLanguageType: number): Promise<Word[]>;
  /** Of a shared or generated list, by the last part of its address. */
  getListInfo(url: string): Promise<ListInfo>;
  getLevelCounts(titleId: number): Promise<LevelCounts>;
  /** @param level 1 to 5; @param meanLanguageType one of `meanLanguageTypes` */
  getLexiconWords(level: number, meanLanguageType: number): Promise<Word[]>;
};

/** An answer of the API other than a success; `problem` is undefined where the answer was none of the API's. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly problem: Problem | LockedWordList | undefined;

  constructor(status: number, problem: Problem | LockedWordList | undefined) {
    super(`The API answered ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

/** The first words of a list that only premium users may read, if that is what the error says. */
export function lockedListOf(error: unknown): LockedWordList | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem !== undefined && isLockedList(problem) ? problem : undefined;
}

function isLockedList(problem: Problem | LockedWordList): problem is LockedWordList {
  return problem.code === "premium.required" && "preview" in problem;
}

/**
 * The calls of the API that pages make. Answers are trusted to be of the contract's shape: the API that gives them
 * is of the same release. Rejects with ApiError, or as `fetch` does when there is no answer.
 */
export function createApiClient(options: { fetch: ApiFetch; lang: Locale; baseUrl?: string }): ApiClient {
  const { fetch, lang, baseUrl = "/api" } = options;
  async function get<Answer>(path: string): Promise<Answer> {
    const response = await fetch(`${baseUrl}${path}`, { headers: { lang, accept: "application/json" } });
    if (!response.ok) throw new ApiError(response.status, await problemOf(response));
    return response.json();
  }
  return {
    getContent: () => get("/Home/GetContent"),
    getContentVersion: () => get("/Home/GetContentVersion"),
    getWordList: (type, id, meanLanguageType) =>
      get(`/WordList/GetWordListV2?type=${type}&id=${encodeURIComponent(id)}&MeanLanguageType=${meanLanguageType}`),
    getListInfo: (url) => get(`/WordList/GetListInfo?url=${encodeURIComponent(url)}`),
    getLevelCounts: (titleId) => get(`/WordList/GetLevelCounts?titleId=${titleId}`),
    getLexiconWords: (level, meanLanguageType) =>
      get(`/WordList/GetLexiconWords?level=${level}&MeanLanguageType=${meanLanguageType}`),
  };
}

/** What an answer says of its failure; undefined where it is none of the API's. */
export async function problemOf(response: Response): Promise<Problem | LockedWordList | undefined> {
  if (!response.headers.get("content-type")?.includes("json")) return undefined;
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
