import { addStyles, element } from "../overlay/element.ts";

export type PointingTexts = { readonly hint: string; readonly none: string };

type Handlers = {
  readonly texts: PointingTexts;
  readonly language: string;
  /** What was clicked; false where it cannot be told from the rest of the page. */
  onTake(pointed: Element): boolean;
  /** It is over, taken or not. */
  onEnd(): void;
};

/** Elements with text of their own, in open shadow roots too. */
function withText(root: Document | ShadowRoot, found: Element[] = []): Element[] {
  for (const one of root.querySelectorAll("*")) {
    const hasText = [...one.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== "",
    );
    if (hasText && !/^(?:script|style|noscript|title)$/.test(one.localName)) found.push(one);
    if (one.shadowRoot !== null && one.localName !== "dizi-okulu") withText(one.shadowRoot, found);
  }
  return found;
}

/** The line that a piece of text belongs to: pieces in a row are one line. */
function lineOf(piece: Element): Element {
  let line = piece;
  while (line.parentElement !== null && getComputedStyle(line).display.startsWith("inline")) {
    if (line.parentElement === document.body) break;
    line = line.parentElement;
  }
  return line;
}

/**
 * The smallest text at a place. Not asked of the browser: captions lie below the player's transparent layers, and let
 * pointers through.
 */
function textAt(x: number, y: number): Element | undefined {
  const area = ({ width, height }: DOMRect) => width * height;
  const hits = withText(document)
    .map((one) => ({ one, rect: one.getBoundingClientRect() }))
    .filter(({ rect }) => x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom && area(rect) > 0)
    .filter(({ one }) => one.checkVisibility({ visibilityProperty: true }))
    .sort((a, b) => area(a.rect) - area(b.rect));
  return hits[0] && lineOf(hits[0].one);
}

const styles = `
:host { all: initial; position: fixed; inset: 0; width: auto; height: auto; margin: 0; padding: 0; border: 0;
  background: none; overflow: visible; pointer-events: none; }
.frame { position: fixed; border: 3px solid #ffd84d; border-radius: 0.25rem; background: rgb(255 216 77 / 0.18);
  box-shadow: 0 0 0 1px #141c28; pointer-events: none; }
.frame[hidden] { display: none; }
p { position: fixed; top: 1rem; left: 50%; transform: translateX(-50%); width: max-content;
  max-width: calc(100vw - 2rem); box-sizing: border-box; margin: 0; padding: 0.625rem 1rem; border-radius: 0.5rem;
  background: #18212d; color: #f3eee3; font: 400 16px / 1.4 "Source Sans 3", "Segoe UI", Roboto, Arial, sans-serif; }
`;

/** Lets the person point at the captions: what is under the pointer is framed, a click takes it, Escape ends it. */
export function pointAt({ texts, language, onTake, onEnd }: Handlers): { stop(): void } {
  const host = element("dizi-okulu-pointer" as "div", { lang: language });
  host.setAttribute("popover", "manual");
  const root = host.attachShadow({ mode: "open" });
  addStyles(root, styles);
  const frame = element("div", { className: "frame" });
  frame.hidden = true;
  const hint = element("p", { text: texts.hint });
  hint.setAttribute("role", "status");
  root.append(frame, hint);
  document.documentElement.append(host);
  host.showPopover();

  let pointed: Element | undefined;
  function onMove({ clientX, clientY }: PointerEvent): void {
    pointed = textAt(clientX, clientY);
    frame.hidden = pointed === undefined;
    if (pointed === undefined) return;
    const { left, top, width, height } = pointed.getBoundingClientRect();
    Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  }

  /** The page has nothing of it. Frames in it have pointers of their own, so that nothing may cover them. */
  function keep(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function onClick(event: PointerEvent): void {
    keep(event);
    // A finger has not moved over it before.
    pointed = textAt(event.clientX, event.clientY);
    if (pointed !== undefined && onTake(pointed)) end();
    else hint.textContent = texts.none;
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    keep(event);
    end();
  }

  const kept = ["pointerdown", "mousedown", "pointerup", "mouseup", "dblclick"];
  for (const name of kept) window.addEventListener(name, keep, true);
  window.addEventListener("pointermove", onMove, true);
  window.addEventListener("click", onClick, true);
  window.addEventListener("keydown", onKey, true);

  function stop(): void {
    for (const name of kept) window.removeEventListener(name, keep, true);
    window.removeEventListener("pointermove", onMove, true);
    window.removeEventListener("click", onClick, true);
    window.removeEventListener("keydown", onKey, true);
    host.remove();
  }

  function end(): void {
    stop();
    onEnd();
  }
  return { stop };
}
