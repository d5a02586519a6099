import type { Locale } from "../domain/locale/locale.ts";
import { connectBackground } from "./background-port.ts";
import { captionSiteOf } from "./captions/caption-sites.ts";
import { createCaptionSource } from "./captions/caption-source.ts";
import { createNodeHider } from "./captions/hide-nodes.ts";
import type { Caption } from "./captions/watch-captions.ts";
import { watchEnd } from "./end-of-video.ts";
import { createHeard } from "./heard.ts";
import { listenToKeys } from "./keys.ts";
import { createLineHistory } from "./line-history.ts";
import type { CardTexts } from "./overlay/card.ts";
import { createOverlay } from "./overlay/create-overlay.ts";
import type { EndTexts } from "./overlay/end-panel.ts";
import { placeOf } from "./overlay/place-of.ts";
import { type FileTexts, takeOwnSubtitles } from "./own-subtitles.ts";
import { onPointed, readPointed } from "./pointed-store.ts";
import type { BackgroundMessage, LineWord, Settings, Standing } from "./protocol.ts";

/** Seconds that the video moved by itself between two lines at most; more is a jump. */
const longestPause = 40;
/** Lines that a background which begins anew reads again: names and what a scene is about are known by them. */
const linesAgain = 12;

export type PlayerTexts = CardTexts & {
  readonly language: Locale;
  readonly away: string;
  readonly notEnglish: string;
  readonly file: FileTexts;
  readonly end: EndTexts;
};

/** Marks the captions of a video until it is stopped. */
export function startPlayer(player: HTMLVideoElement, texts: PlayerTexts): { stop(): void } {
  const history = createLineHistory();
  const heard = createHeard();
  const hider = createNodeHider();

  let settings: Settings | undefined;
  let isConnected = false;
  let shown: Caption = { text: "", nodes: [] };
  let words: readonly LineWord[] = [];
  let number = 0;
  let lastAt = player.currentTime;
  let isPaused = false;
  let reported: ((isSent: boolean) => void) | undefined;

  const background = connectBackground({
    onMessage,
    onAnew() {
      for (const text of history.texts().slice(-linesAgain - 1, -1))
        background.send({ type: "line", number: 0, text, isAnew: false });
    },
  });

  const overlay = createOverlay({
    texts,
    language: texts.language,
    onWord({ phrase, partOfSpeech, sense }) {
      if (!player.paused && settings?.pausesAtWord === true) {
        player.pause();
        isPaused = true;
      }
      background.send({ type: "card", number, phrase, partOfSpeech, sense });
    },
    onMark: mark,
    onListen: speak,
    onReport(id, text) {
      background.send({ type: "report", id, text });
      return new Promise((resolve) => {
        reported = resolve;
      });
    },
    onClose() {
      if (!isPaused) return;
      isPaused = false;
      player.play().catch(() => undefined);
    },
  });

  function mark(id: number, as: Standing): void {
    background.send({ type: "mark", id, as });
    heard.mark(id, as);
    words = words.map((word) => (word.id === id ? { ...word, standing: as } : word));
    draw();
  }

  function draw(): void {
    overlay.showLine(shown.text, words, placeOf(shown.nodes, player));
  }

  function onCaption(caption: Caption): void {
    hider.hide(caption.nodes);
    if (caption.text === shown.text) {
      shown = caption;
      return;
    }
    shown = caption;
    words = [];
    overlay.leaveWord();
    draw();
    if (caption.text === "") return;
    const isAnew = Math.abs(player.currentTime - lastAt) > longestPause || player.currentTime < lastAt - 1;
    lastAt = player.currentTime;
    number += 1;
    history.add(caption.text, player.currentTime);
    const isOther = history.areForeign();
    overlay.notice("captions", isOther ? texts.notEnglish : "");
    if (isOther) return;
    heard.begin(caption.text, player.currentTime);
    background.send({ type: "line", number, text: caption.text, isAnew });
  }

  function onMessage(message: BackgroundMessage): void {
    if (message.type === "settings") ({ settings, isConnected } = message);
    if (message.type === "away") overlay.notice("captions", texts.away);
    if (message.type === "reported") reported?.(message.isSent);
    if (message.type === "card") overlay.showCard(message.word, message.standing);
    if (message.type !== "words" || message.number !== number) return;
    words = message.words;
    heard.place(words);
    overlay.notice("captions", "");
    const hasNew = words.some(({ standing }) => standing === "new");
    if (hasNew) history.markNew();
    draw();
    if (hasNew && settings?.pausesAtNew === true) player.pause();
  }

  let isHidden = false;
  /** The word that is pointed at, else the line's first new one. */
  const meant = (as: Standing) =>
    [overlay.pointed()].find((word) => word !== undefined && word.standing !== as) ??
    words.find(({ standing }) => standing === "new") ??
    words.find(({ standing }) => standing !== "known");
  const markMeant = (as: Standing) => {
    const word = meant(as);
    if (word !== undefined) mark(word.id, as);
  };
  const seek = (at: number | undefined) => {
    if (at !== undefined) player.currentTime = at;
  };
  const source = createCaptionSource(player, onCaption);
  const file = takeOwnSubtitles(player, source, overlay, texts.file);
  const end = watchEnd(player, {
    heard,
    overlay,
    texts: texts.end,
    isConnected: () => isConnected,
    onLearn(fresh) {
      for (const { id } of fresh) mark(id, "learning");
      background.send({ type: "review", locale: texts.language });
    },
  });
  const keys = listenToKeys({
    ...file.keys,
    ArrowLeft: () => seek(history.before(player.currentTime - 1.5)?.at ?? 0),
    ArrowDown: () => seek(history.last()?.at),
    ArrowRight: () => seek(history.nextNew(player.currentTime)?.at),
    KeyT: () => markMeant("learning"),
    KeyK: () => markMeant("known"),
    KeyS: end.turn,
    KeyC: () => {
      isHidden = !isHidden;
      overlay.hide(isHidden);
    },
  });

  const raise = () => overlay.raise();
  document.addEventListener("fullscreenchange", raise);
  // What the person pointed at stands above the table.
  const usePointed = (selector: string | undefined) =>
    source.setSelector(selector ?? captionSiteOf(location.hostname)?.captions);
  const pointed = onPointed(location.hostname, usePointed);
  readPointed(location.hostname)
    .then(usePointed)
    .catch(() => undefined);

  return {
    stop() {
      source.stop();
      file.stop();
      pointed.stop();
      end.stop();
      keys.stop();
      document.removeEventListener("fullscreenchange", raise);
      hider.stop();
      overlay.remove();
      background.close();
    },
  };
}

function speak(phrase: string): void {
  const said = new SpeechSynthesisUtterance(phrase);
  said.lang = "en-US";
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
