import { marksOf, piecesOf } from "../marks.ts";
import type { CardWord, LineWord, Standing } from "../protocol.ts";
import { type CardHandlers, type CardTexts, createCard } from "./card.ts";
import { addStyles, button, element } from "./element.ts";
import { overlayStyles } from "./overlay-styles.ts";
import type { Place } from "./place-of.ts";

type Handlers = Omit<CardHandlers, "texts"> & {
  readonly texts: CardTexts;
  /** The language of the texts. */
  readonly language: string;
  /** A word is to be shown: it was tapped, or the pointer rests on it. */
  onWord(word: LineWord): void;
};

/** Of the captions, and of a file of the person's own. */
type NoticeKind = "captions" | "file";

/** What can be done about a notice. */
type NoticeAction = { readonly text: string; act(): void };

export type Overlay = {
  showLine(text: string, words: readonly LineWord[], place: Place): void;
  showCard(word: CardWord, standing: Standing): void;
  /** Closes a card that was opened by resting on a word. One that was tapped is left to be read. */
  leaveWord(): void;
  /** The word under the pointer or in focus. */
  pointed(): LineWord | undefined;
  /** Says something in a corner; empty takes it away. */
  notice(kind: NoticeKind, text: string, action?: NoticeAction): void;
  /** Shows something of its own until it is taken away. */
  add(panel: HTMLElement): void;
  /** Above what is in full screen now. */
  raise(): void;
  hide(isHidden: boolean): void;
  remove(): void;
};

/** Between a line, its card and the edge of the window, in pixels. */
const gap = 12;
/** How long a pointer rests on a word that it means, and is away from one that it does not, in milliseconds. */
const restMs = 250;

/** Where a card takes the whole screen. */
const narrow = "(max-width: 30rem)";

/** Draws captions and cards in the browser's top layer, above a player in full screen, without touching the player. */
export function createOverlay({ texts, language, onWord, ...handlers }: Handlers): Overlay {
  const host = element("dizi-okulu" as "div", { lang: language });
  host.setAttribute("popover", "manual");
  const root = host.attachShadow({ mode: "open" });
  addStyles(root, overlayStyles);
  const line = element("p", { className: "line", lang: "en" });
  const notices = element("div", { className: "notices" });
  notices.setAttribute("role", "status");
  const noticeOf = { captions: element("div", { className: "notice" }), file: element("div", { className: "notice" }) };
  let made: { readonly made: HTMLElement; readonly word: LineWord }[] = [];
  let bottom = 0;
  let card: HTMLElement | undefined;
  /** The word whose card is open, or asked for. */
  let opened: { readonly word: LineWord; readonly by: "rest" | "tap" | "key" } | undefined;
  let pointed: LineWord | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  root.append(line, notices);
  document.documentElement.append(host);
  host.showPopover();

  function open(word: LineWord, by: "rest" | "tap" | "key"): void {
    clearTimeout(timer);
    opened = { word, by };
    onWord(word);
  }

  function close(): void {
    clearTimeout(timer);
    const closed = opened;
    card?.remove();
    card = undefined;
    opened = undefined;
    if (closed === undefined) return;
    // Who came by keys goes on from the word.
    if (closed.by === "key") made.find(({ word }) => word === closed.word)?.made.focus();
    handlers.onClose();
  }

  const later = (act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, restMs);
  };

  /** All parts of a phrase show that they belong together. */
  function point(word: LineWord | undefined): void {
    pointed = word;
    for (const piece of made) piece.made.toggleAttribute("data-whole", piece.word === word);
  }

  /** No button element: those never break over lines, and part words from their punctuation. */
  function wordButton(text: string, word: LineWord, isMarked: boolean): HTMLElement {
    const piece = element("span", { text, className: "word" });
    piece.role = "button";
    piece.tabIndex = 0;
    if (isMarked) piece.dataset.standing = word.standing;
    if (word === pointed) piece.toggleAttribute("data-whole", true);
    piece.addEventListener("click", () => open(word, "tap"));
    piece.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      open(word, "key");
    });
    piece.addEventListener("focus", () => {
      if (piece.matches(":focus-visible")) point(word);
    });
    piece.addEventListener("blur", () => point(undefined));
    piece.addEventListener("pointerenter", ({ pointerType }) => {
      point(word);
      // A finger taps, and a card that takes the whole screen comes by a tap alone.
      if (
        pointerType === "touch" ||
        window.matchMedia(narrow).matches ||
        (opened !== undefined && opened.by !== "rest")
      )
        return;
      if (opened?.word === word) clearTimeout(timer);
      else later(() => open(word, "rest"));
    });
    piece.addEventListener("pointerleave", () => {
      point(undefined);
      leave();
    });
    made.push({ made: piece, word });
    return piece;
  }

  /** The pointer is neither on the word nor on its card. */
  function leave(): void {
    clearTimeout(timer);
    if (opened?.by === "rest") later(close);
  }

  // Players take clicks and keys for their own.
  for (const name of [
    "click",
    "dblclick",
    "mousedown",
    "mouseup",
    "pointerdown",
    "pointerup",
    "touchstart",
    "touchend",
  ])
    root.addEventListener(name, (event) => event.stopPropagation());
  for (const name of ["keydown", "keyup", "keypress"]) root.addEventListener(name, (event) => event.stopPropagation());
  root.addEventListener("keydown", (event) => {
    if (event instanceof KeyboardEvent && event.key === "Escape") close();
  });

  return {
    showLine(text, words, place) {
      bottom = place.bottom;
      line.style.bottom = `${bottom}px`;
      line.style.setProperty("--size", `${place.size}px`);
      const marked = new Set(marksOf(words));
      const focused = made.findIndex((piece) => piece.made === root.activeElement);
      const [isPointed, isOpened] = [pointed?.id, opened?.word.id];
      made = [];
      pointed = words.find(({ id }) => id === isPointed);
      const word = words.find(({ id }) => id === isOpened);
      if (opened !== undefined && word !== undefined) opened = { word, by: opened.by };
      line.replaceChildren(
        ...piecesOf(text, words).map((piece) =>
          piece.word === undefined ? piece.text : wordButton(piece.text, piece.word, marked.has(piece.word)),
        ),
      );
      made[focused]?.made.focus();
    },
    showCard(word, standing) {
      if (opened?.word.id !== word.id) return;
      card?.remove();
      card = createCard(word, standing, { texts, ...handlers, onClose: close });
      const above = bottom + line.offsetHeight + gap;
      card.style.setProperty("--above", `${above}px`);
      card.addEventListener("pointerenter", () => clearTimeout(timer));
      card.addEventListener("pointerleave", leave);
      // Who clicks or types in it goes on with it.
      const hold = () => {
        if (opened?.by === "rest") opened = { word: opened.word, by: "tap" };
      };
      card.addEventListener("pointerdown", hold);
      card.addEventListener("focusin", hold);
      root.append(card);
      if (opened.by !== "rest") card.querySelector<HTMLElement>(".actions button")?.focus();
    },
    leaveWord() {
      if (opened?.by === "rest") close();
    },
    pointed: () => pointed,
    notice(kind, text, action) {
      const notice = noticeOf[kind];
      notice.replaceChildren(element("p", { text }));
      if (action !== undefined) notice.append(button(action.text, "", () => action.act()));
      if (text === "") notice.remove();
      else notices.append(notice);
    },
    add(panel) {
      root.append(panel);
    },
    raise() {
      host.hidePopover();
      host.showPopover();
    },
    hide(isHidden) {
      line.hidden = isHidden;
    },
    remove() {
      clearTimeout(timer);
      host.remove();
    },
  };
}
