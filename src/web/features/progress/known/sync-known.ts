import { meanLanguageTypes } from "../../../../contract/lexicon/mean-language-types.ts";
import { wordListTypes } from "../../../../contract/lexicon/word-list.ts";
import { getLocale } from "../../../i18n/generated/runtime.js";
import { api } from "../../accounts/session/api.ts";
import { refresh } from "../../accounts/session/queries.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import { ApiError } from "../../page/api-client.ts";
import { withMarks } from "./marks.ts";

let isSending = false;

/** Sends the unsent marks to the API. Without a connection they stay for the next time. */
export async function sendKnown(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    await sendUnsent();
  } catch (error) {
    // A refused request would be refused again.
    if (error instanceof ApiError && error.status === 400) userDataStore().update({ unsentKnown: {} });
  } finally {
    isSending = false;
  }
}

async function sendUnsent(): Promise<void> {
  for (;;) {
    const { token, unsentKnown = {} } = userDataStore().get();
    const sent = Object.entries(unsentKnown);
    if (token === undefined || sent.length === 0) return;
    for (const mark of [true, false, null]) {
      const wordIds = sent.filter(([, of]) => of === mark).map(([id]) => Number(id));
      const body = { wordIds, known: mark === true, ...(mark === false && { overLevel: true }) };
      if (wordIds.length === 0) continue;
      await api.call("WordList/SetKnown", { body });
      sentCount += 1;
    }
    void refresh("WordList/GetKnownLevels");
    const present = userDataStore().get();
    if (present.token !== token) return;
    // Marks that changed meanwhile are sent in the next round.
    const left = Object.entries(present.unsentKnown ?? {}).filter(([id, mark]) => unsentKnown[id] !== mark);
    userDataStore().update({ unsentKnown: Object.fromEntries(left) });
  }
}

/** Of the calls that have changed marks; an answer asked before the last of them may not know of it. */
let sentCount = 0;

/** Sends the unsent marks, then stores the API's known words and level, with the marks that could not be sent. */
export async function loadKnown(token: string): Promise<void> {
  await sendKnown();
  const sentBefore = sentCount;
  const levelBefore = userDataStore().get().knownLevel;
  const [{ wordIds, unknownWordIds, level }, listed] = await Promise.all([
    api.call("WordList/GetKnownWords"),
    readKnownList(),
  ]);
  const { token: present, knownList, unknownList = [], knownLevel, unsentKnown = {} } = userDataStore().get();
  if (present !== token) return;
  // A mark or a level that was set meanwhile may be newer than this answer.
  if (sentCount !== sentBefore || knownLevel !== levelBefore) return await loadKnown(token);
  const unsent = Object.entries(unsentKnown).map(([id, mark]) => [Number(id), mark] as const);
  const loaded = withMarks({ knownList: listed ?? wordIds, unknownList: unknownWordIds }, unsent);
  const next = {
    knownList: isSame(loaded.knownList, knownList) ? knownList : loaded.knownList,
    unknownList: isSame(loaded.unknownList, unknownList) ? unknownList : loaded.unknownList,
    knownLevel: level,
  };
  if (next.knownList !== knownList || next.unknownList !== unknownList || level !== knownLevel) {
    userDataStore().update(next);
  }
}

/**
 * The known list after signing in, when this browser has nothing of it yet; later the ids alone keep it equal.
 * Undefined then, and where the list cannot be loaded as words.
 */
async function readKnownList(): Promise<number[] | undefined> {
  const { knownList, knownListId } = userDataStore().get();
  if (knownList.length > 0 || knownListId === undefined) return undefined;
  const query = { type: wordListTypes.own, id: knownListId, MeanLanguageType: meanLanguageTypes[getLocale()] };
  const words = await api.call("WordList/GetWordListV2", { query });
  return words.map(({ id }) => id);
}

/** Whether two lists hold the same ids, in any order: then the present one stays, and nothing is rendered again. */
function isSame(some: readonly number[], others: readonly number[]): boolean {
  const ids = new Set(some);
  return ids.size === others.length && others.every((id) => ids.has(id));
}
