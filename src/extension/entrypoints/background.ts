import type {} from "wxt";
import { type Browser, browser } from "wxt/browser";
import { defineBackground } from "wxt/utils/define-background";
import conditions from "../../../content/phrases/conditions.tsv?raw";
import nouns from "../../../content/phrases/nouns.tsv?raw";
import readings from "../../../content/tagger/readings.tsv?raw";
import { meanLanguageTypes } from "../../contract/lexicon/mean-language-types.ts";
import type { ListLanguage } from "../../domain/locale/meaning-language.ts";
import type { LineReader } from "../../domain/subtitles/read-lines.ts";
import { finishHandOver, readAccount } from "../account.ts";
import { cardOf, createFinder, type Finder } from "../finder.ts";
import { readKnowledge, standingOf } from "../knowledge.ts";
import { addMet, forgetMet } from "../met-words.ts";
import { openReview } from "../open-review.ts";
import { keepPack, keptPack, type StoredPack } from "../pack-store.ts";
import {
  type BackgroundMessage,
  type PageMessage,
  pointedMessage,
  portName,
  synchroniseMessage,
  type TabMessage,
} from "../protocol.ts";
import { readSettings } from "../settings-store.ts";
import { callSite } from "../site-api.ts";
import { askAnew, synchronise } from "../sync.ts";
import { markWord } from "../words-store.ts";

/** The finder of a language; loaded when a page with a video connects, since the browser ends an idle background. */
let loaded: { readonly language: ListLanguage; readonly finder: Promise<Finder> } | undefined;

async function fetchPack(language: ListLanguage): Promise<StoredPack> {
  const query = { MeanLanguageType: meanLanguageTypes[language] };
  const pack: StoredPack = await callSite("Lexicon/GetPack", { query });
  await keepPack(language, pack);
  return pack;
}

async function loadFinder(language: ListLanguage): Promise<Finder> {
  const kept = await keptPack(language);
  // A newer one is for the next start: words keep their marks meanwhile.
  if (kept !== undefined) fetchPack(language).catch(() => undefined);
  const finder = createFinder(kept ?? (await fetchPack(language)), { readings, conditions, nouns });
  void finder.warmUp();
  return finder;
}

function finderOf(language: ListLanguage): Promise<Finder> {
  if (loaded?.language !== language) {
    const finder = loadFinder(language);
    loaded = { language, finder };
    finder.catch(() => {
      loaded = undefined;
    });
  }
  return loaded.finder;
}

/** A report is of nobody: without the account. */
async function reportMeaning(wordId: number, text: string): Promise<boolean> {
  try {
    await callSite("WordList/ReportMeaning", { body: { wordId, text } });
    return true;
  } catch {
    return false;
  }
}

function serve(port: Browser.runtime.Port): void {
  let reader: { readonly finder: Finder; readonly lines: LineReader } | undefined;
  const send = (message: BackgroundMessage) => port.postMessage(message);

  async function answer(message: PageMessage): Promise<void> {
    if (message.type === "mark") {
      await markWord(message.id, message.as);
      synchronise().catch(() => undefined);
      return;
    }
    if (message.type === "review") {
      await openReview(message.locale);
      return;
    }
    if (message.type === "report") {
      send({ type: "reported", isSent: await reportMeaning(message.id, message.text) });
      return;
    }
    const settings = await readSettings();
    const finder = await finderOf(settings.language);
    if (message.type === "card") {
      const { phrase, partOfSpeech, sense, number } = message;
      const headword = finder.describe(phrase, partOfSpeech);
      send({
        type: "card",
        number,
        word: cardOf(headword, sense, settings.language),
        standing: standingOf(await readKnowledge(settings, [headword.id]), headword),
      });
      return;
    }
    if (reader?.finder !== finder) reader = { finder, lines: finder.createReader() };
    const found = reader.lines.read(message.text, message.isAnew).map(({ phrase, partOfSpeech, sense, places }) => {
      const headword = finder.describe(phrase, partOfSpeech);
      const level = headword.senses[sense]?.level ?? headword.level;
      return { id: headword.id, phrase, partOfSpeech, sense, places, level };
    });
    const ids = found.map(({ id }) => id);
    const knowledge = await readKnowledge(settings, ids);
    const words = found.map((word) => ({ ...word, standing: standingOf(knowledge, word) }));
    send({ type: "words", number: message.number, words });
    const tab = port.sender?.tab?.id;
    if (tab === undefined) return;
    await addMet(
      tab,
      words
        .filter(({ standing }) => standing !== "known")
        .map(({ id, phrase, partOfSpeech, sense, standing }) => {
          const { meanings, definition } = cardOf(finder.describe(phrase, partOfSpeech), sense, settings.language);
          return { id, phrase, standing, meaning: meanings.slice(0, 2).join(", ") || definition };
        }),
      Date.now(),
    );
  }

  // One after the other: a line is read by those before it.
  let turn = Promise.resolve();
  port.onMessage.addListener((message: PageMessage) => {
    turn = turn.then(() => answer(message)).catch(() => send({ type: "away" }));
  });
  synchronise().catch(() => undefined);
  Promise.all([readSettings(), readAccount()])
    .then(([settings, account]) => {
      send({ type: "settings", settings, isConnected: account !== undefined });
      return finderOf(settings.language);
    })
    .catch(() => undefined);
}

async function signIn(tabId: number, url: string): Promise<void> {
  if (!(await finishHandOver(tabId, url))) return;
  await askAnew();
  await synchronise();
}

export default defineBackground(() => {
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === portName) serve(port);
  });
  browser.runtime.onMessage.addListener((message: unknown, { tab }) => {
    if (message === synchroniseMessage) synchronise().catch(() => undefined);
    if (message !== pointedMessage || tab?.id === undefined) return;
    browser.tabs.sendMessage(tab.id, "stop-pointing" satisfies TabMessage).catch(() => undefined);
  });
  browser.tabs.onUpdated.addListener((tabId, { url }) => {
    if (url === undefined) return;
    void forgetMet(tabId);
    signIn(tabId, url).catch(() => undefined);
  });
  browser.tabs.onRemoved.addListener((tabId) => void forgetMet(tabId));
});
