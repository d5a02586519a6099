import { levels, nameOfLevel } from "../../domain/lexicon/level.ts";
import type { CardWord, Standing } from "../protocol.ts";
import { button, element } from "./element.ts";

/** In the language of the person's browser. */
export type CardTexts = {
  readonly know: string;
  readonly teach: string;
  readonly listen: string;
  readonly close: string;
  readonly learning: string;
  readonly known: string;
  readonly wrong: string;
  readonly wrongWhich: string;
  readonly wrongOther: string;
  readonly wrongText: string;
  readonly wrongSend: string;
  readonly wrongSent: string;
  readonly wrongFailed: string;
};

export type CardHandlers = {
  readonly texts: CardTexts;
  onMark(id: number, as: Standing): void;
  onListen(phrase: string): void;
  /** What the meaning should be, in the person's own words or by another sense; never a line. False where it was not sent. */
  onReport(id: number, text: string): Promise<boolean>;
  onClose(): void;
};

/** As long as the site takes it. */
const longestReport = 300;

/** A word's meaning with what can be done about it. */
export function createCard(word: CardWord, standing: Standing, handlers: CardHandlers): HTMLElement {
  const { texts, onMark, onListen, onClose } = handlers;
  const card = element("section", { className: "card" });
  card.setAttribute("role", "dialog");
  card.setAttribute("aria-label", word.phrase);
  const body = element("div", { className: "body" });
  // It scrolls, by keys too.
  body.tabIndex = 0;
  body.setAttribute("role", "group");
  body.setAttribute("aria-label", word.phrase);
  const level = levels.find((one) => one === word.level);
  const said = { learning: texts.learning, known: texts.known, new: "" }[standing];
  const facts = [word.ipa === "" ? "" : `/${word.ipa}/`, level === undefined ? "" : nameOfLevel(level), said];
  body.append(
    element("h2", { text: word.phrase, lang: "en" }),
    element("p", { text: facts.filter((fact) => fact !== "").join(" · "), className: "facts" }),
  );
  const lang = word.language;
  if (word.meanings.length > 0)
    body.append(element("p", { text: word.meanings.join("; "), className: "meaning", lang }));
  if (word.definition !== "") body.append(element("p", { text: word.definition, lang: "en" }));
  if (word.example !== "") body.append(element("p", { text: word.example, className: "example", lang: "en" }));
  if (word.exampleMeaning !== "") body.append(element("p", { text: word.exampleMeaning, className: "example", lang }));

  const wrong = button(texts.wrong, "wrong", () => {
    const form = reportForm(word, handlers);
    wrong.replaceWith(form);
    form.querySelector("input")?.focus();
  });
  body.append(wrong);

  const actions = element("div", { className: "actions" });
  const mark = (as: Standing) => () => {
    onMark(word.id, as);
    onClose();
  };
  if (standing !== "learning") actions.append(button(texts.teach, "main", mark("learning")));
  if (standing !== "known") actions.append(button(texts.know, "", mark("known")));
  actions.append(
    button(texts.listen, "", () => onListen(word.phrase)),
    button(texts.close, "", onClose),
  );
  card.append(body, actions);
  return card;
}

function reportForm({ id, language, otherMeanings }: CardWord, { texts, onReport }: CardHandlers): HTMLFormElement {
  const form = element("form", { className: "report" });
  if (otherMeanings.length > 0) {
    const senses = element("fieldset");
    senses.append(element("legend", { text: texts.wrongWhich }));
    for (const meaning of otherMeanings) senses.append(choice(meaning, meaning, language));
    senses.append(choice("", texts.wrongOther));
    form.append(senses);
  }
  const own = element("label", { text: texts.wrongText });
  const text = element("input");
  text.name = "text";
  text.maxLength = longestReport;
  own.append(text);
  const send = element("button", { text: texts.wrongSend });
  send.type = "submit";
  const result = element("p");
  result.setAttribute("role", "status");
  form.append(own, send, result);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = new FormData(form);
    const meant = [text.value.trim(), String(chosen.get("sense") ?? "")].find((value) => value !== "");
    if (meant === undefined) {
      text.focus();
      return;
    }
    send.disabled = true;
    void onReport(id, meant.slice(0, longestReport)).then((isSent) => {
      send.disabled = false;
      result.textContent = isSent ? texts.wrongSent : texts.wrongFailed;
      if (isSent) form.replaceChildren(result);
    });
  });
  return form;
}

function choice(value: string, text: string, lang?: string): HTMLLabelElement {
  const label = element("label", { className: "choice" });
  const input = element("input");
  input.type = "radio";
  input.name = "sense";
  input.value = value;
  label.append(input, lang === undefined ? element("span", { text }) : element("span", { text, lang }));
  return label;
}
