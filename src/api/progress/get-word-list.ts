import { wordListTypes } from "../../contract/lexicon/word-list.ts";
import { readWordList, type WordListSource } from "../../services/catalogue/read-word-list.ts";
import { type PersonalList, readOwnList, readSharedList } from "../../services/progress/read-list.ts";
import { seesPremium } from "../../services/progress/viewer.ts";
import { jsonResponse } from "../cache/cached-response.ts";
import { sendCached } from "../cache/send-cached.ts";
import { presentPreview, presentWords } from "../catalogue/present-words.ts";
import { sourceOfType } from "../catalogue/word-list-types.ts";
import { type Api, type CallContext, sent } from "../handle.ts";

type Context = CallContext<"WordList/GetWordListV2">;

/** Lists of the catalogue, the same for everyone but for premium ones, and people's own. */
export function registerGetWordList({ handle, services, cache }: Api): void {
  async function findPersonal({ query, user, problem }: Context): Promise<PersonalList> {
    if (query.type !== wordListTypes.shared && user === undefined) throw problem("unauthorized");
    const list =
      user === undefined || query.type === wordListTypes.shared
        ? await readSharedList(services, user, query.id)
        : await readOwnList(services, user, Number(query.id));
    if (list === undefined) throw problem("not_found");
    return list;
  }

  async function readPublished(source: WordListSource, { problem }: Context) {
    const list = await readWordList(services, source);
    if (list === undefined) throw problem("not_found");
    return list;
  }

  async function findPremium(source: WordListSource, context: Context): Promise<PersonalList> {
    const { words } = await readPublished(source, context);
    return { words, isLocked: !seesPremium(context.user, services.now()) };
  }

  function presentPersonal({ words, isLocked }: PersonalList, { query, problem }: Context) {
    if (!isLocked) return presentWords(words, query.MeanLanguageType);
    throw problem("premium.required", { members: presentPreview(words, query.MeanLanguageType) });
  }

  handle("WordList/GetWordListV2", async (context) => {
    const { query, request, reply } = context;
    const source = sourceOfType(query.type, Number(query.id));
    if (source === undefined) return presentPersonal(await findPersonal(context), context);
    const cached = await cache.get(`GetWordListV2 ${JSON.stringify(query)}`, async () => {
      const { isPremium, words } = await readPublished(source, context);
      return isPremium ? undefined : jsonResponse(presentWords(words, query.MeanLanguageType));
    });
    if (cached === undefined) return presentPersonal(await findPremium(source, context), context);
    // The same for everyone, so that a client with a token may keep it too.
    reply.removeHeader("vary");
    await sendCached(request, reply, cached);
    return sent;
  });
}
