import { browser } from "wxt/browser";
import { isForeign } from "../domain/subtitles/cleaning/detect-language.ts";
import { captionSiteOf } from "./captions/caption-sites.ts";
import { type Caption, shownTrack, type Watching, watchNodes, watchTrack } from "./captions/watch-captions.ts";
import { createOverlay, type OverlayTexts, type Place } from "./overlay/create-overlay.ts";
import {
  type BackgroundMessage,
  type LineWord,
  type PageMessage,
  portName,
  type Settings,
  type Standing,
} from "./protocol.ts";

/** Seconds that the video moved by itself between two lines at most; more is a jump. */
const longestPause = 40;
/** Lines whose language and beginning are kept. */
const keptLines = 30;

/** A single line may be a song or a greeting of another language; three of the last four are captions in it. */
function areForeign(texts: readonly string[]): boolean {
  return texts.slice(-4).filter(isForeign).length >= 3;
}

const hiding = "dizi-okulu-hidden";

type Line = { readonly text: string; readonly at: number; readonly hasNew: boolean };

export type PlayerTexts = OverlayTexts & { readonly away: string; readonly notEnglish: string };

/** Marks the captions of a video until it is stopped. */
export function startPlayer(player: HTMLVideoElement, texts: PlayerTexts): { stop(): void } {
  const port = browser.runtime.connect({ name: portName });
  const send = (message: PageMessage) => port.postMessage(message);
  const selector = captionSiteOf(location.hostname)?.captions;

  let settings: Settings | undefined;
  let shown: Caption = { text: "", nodes: [] };
  let words: readonly LineWord[] = [];
  let number = 0;
  let lines: Line[] = [];
  let lastAt = player.currentTime;
  let pausedFor: "card" | undefined;

  const overlay = createOverlay({
    texts,
    onWord(word) {
      if (!player.paused) {
        player.pause();
        pausedFor = "card";
      }
      const { phrase, partOfSpeech, sense } = word;
      send({ type: "card", number, phrase, partOfSpeech, sense });
    },
    onMark: mark,
    onListen: speak,
    onClose() {
      if (pausedFor === undefined) return;
      pausedFor = undefined;
      player.play().catch(() => undefined);
    },
  });

  function mark(id: number, as: Standing): void {
    send({ type: "mark", id, as });
    words = words.map((word) => (word.id === id ? { ...word, standing: as } : word));
    draw();
  }

  function speak(phrase: string): void {
    const said = new SpeechSynthesisUtterance(phrase);
    said.lang = "en-US";
    speechSynthesis.cancel();
    speechSynthesis.speak(said);
  }

  /** Where the page shows its captions; of a track where browsers draw it. */
  function placeOf({ nodes }: Caption): Place {
    const rects = nodes.map((node) => node.getBoundingClientRect()).filter(({ height }) => height > 0);
    const frame = player.getBoundingClientRect();
    const bottom =
      rects.length === 0 ? frame.bottom - frame.height * 0.08 : Math.max(...rects.map((rect) => rect.bottom));
    const [first] = nodes;
    const own = first === undefined ? 0 : Number.parseFloat(getComputedStyle(first).fontSize);
    const size = Math.min(Math.max(own, frame.height / 22, 16), 54);
    return { bottom: Math.max(8, window.innerHeight - bottom), size };
  }

  function draw(): void {
    overlay.showLine(shown.text, words, placeOf(shown));
  }

  function onCaption(caption: Caption): void {
    for (const node of caption.nodes) node.classList.add(hiding);
    if (caption.text === shown.text) {
      shown = caption;
      return;
    }
    shown = caption;
    words = [];
    overlay.hideCard();
    draw();
    if (caption.text === "") return;
    const isAnew = Math.abs(player.currentTime - lastAt) > longestPause || player.currentTime < lastAt - 1;
    lastAt = player.currentTime;
    number += 1;
    lines = [...lines.slice(1 - keptLines), { text: caption.text, at: player.currentTime, hasNew: false }];
    const isOther = areForeign(lines.map(({ text }) => text));
    overlay.notice(isOther ? texts.notEnglish : "");
    if (!isOther) send({ type: "line", number, text: caption.text, isAnew });
  }

  port.onMessage.addListener((message: BackgroundMessage) => {
    if (message.type === "settings") settings = message.settings;
    if (message.type === "away") overlay.notice(texts.away);
    if (message.type === "card" && message.number === number) overlay.showCard(message.word, message.standing);
    if (message.type !== "words" || message.number !== number) return;
    words = message.words;
    overlay.notice("");
    const hasNew = words.some(({ standing }) => standing === "new");
    lines = lines.map((line, at) => (at === lines.length - 1 ? { ...line, hasNew } : line));
    draw();
    if (hasNew && settings?.pausesAtNew === true) player.pause();
  });

  function onKey(event: KeyboardEvent): void {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const act = keys[event.code];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  let isHidden = false;
  const learnable = () =>
    words.find(({ standing }) => standing === "new") ?? words.find(({ standing }) => standing !== "known");
  const lineBefore = (from: number) => lines.findLast(({ at }) => at < from);
  const markLearnable = (as: Standing) => {
    const word = learnable();
    if (word !== undefined) mark(word.id, as);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => {
      player.currentTime = lineBefore(player.currentTime - 1.5)?.at ?? 0;
    },
    ArrowDown: () => {
      player.currentTime = lines.at(-1)?.at ?? player.currentTime;
    },
    ArrowRight: () => {
      const next = lines.find(({ at, hasNew }) => hasNew && at > player.currentTime);
      if (next !== undefined) player.currentTime = next.at;
    },
    KeyT: () => markLearnable("learning"),
    KeyK: () => markLearnable("known"),
    KeyC: () => {
      isHidden = !isHidden;
      overlay.hide(isHidden);
    },
  };

  const style = document.createElement("style");
  style.textContent = `.${hiding} { opacity: 0 !important; }`;
  document.documentElement.append(style);

  let watching: Watching | undefined;
  function watch(): void {
    watching?.stop();
    const track = shownTrack(player);
    if (track !== undefined) watching = watchTrack(track, onCaption);
    else if (selector !== undefined) watching = watchNodes(selector, onCaption);
  }
  const onTracks = () => {
    if (shownTrack(player) !== undefined) watch();
  };
  const raise = () => overlay.raise();
  document.addEventListener("keydown", onKey, true);
  document.addEventListener("fullscreenchange", raise);
  player.textTracks.addEventListener("change", onTracks);
  watch();

  return {
    stop() {
      watching?.stop();
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("fullscreenchange", raise);
      player.textTracks.removeEventListener("change", onTracks);
      for (const node of shown.nodes) node.classList.remove(hiding);
      style.remove();
      overlay.remove();
      port.disconnect();
    },
  };
}
