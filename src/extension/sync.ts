import { browser } from "wxt/browser";
import { forgetAccount, readAccount } from "./account.ts";
import type { Standing } from "./protocol.ts";
import { callSite, SiteError } from "./site-api.ts";
import { addToSite, forgetSent, keepSiteWords, readUnsent } from "./words-store.ts";

/** Words of one call at most. */
const most = 500;

function inParts(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / most) }, (_, at) => ids.slice(at * most, (at + 1) * most));
}

async function send(marks: ReadonlyMap<number, Standing>, token: string): Promise<void> {
  const of = (standing: Standing) => inParts([...marks].filter(([, as]) => as === standing).map(([id]) => id));
  for (const wordIds of of("learning")) await callSite("Memory/StartLearning", { token, body: { wordIds } });
  for (const wordIds of of("known")) await callSite("WordList/SetKnown", { token, body: { wordIds, known: true } });
  for (const wordIds of of("new")) {
    await callSite("WordList/SetKnown", { token, body: { wordIds, known: false, overLevel: true } });
  }
}

async function sendUnsent(token: string): Promise<void> {
  const unsent = await readUnsent();
  if (unsent.size === 0) return;
  await send(unsent, token);
  await addToSite(unsent);
  await forgetSent(unsent);
}

async function askSite(token: string): Promise<void> {
  const [known, memory] = await Promise.all([
    callSite("WordList/GetKnownWords", { token }),
    callSite("Memory/GetWordIds", { token }),
  ]);
  await keepSiteWords({
    level: known.level,
    known: [...known.wordIds, ...memory.learnt],
    unknown: known.unknownWordIds,
    learning: memory.learning,
  });
}

/** What the site has is asked for so often at most, unless somebody has just signed in. */
const askedEveryMs = 10 * 60_000;

/** Kept, since browsers end and begin the background every other minute. */
async function wasAskedLately(): Promise<boolean> {
  const { askedAt } = await browser.storage.session.get("askedAt");
  return typeof askedAt === "number" && Date.now() - askedAt < askedEveryMs;
}

/** For who has just signed in. */
export async function askAnew(): Promise<void> {
  await browser.storage.session.remove("askedAt");
}

let running: Promise<void> | undefined;
let isAgain = false;

/**
 * Brings marks of the extension and of the site together, where somebody is signed in. What cannot be sent stays for the
 * next time. A session that has ended signs out here too; marks that were not sent stay.
 */
export async function synchronise(): Promise<void> {
  if (running !== undefined) {
    isAgain = true;
    return await running;
  }
  running = (async () => {
    do {
      isAgain = false;
      const account = await readAccount();
      if (account === undefined) return;
      try {
        await sendUnsent(account.token);
        if (await wasAskedLately()) continue;
        await askSite(account.token);
        await browser.storage.session.set({ askedAt: Date.now() });
      } catch (error) {
        if (error instanceof SiteError && error.status === 401) await forgetAccount();
        return;
      }
    } while (isAgain);
  })();
  try {
    await running;
  } finally {
    running = undefined;
  }
}
