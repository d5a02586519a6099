type Options = { readonly text?: string; readonly className?: string; readonly lang?: string };

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { text, className, lang }: Options = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className !== undefined) made.className = className;
  if (lang !== undefined) made.lang = lang;
  return made;
}

export function button(text: string, className: string, act: () => void): HTMLButtonElement {
  const made = element("button", { text, className });
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}
