/**
 * Sets on the root element that advertisements were refused: then no room is kept for them. Its text is part of the
 * inline script of every document's head (app/inline-scripts.ts), so it uses nothing from outside itself.
 */
export function markAds(choice: { readonly isAccepted?: unknown } | null | undefined): void {
  const { dataset } = document.documentElement;
  if (choice?.isAccepted === false) dataset.ads = "refused";
  else delete dataset.ads;
}
