import { wordListTypes } from "../../contract/lexicon/word-list.ts";
import { readWordList, type WordListSource } from "../../services/catalogue/read-word-list.ts";
import { entriesOf, pagesOf } from "../../services/progress/list-entries.ts";
import { findVisibleList, isLockedFor, readOwnList } from "../../services/progress/read-list.ts";
import { jsonResponse, type PlainResponse } from "../cache/cached-response.ts";
import { createResponseCache } from "../cache/response-cache.ts";
import { sendCached } from "../cache/send-cached.ts";
import { presentWords } from "../catalogue/present-words.ts";
import { sourceOfType } from "../catalogue/word-list-types.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { type Api, type CallContext, sent } from "../handle.ts";
import { createLockedPreviews } from "./locked-preview.ts";
import { joined, wordListJson } from "./word-list-json.ts";

type Context = CallContext<"WordList/GetWordListV2">;

/** For lists that not everybody may see: who may is checked before each answer. */
const restrictedCacheBytes = 64 * 1024 * 1024;

const notStored = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
const revalidated = { ...notStored, "cache-control": "private, max-age=0, must-revalidate" };

/** Lists of the catalogue, premium and shared ones are kept as they are sent; people's own are streamed. */
export function registerGetWordList({ handle, services, cache, commonHeaders }: Api): void {
  const { db } = services.database;
  const restricted = createResponseCache(
    restrictedCacheBytes,
    () => services.contentVersion.current(),
    commonHeaders,
    () => true,
  );
  const previews = createLockedPreviews(services, restricted);

  async function sendRestricted(
    key: string,
    produce: () => Promise<PlainResponse>,
    context: Context,
  ): Promise<typeof sent> {
    const { request, reply, limits, query } = context;
    const inTurn = () => limits.inTurn(produce);
    await sendCached(request, reply, await restricted.get(`${key} ${query.MeanLanguageType}`, inTurn));
    return sent;
  }

  /** A title of the person's own: for nobody's cache. */
  async function sendMine(source: WordListSource, { user, query, limits, problem }: Context) {
    const list = user && (await limits.inTurn(() => readWordList(services, user.id, source)));
    if (list === undefined) throw problem("not_found");
    return presentWords(list.words, query.MeanLanguageType);
  }

  async function sendPremium(source: WordListSource, context: Context): Promise<typeof sent> {
    const { user, query, problem, limits } = context;
    const key = `premium ${source.kind} ${source.id}`;
    const read = async () => {
      const list = await readWordList(services, undefined, source);
      if (list === undefined) throw problem("not_found");
      return list.words;
    };
    if (!isLockedFor(services, user, { isPremium: true })) {
      const produce = async () => ({
        ...jsonResponse(presentWords(await read(), query.MeanLanguageType)),
        headers: notStored,
      });
      return await sendRestricted(key, produce, context);
    }
    const preview = await previews.ofSource(source, query.MeanLanguageType, (work) => limits.inTurn(work));
    throw problem("premium.required", { members: preview });
  }

  async function sendShared(context: Context): Promise<typeof sent> {
    const { user, query, problem, limits } = context;
    const list = await findVisibleList(services, user, query.id);
    if (list === undefined) throw problem("not_found");
    if (isLockedFor(services, user, list)) {
      const preview = await limits.inTurn(() => previews.ofList(list, query.MeanLanguageType));
      throw problem("premium.required", { members: preview });
    }
    // What a person knew changes without the list's revision.
    if (list.knownOf !== null) return await stream(await limits.inTurn(() => entriesOf(db, list)), context);
    const produce = async () => {
      const pages = pagesOf(db, await entriesOf(db, list), (work) => work());
      return { status: 200, headers: revalidated, body: await joined(wordListJson(pages, query.MeanLanguageType)) };
    };
    return await sendRestricted(`list ${list.id} ${list.revision}`, produce, context);
  }

  async function stream(
    entries: Awaited<ReturnType<typeof entriesOf>>,
    { limits, query }: Context,
  ): Promise<typeof sent> {
    await limits.stream(wordListJson(pagesOf(db, entries, limits.inTurn), query.MeanLanguageType));
    return sent;
  }

  async function sendOwn(context: Context): Promise<typeof sent> {
    const { user, query, problem, limits } = context;
    if (user === undefined) throw problem("unauthorized");
    const list = await limits.inTurn(() => readOwnList(services, user, Number(query.id)));
    if (list === undefined) throw problem("not_found");
    return await stream(list.entries, context);
  }

  handle("WordList/GetWordListV2", async (context) => {
    const { query, request, reply } = context;
    const source = sourceOfType(query.type, Number(query.id));
    if (source === undefined) return await (query.type === wordListTypes.shared ? sendShared : sendOwn)(context);
    const readPublic = cache.get(`GetWordListV2 ${JSON.stringify(query)}`, async () => {
      const list = await readWordList(services, undefined, source);
      if (list === undefined) throw context.problem("not_found");
      return list.isPremium ? undefined : jsonResponse(presentWords(list.words, query.MeanLanguageType));
    });
    const cached = await readPublic.catch((error: unknown) => {
      if (error instanceof ProblemError && error.code === "not_found") return null;
      throw error;
    });
    if (cached === null) return await sendMine(source, context);
    if (cached === undefined) return await sendPremium(source, context);
    // The response is the same with and without a token.
    reply.removeHeader("vary");
    await sendCached(request, reply, cached);
    return sent;
  });
}
