import type { Heard, UnknownWord } from "./heard.ts";
import type { Overlay } from "./overlay/create-overlay.ts";
import { createEndPanel, type EndTexts } from "./overlay/end-panel.ts";

type Handlers = {
  readonly heard: Heard;
  readonly overlay: Overlay;
  readonly texts: EndTexts;
  /** To an account of the site. */
  isConnected(): boolean;
  onLearn(words: readonly UnknownWord[]): void;
};

/** Fewer running words say nothing of how much was understood. */
const fewestWords = 20;

/** Shows what was understood when the video ends, and whenever it is asked for. */
export function watchEnd(video: HTMLVideoElement, { heard, overlay, texts, isConnected, onLearn }: Handlers) {
  let panel: HTMLElement | undefined;

  function close(): void {
    panel?.remove();
    panel = undefined;
  }

  function show(): void {
    close();
    panel = createEndPanel(heard.summary(), {
      texts,
      isConnected: isConnected(),
      onLearn(words) {
        close();
        onLearn(words);
      },
      onClose: close,
    });
    overlay.add(panel);
    panel.querySelector<HTMLElement>(".actions button")?.focus();
  }

  const onEnded = () => {
    if (heard.summary().heard >= fewestWords) show();
  };
  video.addEventListener("ended", onEnded);
  video.addEventListener("play", close);
  return {
    /** Opens or closes it. */
    turn: () => (panel === undefined ? show() : close()),
    stop() {
      close();
      video.removeEventListener("ended", onEnded);
      video.removeEventListener("play", close);
    },
  };
}
