import { afterEach, expect, test } from "vitest";
import { stableSelectorOf } from "./stable-selector.ts";

afterEach(() => {
  document.body.replaceChildren();
});

/** A page, and the selector of what is marked with `x` in it. */
function selectorIn(html: string): string | undefined {
  document.body.innerHTML = html;
  const pointed = document.querySelector("[x]");
  pointed?.removeAttribute("x");
  return pointed === null ? undefined : stableSelectorOf(pointed);
}

test.each([
  [
    "a name of its makers",
    '<p>Title</p><div data-testid="cue" class="css-1a2b" x>Line</div>',
    'div[data-testid="cue"]',
  ],
  ["a class", '<p>Title</p><p class="line" x>Line</p>', "p.line"],
  ["several lines of one class", '<div><p class="line" x>One</p><p class="line">Two</p></div>', "p.line"],
  [
    "a class that is elsewhere too, by what it stands in",
    '<div class="captions"><p class="text" x>Line</p></div><section><p class="text">Title</p></section>',
    "div.captions p.text",
  ],
  [
    "names of a build are left out",
    '<div id="player"><div class="css-9f8e7d"><span class="sc-bdVaJa" x>Line</span></div></div><span>Title</span>',
    "#player span",
  ],
  [
    "the written part of a name of a build",
    '<div><span class="CaptionLine__x9Yz1" x>Line</span></div><span class="Title__x9Yz1">Title</span>',
    'span[class*="CaptionLine__"]',
  ],
  ["numbers of a place", '<div id="cue-17" class="cue" x>Line</div><div>Title</div>', "div.cue"],
])("%s", (_, html, selector) => {
  expect(selectorIn(html)).toBe(selector);
});

test("what nothing tells from the rest has none", () => {
  const others = "<div><div>Other</div></div>".repeat(6);
  expect(selectorIn(`${others}<div><div x>Line</div></div>`)).toBeUndefined();
});

test("an element in a shadow root is found by its own names", () => {
  const host = document.createElement("div");
  document.body.append(host);
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = '<div class="screen"><b class="line">Line</b></div>';
  const [line] = root.querySelectorAll(".line");
  expect(line && stableSelectorOf(line)).toBe("b.line");
});
