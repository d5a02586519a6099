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

/**
 * Styles of a page or a shadow root, until the element is removed. A content script's own are outside of a page's policy;
 * adopted style sheets are refused to content scripts by Firefox before 153 (bugzilla.mozilla.org/1751346).
 */
export function addStyles(root: Document | ShadowRoot, styles: string): HTMLStyleElement {
  const made = element("style", { text: styles });
  (root instanceof ShadowRoot ? root : root.documentElement).append(made);
  return made;
}
