/** For `failed` of `useLoaded`, where a page is nothing without the part: its error screen. */
export function Missing(): never {
  throw new Error("a part of the page could not be loaded");
}
