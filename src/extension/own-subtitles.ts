import type { CaptionSource } from "./captions/caption-source.ts";
import { listenToDrops } from "./captions/drop-file.ts";
import { type FileCue, type FileRefusal, largestFile, readOwnFile } from "./captions/own-file.ts";
import type { Keys } from "./keys.ts";
import type { Overlay } from "./overlay/create-overlay.ts";
import { element } from "./overlay/element.ts";

export type FileTexts = {
  readonly drop: string;
  readonly remove: string;
  shown(name: string, lines: number): string;
  shifted(seconds: number): string;
  refused(name: string, refusal: FileRefusal): string;
};

/** Milliseconds by which a key shifts the lines, and with the shift key. */
const [step, largeStep] = [250, 5_000];
/** How long a notice is read. */
const noticeMs = 6_000;

/** A subtitle file of the person's own: dropped on the video or chosen by a key, shifted by keys. It leaves nowhere. */
export function takeOwnSubtitles(
  video: HTMLVideoElement,
  source: CaptionSource,
  overlay: Overlay,
  texts: FileTexts,
): { readonly keys: Keys; stop(): void } {
  let shown: { readonly cues: readonly FileCue[]; readonly shiftMs: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(text: string, action?: { readonly text: string; act(): void }): void {
    clearTimeout(timer);
    overlay.notice("file", text, action);
    timer = setTimeout(() => overlay.notice("file", ""), noticeMs);
  }

  function remove(): void {
    shown = undefined;
    source.showFile(undefined);
    overlay.notice("file", "");
  }

  async function take(file: File): Promise<void> {
    const read =
      file.size > largestFile
        ? { refusal: { code: "too-large" } as const }
        : await file.arrayBuffer().then(
            (bytes) => readOwnFile(new Uint8Array(bytes)),
            () => ({ refusal: { code: "unreadable" } as const }),
          );
    if (read.refusal !== undefined) {
      say(texts.refused(file.name, read.refusal));
      return;
    }
    shown = { cues: read.cues, shiftMs: 0 };
    source.showFile(shown);
    say(texts.shown(file.name, read.cues.length), { text: texts.remove, act: remove });
  }

  const shift =
    (direction: 1 | -1) =>
    ({ shiftKey }: KeyboardEvent) => {
      if (shown === undefined) return;
      shown = { cues: shown.cues, shiftMs: shown.shiftMs + direction * (shiftKey ? largeStep : step) };
      source.showFile(shown);
      say(texts.shifted(shown.shiftMs / 1000), { text: texts.remove, act: remove });
    };

  let isOver = false;
  const drops = listenToDrops(video, {
    onOver(isNow) {
      if (isNow === isOver) return;
      isOver = isNow;
      clearTimeout(timer);
      overlay.notice("file", isNow ? texts.drop : "");
    },
    onFile: (file) => void take(file),
  });

  return {
    keys: {
      KeyG: shift(-1),
      KeyH: shift(1),
      KeyO() {
        const input = element("input");
        input.type = "file";
        input.addEventListener("change", () => {
          const file = input.files?.[0];
          if (file !== undefined) void take(file);
        });
        input.click();
      },
    },
    stop() {
      clearTimeout(timer);
      drops.stop();
    },
  };
}
