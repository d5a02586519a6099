/**
 * Sets on the root element, from the URL's query, which form the sign-in page shows. Its text is part of the inline
 * script of every document's head (app/inline-scripts.ts), so it uses nothing from outside itself.
 */
export function markAuthLink(search: string): void {
  const { dataset } = document.documentElement;
  if (/[?&]authLink=register(&|$)/.test(search)) dataset.authLink = "register";
  else delete dataset.authLink;
}
