import { wordListTypes } from "../../contract/lexicon/word-list.ts";
import { readWordList, type WordListSource } from "../../services/catalogue/read-word-list.ts";
import { readCatalogueList, readOwnList, readSharedList, type VisibleList } from "../../services/progress/read-list.ts";
import { jsonResponse } from "../cache/cached-response.ts";
import { sendCached } from "../cache/send-cached.ts";
import { presentPreview, presentWords } from "../catalogue/present-words.ts";
import { sourceOfType } from "../catalogue/word-list-types.ts";
import { type Api, type CallContext, sent } from "../handle.ts";

type Context = CallContext<"WordList/GetWordListV2">;

/** Lists of the catalogue, cached unless they are premium, and users' own and shared ones. */
export function registerGetWordList({ handle, services, cache }: Api): void {
  async function findPersonal({ query, user, problem }: Context): Promise<VisibleList> {
    if (query.type !== wordListTypes.shared && user === undefined) throw problem("unauthorized");
    const list =
      user === undefined || query.type === wordListTypes.shared
        ? await readSharedList(services, user, query.id)
        : await readOwnList(services, user, Number(query.id));
    if (list === undefined) throw problem("not_found");
    return list;
  }

  async function findPremium(source: WordListSource, { user, problem }: Context): Promise<VisibleList> {
    const list = await readCatalogueList(services, user, source);
    if (list === undefined) throw problem("not_found");
    return list;
  }

  function presentPersonal({ words, isLocked }: VisibleList, { query, problem }: Context) {
    if (!isLocked) return presentWords(words, query.MeanLanguageType);
    throw problem("premium.required", { members: presentPreview(words, query.MeanLanguageType) });
  }

  handle("WordList/GetWordListV2", async (context) => {
    const { query, request, reply } = context;
    const source = sourceOfType(query.type, Number(query.id));
    if (source === undefined) return presentPersonal(await findPersonal(context), context);
    const cached = await cache.get(`GetWordListV2 ${JSON.stringify(query)}`, async () => {
      const list = await readWordList(services, source);
      if (list === undefined) throw context.problem("not_found");
      return list.isPremium ? undefined : jsonResponse(presentWords(list.words, query.MeanLanguageType));
    });
    if (cached === undefined) return presentPersonal(await findPremium(source, context), context);
    // The response is the same with and without a token.
    reply.removeHeader("vary");
    await sendCached(request, reply, cached);
    return sent;
  });
}
