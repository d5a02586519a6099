import type { Summary, UnknownWord } from "../heard.ts";
import { button, element } from "./element.ts";

export type EndTexts = {
  readonly title: string;
  understood(known: number, heard: number): string;
  met(count: number): string;
  more(count: number): string;
  readonly none: string;
  learn(count: number): string;
  readonly review: string;
  /** Why the button asks for an account first. */
  readonly signedOut: string;
  readonly close: string;
};

type Handlers = {
  readonly texts: EndTexts;
  readonly isConnected: boolean;
  /** Takes up the words that are not learnt yet, and leads to the review of the site. */
  onLearn(words: readonly UnknownWord[]): void;
  onClose(): void;
};

/** More words at once would be forgotten again. */
export const mostWords = 12;

/** What was understood and met, with the one thing to do next. */
export function createEndPanel(
  { heard, known, met }: Summary,
  { texts, isConnected, onLearn, onClose }: Handlers,
): HTMLElement {
  const panel = element("section", { className: "card end" });
  panel.setAttribute("role", "dialog");
  panel.setAttribute("aria-label", texts.title);
  const body = element("div", { className: "body" });
  body.tabIndex = 0;
  body.setAttribute("role", "group");
  body.setAttribute("aria-label", texts.title);
  body.append(
    element("h2", { text: texts.title }),
    element("p", { text: texts.understood(known, heard), className: "meaning" }),
    element("p", { text: met.length === 0 ? texts.none : texts.met(met.length) }),
  );
  const chosen = met.slice(0, mostWords);
  if (chosen.length > 0) {
    const list = element("ul");
    for (const { phrase } of chosen) list.append(element("li", { text: phrase, lang: "en" }));
    body.append(list);
  }
  if (met.length > chosen.length) body.append(element("p", { text: texts.more(met.length - chosen.length) }));
  if (chosen.length > 0 && !isConnected) body.append(element("p", { text: texts.signedOut }));

  const actions = element("div", { className: "actions" });
  const fresh = chosen.filter(({ standing }) => standing === "new");
  if (chosen.length > 0) {
    const text = fresh.length > 0 ? texts.learn(fresh.length) : texts.review;
    actions.append(button(text, "main", () => onLearn(fresh)));
  }
  actions.append(button(texts.close, "", onClose));
  panel.append(body, actions);
  panel.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") onClose();
  });
  return panel;
}
