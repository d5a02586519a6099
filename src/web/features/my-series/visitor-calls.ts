import type { Content } from "../../../contract/catalogue.ts";
import { meanLanguageTypes } from "../../../contract/lexicon/mean-language-types.ts";
import { getLocale } from "../../i18n/generated/runtime.js";
import { api } from "../accounts/session/api.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import { browserSources } from "../catalogue/browser-sources.ts";
import { visitorId } from "../lexicon/visitor-id.ts";
import { linked } from "../progress/own-titles.ts";
import { createVisitorAnswers } from "./visitor-answers.ts";
import { readEpisode, type VisitorEpisode } from "./visitor-episode.ts";
import { visitorTitle } from "./visitor-title.ts";

let isAnswering = false;

type Input = { readonly query?: Readonly<Record<string, unknown>>; readonly body?: unknown };

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/**
 * From now on, in this document, calls about a visitor's episode are answered by this browser; all others go to the API as
 * before. Pages of titles then work with it, and the API learns nothing of it.
 */
export function answerInBrowser(): void {
  if (isAnswering) return;
  isAnswering = true;
  const { call } = api;
  const ask: (name: string, input: Input) => Promise<unknown> = (name, input) =>
    Reflect.apply(call, api, [name, input]);
  // Its type says that nobody changes it, which holds for all but this.
  Object.assign(api, {
    async call(name: string, input: Input = {}) {
      if (userDataStore().get().token !== undefined) return await ask(name, input);
      const given = { ...input.query, ...fields(input.body) };
      const isAsked = [given.id, given.titleId].some((id) => Number(id) === visitorId);
      const episode = isAsked ? await readEpisode() : undefined;
      return episode === undefined ? await ask(name, input) : await answer(name, episode, input);
    },
  });

  async function answer(name: string, episode: VisitorEpisode, input: Input): Promise<unknown> {
    const { body } = input;
    const answers = createVisitorAnswers(episode, meanLanguageTypes[getLocale()]);
    if (name === "WordList/GetWordListV2") return episode.read.words;
    if (name === "WordList/GetLevelCounts") return answers.levelCounts();
    if (name === "WordList/GetCoverageOfWords") return answers.coverageOf(fields(body));
    if (name === "WordList/GetTonightOfWords") return answers.tonightOf({ type: 2, id: visitorId, ...fields(body) });
    return await ask(name, input);
  }
}

/** The catalogue with what this visitor has had read. */
export async function loadWithVisitors(): Promise<Content> {
  const episode = await readEpisode();
  const content = await browserSources().catalogue.get();
  const title = episode && visitorTitle(episode);
  if (title === undefined) return content;
  answerInBrowser();
  const own = linked(title);
  return own.kind === "series"
    ? { ...content, seriesList: [...content.seriesList, own] }
    : { ...content, movieList: [...content.movieList, own] };
}
