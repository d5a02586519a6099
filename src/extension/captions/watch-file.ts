import { type FileCue, textAt } from "./own-file.ts";
import type { Caption, Watching } from "./watch-captions.ts";

/** @param shiftMs how much later than in the file its lines are shown */
export type ShiftedFile = { readonly cues: readonly FileCue[]; readonly shiftMs: number };

const moves = ["timeupdate", "seeked", "play"] as const;

/** Takes the lines of a file as the video plays, each frame. Its text is in no track, where the page could read it. */
export function watchFile(
  video: HTMLVideoElement,
  { cues, shiftMs }: ShiftedFile,
  onCaption: (caption: Caption) => void,
): Watching {
  let last: string | undefined;
  let frame = 0;
  function tell(): void {
    cancelAnimationFrame(frame);
    const text = textAt(cues, video.currentTime * 1000 - shiftMs);
    if (text !== last) onCaption({ text, nodes: [] });
    last = text;
    if (!video.paused) frame = requestAnimationFrame(tell);
  }
  for (const name of moves) video.addEventListener(name, tell);
  tell();
  return {
    stop() {
      cancelAnimationFrame(frame);
      for (const name of moves) video.removeEventListener(name, tell);
    },
  };
}
