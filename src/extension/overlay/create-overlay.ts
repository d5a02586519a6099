import { levels, nameOfLevel } from "../../domain/lexicon/level.ts";
import { marksOf, piecesOf } from "../marks.ts";
import type { CardWord, LineWord, Standing } from "../protocol.ts";
import { overlayStyles } from "./overlay-styles.ts";

/** In the language of the person's browser. */
export type OverlayTexts = {
  readonly know: string;
  readonly teach: string;
  readonly listen: string;
  readonly close: string;
  readonly learning: string;
  readonly known: string;
};

type Handlers = {
  readonly texts: OverlayTexts;
  onWord(word: LineWord): void;
  onMark(id: number, as: Standing): void;
  onListen(phrase: string): void;
  onClose(): void;
};

export type Place = { readonly bottom: number; readonly size: number };

export type Overlay = {
  showLine(text: string, words: readonly LineWord[], place: Place): void;
  showCard(word: CardWord, standing: Standing): void;
  hideCard(): void;
  /** Says something in a corner; empty takes it away. */
  notice(text: string): void;
  /** Above what is in full screen now. */
  raise(): void;
  hide(isHidden: boolean): void;
  remove(): void;
};

/** Between a line, its card and the edge of the window, in pixels. */
const gap = 12;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { text, className, lang }: { readonly text?: string; readonly className?: string; readonly lang?: string } = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className !== undefined) made.className = className;
  if (lang !== undefined) made.lang = lang;
  return made;
}

/** Draws captions and cards in the browser's top layer, above a player in full screen, without touching the player. */
export function createOverlay({ texts, onWord, onMark, onListen, onClose }: Handlers): Overlay {
  const host = document.createElement("dizi-okulu");
  host.setAttribute("popover", "manual");
  const root = host.attachShadow({ mode: "open" });
  const styles = new CSSStyleSheet();
  styles.replaceSync(overlayStyles);
  root.adoptedStyleSheets = [styles];
  const line = element("p", { className: "line", lang: "en" });
  const notice = element("p", { className: "notice" });
  notice.setAttribute("role", "status");
  let card: HTMLElement | undefined;
  let bottom = 0;
  root.append(line);
  document.documentElement.append(host);
  host.showPopover();

  function button(text: string, className: string, act: () => void): HTMLButtonElement {
    const made = element("button", { text, className });
    made.type = "button";
    made.addEventListener("click", act);
    return made;
  }

  /** No button element: those never break over lines, and part words from their punctuation. */
  function wordButton(text: string, word: LineWord, isMarked: boolean): HTMLElement {
    const made = element("span", { text, className: "word" });
    made.role = "button";
    made.tabIndex = 0;
    if (isMarked) made.dataset.standing = word.standing;
    made.addEventListener("click", () => onWord(word));
    made.addEventListener("keydown", ({ key }) => {
      if (key === "Enter" || key === " ") onWord(word);
    });
    return made;
  }

  function hideCard(): void {
    card?.remove();
    card = undefined;
  }

  // Players take clicks and keys for their own.
  for (const name of ["click", "dblclick", "mousedown", "pointerdown"])
    root.addEventListener(name, (event) => event.stopPropagation());
  root.addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    event.stopPropagation();
    if (event.key !== "Escape") return;
    hideCard();
    onClose();
  });

  return {
    showLine(text, words, place) {
      bottom = place.bottom;
      line.style.bottom = `${bottom}px`;
      line.style.setProperty("--size", `${place.size}px`);
      const marked = new Set(marksOf(words));
      line.replaceChildren(
        ...piecesOf(text, words).map((piece) =>
          piece.word === undefined ? piece.text : wordButton(piece.text, piece.word, marked.has(piece.word)),
        ),
      );
    },
    showCard(word, standing) {
      hideCard();
      card = element("section", { className: "card" });
      card.setAttribute("role", "dialog");
      card.setAttribute("aria-label", word.phrase);
      const above = bottom + line.offsetHeight + gap;
      card.style.bottom = `${above}px`;
      card.style.maxHeight = `${Math.max(window.innerHeight - above - gap, 160)}px`;
      const level = levels.find((one) => one === word.level);
      const said = standing === "learning" ? texts.learning : standing === "known" ? texts.known : "";
      const facts = [word.ipa === "" ? "" : `/${word.ipa}/`, level === undefined ? "" : nameOfLevel(level), said];
      card.append(
        element("h2", { text: word.phrase, lang: "en" }),
        element("p", { text: facts.filter((fact) => fact !== "").join(" · "), className: "facts" }),
      );
      if (word.meanings.length > 0) card.append(element("p", { text: word.meanings.join("; "), className: "meaning" }));
      if (word.definition !== "") card.append(element("p", { text: word.definition, lang: "en" }));
      if (word.example !== "") card.append(element("p", { text: word.example, className: "example", lang: "en" }));
      if (word.exampleMeaning !== "") card.append(element("p", { text: word.exampleMeaning, className: "example" }));
      const actions = element("div", { className: "actions" });
      const mark = (as: Standing) => () => {
        onMark(word.id, as);
        hideCard();
        onClose();
      };
      if (standing !== "learning") actions.append(button(texts.teach, "main", mark("learning")));
      if (standing !== "known") actions.append(button(texts.know, "", mark("known")));
      actions.append(
        button(texts.listen, "", () => onListen(word.phrase)),
        button(texts.close, "", () => {
          hideCard();
          onClose();
        }),
      );
      card.append(actions);
      root.append(card);
      actions.querySelector("button")?.focus();
    },
    hideCard,
    notice(text) {
      notice.textContent = text;
      if (text === "") notice.remove();
      else root.append(notice);
    },
    raise() {
      host.hidePopover();
      host.showPopover();
    },
    hide(isHidden) {
      line.hidden = isHidden;
    },
    remove() {
      host.remove();
    },
  };
}
