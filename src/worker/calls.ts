import { registerRoute } from "workbox-routing";
import { type AnswerOf, type BodyOf, type CallName, pathOf } from "../contract/calls.ts";
import { meanLanguageTypes } from "../contract/lexicon/mean-language-types.ts";
import type { Word } from "../contract/lexicon/word-list.ts";
import { openMemoryDatabase } from "../web/features/memory/memory-database.ts";
import { addressOf, type KeptPart, personOf, unpacked, withKept } from "../web/features/offline/kept-database.ts";
import { createListAnswers } from "../web/features/progress/list-answers.ts";

/** So long the network is waited for where there is a kept answer. */
const timeoutMs = 3_000;

const pathsOf = (names: readonly CallName[]): ReadonlySet<string> =>
  new Set(names.map((name) => `/api/${pathOf(name)}`));

/** Calls whose answers are kept by their address. */
const byAddress = pathsOf([
  "WordList/GetWordListV2",
  "WordList/GetLevelCounts",
  "WordList/GetListInfo",
  "WordList/GetTonight",
  "WordList/GetCoverage",
  "Memory/GetReview",
  "Memory/GetMemory",
  "Memory/GetSettings",
  "MySeries/GetMyTitles",
]);
/** Those that are worked out of a kept list. */
const workedOut = pathsOf(["WordList/GetTonightOfWords", "WordList/GetCoverageOfWords"]);

/** Calls of the API about what was kept for the road are answered here where the network does not answer. */
export function answerCalls(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && byAddress.has(url.pathname),
    ({ request, url }) => networkOr(request, () => keptAnswer(request, url)),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && workedOut.has(url.pathname),
    async ({ request, url }) => {
      const text = await request.clone().text();
      return await networkOr(request, () => workOut(url, text));
    },
    "POST",
  );
}

/** The network's answer, whatever it is; without one, or where it takes long, the kept one if there is any. */
async function networkOr(request: Request, kept: () => Promise<Response | undefined>): Promise<Response> {
  const answer = fetch(request);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), timeoutMs);
  });
  try {
    const first = await Promise.race([answer, late]);
    if (first !== "late") return first;
    return (await keptOrNone(kept)) ?? (await answer);
  } catch (error) {
    const instead = await keptOrNone(kept);
    if (instead === undefined) throw error;
    return instead;
  } finally {
    clearTimeout(timer);
    // It may be that nobody waits for it any more.
    answer.catch(() => undefined);
  }
}

const keptOrNone = (kept: () => Promise<Response | undefined>) => kept().catch(() => undefined);

async function keptAnswer(request: Request, url: URL): Promise<Response | undefined> {
  const part = await withKept((database) => database.get("parts", addressOf(url)));
  if (part === undefined || !(await isFor(part, request))) return undefined;
  const body = await unpacked(part.body);
  const { pathname } = url;
  if (pathname.endsWith("/GetTonight")) return Response.json(withoutSkipped(jsonIn(body), url));
  if (pathname.endsWith("/GetReview")) return Response.json(await withoutAnswered(jsonIn(body)));
  return new Response(body, { status: part.status, headers: { ...part.headers } });
}

/** What was kept of a person is for that person alone. */
async function isFor({ person }: KeptPart, request: Request): Promise<boolean> {
  return person === null || person === (await personOf(request.headers.get("authorization")));
}

/** What this worker's own release has kept, or one before it: the answer to the call that it is used for. */
function jsonIn(body: Uint8Array) {
  return JSON.parse(new TextDecoder().decode(body));
}

function withoutSkipped(tonight: AnswerOf<"WordList/GetTonight">, url: URL): AnswerOf<"WordList/GetTonight"> {
  const skipped = new Set((url.searchParams.get("skip") ?? "").split(",").map(Number));
  return { ...tonight, words: tonight.words.filter(({ id }) => !skipped.has(id)) };
}

/** Cards whose answers wait to be sent are done. */
async function withoutAnswered(review: AnswerOf<"Memory/GetReview">): Promise<AnswerOf<"Memory/GetReview">> {
  const waiting = await (await openMemoryDatabase()).getAll("waiting");
  const answered = new Set(waiting.flatMap((part) => (part.kind === "answer" ? [part.answer.cardId] : [])));
  return { ...review, cards: review.cards.filter(({ cardId }) => !answered.has(cardId)) };
}

async function workOut(url: URL, text: string): Promise<Response | undefined> {
  const body: BodyOf<"WordList/GetTonightOfWords"> & BodyOf<"WordList/GetCoverageOfWords"> = JSON.parse(text);
  const { type, id, MeanLanguageType = meanLanguageTypes.tr } = body;
  if (type === undefined || id === undefined) return undefined;
  return await withKept(async (database) => {
    const figures = await database.get("figures", Number(id));
    if (figures === undefined) return undefined;
    const words = await wordsOf(database, figures.item, url, { type, id });
    if (words === undefined) return undefined;
    const tokens = words.map(({ count }) => count);
    const answers = createListAnswers({ ...figures, words, tokens }, MeanLanguageType);
    return Response.json(
      url.pathname === `/api/${pathOf("WordList/GetTonightOfWords")}`
        ? answers.tonightOf(body)
        : answers.coverageOf(body),
    );
  });
}

type Kept = Parameters<Parameters<typeof withKept>[0]>[0];

/** The words of a list in the language in which it was kept; the call for coverage names none. */
async function wordsOf(
  database: Kept,
  item: string,
  url: URL,
  { type, id }: { readonly type: number; readonly id: number | string },
): Promise<readonly Word[] | undefined> {
  const parts = await database.getAllFromIndex("parts", "byItem", item);
  const part = parts.find(({ address }) => {
    const kept = new URL(address, url.origin);
    const named = kept.searchParams;
    return kept.pathname.endsWith("/GetWordListV2") && named.get("type") === `${type}` && named.get("id") === `${id}`;
  });
  return part && jsonIn(await unpacked(part.body));
}
