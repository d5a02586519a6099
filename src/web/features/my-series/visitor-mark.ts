import { createStoredText } from "../page/stored.ts";

const mark = createStoredText("ownEpisode");

/** Whether a visitor has had an episode read in this browser: asked before anything of it is loaded. */
export function hasVisitorEpisode(): boolean {
  return mark.get() !== null;
}

export function markVisitorEpisode(isThere: boolean): void {
  mark.set(isThere ? "1" : null);
}
