import { api } from "../../accounts/session/api.ts";
import { refresh } from "../../accounts/session/queries.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import { ApiError } from "../../page/api-client.ts";

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
    for (const known of [true, false]) {
      const wordIds = sent.filter(([, isKnown]) => isKnown === known).map(([id]) => Number(id));
      if (wordIds.length > 0) await api.call("WordList/SetKnown", { body: { wordIds, known } });
    }
    void refresh("WordList/GetKnownLevels");
    const present = userDataStore().get();
    if (present.token !== token) return;
    // Marks that changed meanwhile are sent in the next round.
    const left = Object.entries(present.unsentKnown ?? {}).filter(([id, isKnown]) => unsentKnown[id] !== isKnown);
    userDataStore().update({ unsentKnown: Object.fromEntries(left) });
  }
}

/** Sends the unsent marks, then stores the API's known words and level, with the marks that could not be sent. */
export async function loadKnown(token: string): Promise<void> {
  await sendKnown();
  const { wordIds, level } = await api.call("WordList/GetKnownWords");
  const { token: present, knownList, knownLevel, unsentKnown = {} } = userDataStore().get();
  if (present !== token) return;
  const known = new Set(wordIds);
  for (const [id, isKnown] of Object.entries(unsentKnown)) {
    if (isKnown) known.add(Number(id));
    else known.delete(Number(id));
  }
  const isSame = known.size === knownList.length && knownList.every((id) => known.has(id));
  if (!isSame || level !== knownLevel) {
    userDataStore().update({ knownList: isSame ? knownList : [...known], knownLevel: level });
  }
}
