/** Where a line stands above the bottom of the window, and how large its letters are, in pixels. */
export type Place = { readonly bottom: number; readonly size: number };

/** Where the page shows its captions; without nodes, where browsers draw those of a track. */
export function placeOf(nodes: readonly Element[], player: HTMLElement): Place {
  const rects = nodes.map((node) => node.getBoundingClientRect()).filter(({ height }) => height > 0);
  const frame = player.getBoundingClientRect();
  const bottom =
    rects.length === 0 ? frame.bottom - frame.height * 0.08 : Math.max(...rects.map((rect) => rect.bottom));
  const [first] = nodes;
  const own = first === undefined ? 0 : Number.parseFloat(getComputedStyle(first).fontSize);
  const size = Math.min(Math.max(own, Math.min(frame.height / 22, frame.width / 18), 16), 54);
  return { bottom: Math.max(8, window.innerHeight - bottom), size };
}
