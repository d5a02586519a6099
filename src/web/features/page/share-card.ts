import { saveFile } from "./save-file.ts";

/*
 * A picture to share of a result, drawn in the browser in the site's colours and fonts: nothing of it is sent to us.
 */

export type ShareCard = {
  readonly siteName: string;
  /** Where the site is, without the protocol. */
  readonly address: string;
  /** What the result is of, such as an episode. */
  readonly subject: string;
  /** The result itself, in a few signs. */
  readonly figure: string;
  /** A line below it. */
  readonly caption: string;
  /** Shares from 0 to 1, before and after; without it there is no bar. */
  readonly bar?: { readonly from: number; readonly to: number };
  /** Shown as a subtitle, as many as fit. */
  readonly words?: readonly string[];
  /** Whose result it is; only where the person wishes it. */
  readonly name?: string;
};

/** Pixels; the proportions that feeds show whole. */
const [width, height] = [1080, 1350];
const margin = 90;

const title = '"Brygada 1918 Variable", serif';
const plain = '"Source Sans 3 Variable", sans-serif';

/** The dark theme's colours (design/styles/tokens.css), whatever the theme of the page. */
const colours = {
  dark: "#10161f",
  glow: "#2c4468",
  lamp: "#6d4a2c",
  text: "#f3eee3",
  muted: "#a9b3c0",
  accent: "#ffd84d",
  track: "#0b1017",
  known: "#a9b4ea",
  next: "#8ed3ac",
} as const;

/** Draws the card, once its fonts are there. */
export async function drawShareCard(canvas: HTMLCanvasElement, card: ShareCard): Promise<void> {
  // Where a font cannot be loaded, the next one in its list is used.
  await Promise.allSettled([
    document.fonts.load(`600 96px ${title}`, card.figure),
    document.fonts.load(`600 40px ${plain}`, card.subject),
  ]);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("canvas is not available");
  drawRoom(context);
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  drawLine(context, card.siteName, { y: 150, size: 52, font: title, colour: colours.text });
  drawLine(context, card.subject, { y: 370, size: 54, font: plain, colour: colours.muted });
  drawLine(context, card.figure, { y: 560, size: 150, font: title, colour: colours.text });
  drawLine(context, card.caption, { y: 660, size: 50, font: plain, colour: colours.muted });
  if (card.bar !== undefined) drawBar(context, card.bar);
  if (card.words !== undefined) drawSubtitle(context, card.words);
  const signature = [card.name, card.address].filter((part) => part !== undefined && part !== "").join(" · ");
  drawLine(context, signature, { y: height - 80, size: 38, font: plain, colour: colours.muted });
}

/** A dark room with the light of a screen. */
function drawRoom(context: CanvasRenderingContext2D): void {
  context.fillStyle = colours.dark;
  context.fillRect(0, 0, width, height);
  for (const [x, y, radius, colour] of [
    [width / 2, -80, 900, colours.glow],
    [width * 0.95, height * 0.95, 520, colours.lamp],
  ] as const) {
    const light = context.createRadialGradient(x, y, 0, x, y, radius);
    light.addColorStop(0, colour);
    light.addColorStop(1, "transparent");
    context.fillStyle = light;
    context.fillRect(0, 0, width, height);
  }
}

type LineStyle = { readonly y: number; readonly size: number; readonly font: string; readonly colour: string };

/** In one line, in smaller letters where it would be too wide. */
function drawLine(context: CanvasRenderingContext2D, text: string, { y, size, font, colour }: LineStyle): void {
  context.font = `600 ${size}px ${font}`;
  const room = (width - 2 * margin) / Math.max(1, context.measureText(text).width);
  if (room < 1) context.font = `600 ${Math.floor(size * room)}px ${font}`;
  context.fillStyle = colour;
  context.fillText(text, width / 2, y);
}

function drawBar(context: CanvasRenderingContext2D, { from, to }: { from: number; to: number }): void {
  const [left, top, full, thick] = [margin, 730, width - 2 * margin, 44];
  context.save();
  context.beginPath();
  context.roundRect(left, top, full, thick, thick / 2);
  context.clip();
  context.fillStyle = colours.track;
  context.fillRect(left, top, full, thick);
  context.fillStyle = colours.next;
  context.fillRect(left, top, full * to, thick);
  context.fillStyle = colours.known;
  context.fillRect(left, top, full * from, thick);
  context.restore();
}

/** Centred lines of words on dark strips, as a film shows what is said. */
function drawSubtitle(context: CanvasRenderingContext2D, words: readonly string[]): void {
  const [size, lineHeight, mostLines, bottom] = [56, 92, 4, height - 190];
  context.font = `600 ${size}px ${plain}`;
  const lines: string[] = [];
  for (const word of words) {
    const joined = [lines.at(-1), word].filter(Boolean).join(" · ");
    if (lines.length > 0 && context.measureText(joined).width <= width - 2 * margin) lines[lines.length - 1] = joined;
    else if (lines.length < mostLines) lines.push(word);
    else break;
  }
  for (const [at, line] of lines.entries()) {
    const y = bottom - (lines.length - 1 - at) * lineHeight;
    const wide = Math.min(width - margin, context.measureText(line).width + 48);
    context.fillStyle = "rgb(5 9 15 / 72%)";
    context.beginPath();
    context.roundRect((width - wide) / 2, y - size, wide, size + 26, 10);
    context.fill();
    drawLine(context, line, { y, size, font: plain, colour: colours.accent });
  }
}

type SharedImage = { readonly fileName: string; readonly text: string };

/** Whether the browser hands pictures on to other apps. */
export function canShareImages(): boolean {
  const sample = new File([], "card.png", { type: "image/png" });
  return navigator.canShare?.({ files: [sample] }) === true;
}

/** Hands the card on to another app, or saves it where the browser cannot. Rejects when there is no picture. */
export async function shareImage(canvas: HTMLCanvasElement, { fileName, text }: SharedImage): Promise<void> {
  const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (image === null) throw new Error("the card could not be made");
  if (!canShareImages()) return saveFile(image, fileName);
  const files = [new File([image], fileName, { type: image.type })];
  try {
    await navigator.share({ files, text });
  } catch (error) {
    // Closed without choosing an app.
    if (!(error instanceof DOMException && error.name === "AbortError")) saveFile(image, fileName);
  }
}
