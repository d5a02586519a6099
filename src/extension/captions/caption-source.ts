import { type Caption, shownTrack, type Watching, watchNodes, watchTrack } from "./watch-captions.ts";
import { type ShiftedFile, watchFile } from "./watch-file.ts";

/** Where the lines come from: a file of the person's own, else the shown track, else nodes of the page. */
export type CaptionSource = {
  /** Undefined takes the file away. */
  showFile(file: ShiftedFile | undefined): void;
  /** Nodes of the page that are its captions; undefined for none. */
  setSelector(selector: string | undefined): void;
  stop(): void;
};

export function createCaptionSource(video: HTMLVideoElement, onCaption: (caption: Caption) => void): CaptionSource {
  let file: ShiftedFile | undefined;
  let selector: string | undefined;
  let watching: Watching | undefined;

  function watch(): void {
    watching?.stop();
    watching = undefined;
    const track = shownTrack(video);
    if (file !== undefined) watching = watchFile(video, file, onCaption);
    else if (track !== undefined) watching = watchTrack(track, onCaption);
    else if (selector !== undefined) watching = watchNodes(selector, onCaption);
  }
  const clear = () => onCaption({ text: "", nodes: [] });
  const onTracks = () => {
    if (shownTrack(video) !== undefined && file === undefined) watch();
  };
  video.textTracks.addEventListener("change", onTracks);

  return {
    showFile(given) {
      file = given;
      if (file === undefined) clear();
      watch();
    },
    setSelector(given) {
      selector = given;
      if (file === undefined) clear();
      watch();
    },
    stop() {
      watching?.stop();
      video.textTracks.removeEventListener("change", onTracks);
    },
  };
}
