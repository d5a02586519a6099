import { readShown, type Shown, textOf } from "./read-nodes.ts";

export type Caption = {
  /** Empty while nothing is said. */
  readonly text: string;
  /** What shows it in the page; empty for a track, which the browser draws. */
  readonly nodes: readonly Element[];
};

export type Watching = { stop(): void };

function searchVideos(root: Document | ShadowRoot): HTMLVideoElement[] {
  const found = [...root.querySelectorAll("video")];
  for (const { shadowRoot } of root.querySelectorAll("*"))
    if (shadowRoot !== null) found.push(...searchVideos(shadowRoot));
  return found;
}

/** The video that fills most of the page; undefined without one. */
export function findVideo(): HTMLVideoElement | undefined {
  const area = (video: HTMLVideoElement) => video.clientWidth * video.clientHeight;
  return searchVideos(document)
    .sort((a, b) => area(b) - area(a))
    .find((video) => area(video) > 0);
}

/** The track that is shown, in English or without a language; undefined without one. */
export function shownTrack({ textTracks }: HTMLVideoElement): TextTrack | undefined {
  const isSpoken = ({ kind }: TextTrack) => kind === "subtitles" || kind === "captions";
  const isEnglish = ({ language }: TextTrack) => language === "" || /^en\b/i.test(language);
  return [...textTracks].find((track) => track.mode === "showing" && isSpoken(track) && isEnglish(track));
}

function textOfCue(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? textOf(cue.getCueAsHTML()) : "";
}

/** Takes a track's lines while the browser does not draw them itself. */
export function watchTrack(track: TextTrack, onCaption: (caption: Caption) => void): Watching {
  track.mode = "hidden";
  const tell = () => {
    const text = [...(track.activeCues ?? [])].map(textOfCue).join("\n");
    onCaption({ text, nodes: [] });
  };
  track.addEventListener("cuechange", tell);
  tell();
  return {
    stop() {
      track.removeEventListener("cuechange", tell);
      if (track.mode === "hidden") track.mode = "showing";
    },
  };
}

/** Every open shadow root of the page, whose changes the document's observer does not see. */
function rootsOf(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const inside = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : [shadowRoot]));
  return [root, ...inside.flatMap(rootsOf)];
}

/**
 * Takes the lines that nodes of the page show. Players replace their nodes whole, or add word by word: whatever changes,
 * the lines are read again, once a frame.
 */
export function watchNodes(selector: string, onCaption: (caption: Caption) => void): Watching {
  const observed = new WeakSet<Node>();
  let last: Shown = { text: "", nodes: [] };
  let frame = 0;
  const observer = new MutationObserver(() => {
    if (frame === 0) frame = requestAnimationFrame(read);
  });

  function observe() {
    for (const root of rootsOf(document)) {
      if (observed.has(root)) continue;
      observed.add(root);
      observer.observe(root, { childList: true, characterData: true, subtree: true });
    }
  }

  function read() {
    frame = 0;
    observe();
    const shown = readShown(selector);
    if (shown.text === last.text && shown.nodes.every((node, at) => node === last.nodes[at])) return;
    last = shown;
    onCaption(shown);
  }

  read();
  return {
    stop() {
      observer.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
