import { findAll } from "./read-nodes.ts";

/** Attributes by which a page's makers find their own parts; they outlive new releases. */
const ownNames = ["data-testid", "data-test-id", "data-uia", "data-qa", "data-purpose", "itemprop", "role"];

/** Names that a build makes anew (css-1q2w3e, sc-bdVaJa, Line__a1b2c), or that stand for a place or a moment. */
function isStable(name: string): boolean {
  if (name.length > 40 || /\d{2}|\d[a-z]|[a-z]\d[a-z]/i.test(name)) return false;
  if (/^(?:css|sc|jsx|svelte)-/i.test(name)) return false;
  return !/(?:^|[-_])(?:active|hover|focus|current|visible|hidden|show|open|selected)$/i.test(name);
}

/** The part of a name before what a build added: Line of Line__a1b2c. */
function writtenPart(name: string): string | undefined {
  const [, part] = /^([a-z][a-z-]{3,}(?:_[a-z][a-z-]{2,})?_{1,2})[\w-]{4,}$/i.exec(name) ?? [];
  return part !== undefined && /[a-z]{4}/i.test(part) ? part : undefined;
}

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`;

/** What tells an element from others beside its place; the name of the element alone where there is nothing. */
function partOf(element: Element): string {
  const tag = element.localName;
  for (const name of ownNames) {
    const value = element.getAttribute(name);
    if (value !== null && value !== "" && isStable(value)) return `${tag}[${name}=${quoted(value)}]`;
  }
  if (element.id !== "" && isStable(element.id)) return `#${CSS.escape(element.id)}`;
  const classes = [...element.classList].filter((name) => !name.startsWith("dizi-okulu"));
  const stable = classes.filter(isStable).slice(0, 2);
  if (stable.length > 0) return `${tag}${stable.map((name) => `.${CSS.escape(name)}`).join("")}`;
  const written = classes.map(writtenPart).find((part) => part !== undefined);
  return written === undefined ? tag : `${tag}[class*=${quoted(written)}]`;
}

/** Lines that stand on the screen at once. */
const mostLines = 4;

/** Whether it names the element and at most its like beside it: the other lines of the caption. */
function isOfCaption(selector: string, element: Element): boolean {
  const found = findAll(selector);
  const above = [element.parentElement?.parentElement, element.parentElement, element];
  // All of a page stands in its body, which tells nothing.
  const around = above.find((one) => one instanceof Element && one !== document.body && one.localName !== "html");
  return found.length <= mostLines && found.includes(element) && found.every((one) => around?.contains(one) === true);
}

/**
 * A selector that finds an element again when the page has made it anew: by the names that its makers gave it and what it
 * stands in, not by numbers or names of a build. Undefined where nothing tells it from the rest of the page.
 */
export function stableSelectorOf(element: Element): string | undefined {
  const own = partOf(element);
  let selector = own;
  let above = element.parentElement;
  while (!isOfCaption(selector, element) || selector === element.localName) {
    if (above === null || above === document.body || above === document.documentElement) break;
    const part = partOf(above);
    if (part !== above.localName) selector = `${part} ${selector}`;
    above = above.parentElement;
  }
  if (isOfCaption(selector, element)) return selector;
  // Nothing has a name: by its place in what it stands in.
  const parent = element.parentElement;
  if (parent === null) return undefined;
  const within = parent === document.body ? "body" : partOf(parent);
  const placed = `${within} > ${own}`;
  return isOfCaption(placed, element) ? placed : undefined;
}
