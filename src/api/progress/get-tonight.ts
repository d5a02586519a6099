import { languageOfType } from "../../contract/lexicon/mean-language-types.ts";
import type { Tonight } from "../../contract/progress/tonight.ts";
import type { Knowledge } from "../../domain/progress/knowledge.ts";
import type { WordListSource } from "../../services/catalogue/read-word-list.ts";
import { findVisibleList, type Viewer } from "../../services/progress/read-list.ts";
import {
  readAnswered,
  readTonight,
  readTonightOfList,
  type TonightWish,
} from "../../services/progress/read-tonight.ts";
import { readKnowledge } from "../../services/progress/set-known.ts";
import { createResponseCache } from "../cache/response-cache.ts";
import { presentWords } from "../catalogue/present-words.ts";
import { sourceOfType } from "../catalogue/word-list-types.ts";
import type { Api, CallContext } from "../handle.ts";
import { createLockedPreviews } from "./locked-preview.ts";
import { presentLearning, roundedShare } from "./present-coverage.ts";

/** Previews of premium lists, 20 words each. */
const previewCacheBytes = 8 * 1024 * 1024;

type Asked = {
  readonly viewer: Viewer | undefined;
  readonly knowledge: Knowledge;
  /** A `MeanLanguageType`. */
  readonly language: number;
  readonly wish: TonightWish;
  readonly problem: CallContext<"WordList/GetTonight">["problem"];
};

/** The words that help most to understand a list. */
export function registerGetTonight({ handle, services, commonHeaders }: Api): void {
  const cache = createResponseCache(
    previewCacheBytes,
    () => services.contentVersion.current(),
    commonHeaders,
    () => true,
  );
  const previews = createLockedPreviews(services, cache);

  /** The call has its turn already. */
  const atOnce = <Value>(work: () => Promise<Value>) => work();

  async function ofSource(source: WordListSource, { viewer, knowledge, language, problem, wish }: Asked) {
    const tonight = await readTonight(services, viewer, knowledge, source, wish);
    if (tonight !== "locked") return tonight;
    throw problem("premium.required", { members: await previews.ofSource(source, language, atOnce) });
  }

  async function ofList(url: string, { viewer, knowledge, language, problem, wish }: Asked) {
    const list = await findVisibleList(services, viewer, url);
    if (list === undefined) throw problem("not_found");
    const tonight = await readTonightOfList(services, viewer, knowledge, list, wish);
    if (tonight !== "locked") return tonight;
    throw problem("premium.required", { members: await previews.ofList(list, language) });
  }

  async function answer(type: number, id: string | number, asked: Asked): Promise<Tonight> {
    const source = sourceOfType(type, Number(id));
    const { words, shareBefore, shareAfter, learningShare, shareLearnt, evening } = await (source === undefined
      ? ofList(String(id), asked)
      : ofSource(source, asked));
    return {
      words: presentWords(words, asked.language),
      shareBefore: roundedShare(shareBefore),
      shareAfter: roundedShare(shareAfter),
      ...presentLearning(learningShare),
      ...(learningShare > 0 && { shareLearnt: roundedShare(shareLearnt) }),
      ...(evening && { evening: { ...evening, words: [...evening.words] } }),
    };
  }

  handle("WordList/GetTonight", async ({ user, query, problem }) => {
    const { type, id, count, MeanLanguageType, skip = "" } = query;
    const skipped = skip === "" ? [] : skip.split(",").map(Number);
    return await answer(type, id, {
      viewer: user,
      knowledge: await readKnowledge(services, user.id),
      language: MeanLanguageType,
      wish: {
        count,
        language: languageOfType(MeanLanguageType),
        skip: skipped,
        answered: await readAnswered(services, user.id),
      },
      problem,
    });
  });

  handle("WordList/GetTonightOfWords", async ({ body, problem }) => {
    const { type, id, count, MeanLanguageType, known, unknown, learning, answered, level, skip } = body;
    return await answer(type, id, {
      viewer: undefined,
      knowledge: { wordIds: known, unknownIds: unknown, learningIds: learning, level },
      language: MeanLanguageType,
      wish: {
        count,
        language: languageOfType(MeanLanguageType),
        skip,
        answered: answered.map(([wordId, day, isMissed]) => ({ wordId, day, isMissed })),
      },
      problem,
    });
  });
}
