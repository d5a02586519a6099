import { m } from "../../../i18n/generated/messages.js";

export type RowControls = {
  /** Selects the row. */
  readonly box: HTMLInputElement;
  /** Opens it. */
  readonly opener: HTMLButtonElement;
};

/** Gives a row its tick box, and the buttons that speak its phrase and open it. */
export function addControls(head: Element, details: Element, phrase: string): RowControls {
  const box = document.createElement("input");
  box.type = "checkbox";
  box.ariaLabel = phrase;
  const label = document.createElement("label");
  label.append(box);
  const opener = createButton("open", m.word_details({ phrase }));
  opener.ariaExpanded = "false";
  head.prepend(label);
  head.append(createButton("speak", m.word_speak({ phrase })));
  details.prepend(opener);
  return { box, opener };
}

/** A button of a row; the table hears of its clicks by what it is to do. */
export function createButton(what: "speak" | "open" | "peek", name: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.do = what;
  button.ariaLabel = name;
  return button;
}
