import { mendControls } from "./cleaning/c1-controls.ts";

/** Enough to find the zero bytes of UTF-16 text, even after a title line in another script. */
const SAMPLE_BYTES = 4096;

const LINE_END = /\r\r?\n|[\r\u2028\u2029\v\f]/g;
/** Control characters; soft hyphens, zero-width and bidirectional marks. */
const INVISIBLE = /[^\t\n -~\u00a0-\uffff]|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** What a text in one byte a letter is taken for. */
type CodePage = "windows-1252" | "windows-1254";

/** The six letters in which Windows-1254 differs from Windows-1252: Ğ İ Ş ğ ı ş, where that has Ð Ý Þ ð ý þ. */
const TURKISH = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe]);
/** Letters of the languages that have those six, or some of them (Icelandic, Faroese), and which Turkish lacks: Á Æ Í Ó Ú á æ í ó ú. */
const NOT_TURKISH = new Set([0xc1, 0xc6, 0xcd, 0xd3, 0xda, 0xe1, 0xe6, 0xed, 0xf3, 0xfa]);

/**
 * Decodes a subtitle file as `decodeText` does, at last as Windows-1252, which suits English files, or as Windows-1254
 * where the letters are Turkish ones.
 */
export function decodeSubtitle(bytes: Uint8Array): string {
  return decodeText(bytes, codePageOf(bytes));
}

function codePageOf(bytes: Uint8Array): CodePage {
  let turkish = 0;
  let others = 0;
  for (const byte of bytes) {
    if (byte < 0xc1) continue;
    if (TURKISH.has(byte)) turkish++;
    else if (NOT_TURKISH.has(byte)) others++;
  }
  return turkish > others ? "windows-1254" : "windows-1252";
}

/**
 * Decodes a file: by its byte order mark, else as UTF-16 where zero bytes indicate it, else as UTF-8, else by the code page.
 * Never fails. Lines end with `\n`; Windows-1252 that was taken for Latin-1 is mended; control and formatting characters (NUL, zero-width, bidirectional marks) are removed.
 */
export function decodeText(bytes: Uint8Array, codePage: CodePage): string {
  const decoded = decodeBytes(bytes, codePage);
  // U+0085 ends lines, by its name, where no other does; else it was an ellipsis.
  const text = /[\r\n]/.test(decoded) ? decoded : decoded.replaceAll("\u0085", "\n");
  return mendControls(text.replaceAll("\r\n", "\n").replace(LINE_END, "\n")).replace(INVISIBLE, "");
}

function decodeBytes(bytes: Uint8Array, codePage: CodePage): string {
  const utf16 = utf16Label(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeDamaged(bytes, codePage);
  }
}

/**
 * A UTF-8 file with a few invalid bytes is still UTF-8: by a code page all its apostrophes would be wrong. Real text of a
 * code page contains hardly any valid UTF-8 sequences.
 */
function decodeDamaged(bytes: Uint8Array, codePage: CodePage): string {
  const loose = new TextDecoder("utf-8").decode(bytes);
  const broken = loose.match(/\uFFFD/g)?.length ?? 0;
  const whole = (loose.match(/\P{ASCII}/gu)?.length ?? 0) - broken;
  return whole > broken ? loose : new TextDecoder(codePage).decode(bytes);
}

function utf16Label(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const pairs = Math.floor(Math.min(bytes.length, SAMPLE_BYTES) / 2);
  let firstZero = 0;
  let secondZero = 0;
  for (let pair = 0; pair < pairs; pair++) {
    if (bytes[2 * pair] === 0) firstZero++;
    if (bytes[2 * pair + 1] === 0) secondZero++;
  }
  const mostly = pairs * 0.4;
  const hardly = pairs * 0.05;
  if (secondZero > mostly && firstZero <= hardly) return "utf-16le";
  if (firstZero > mostly && secondZero <= hardly) return "utf-16be";
  return undefined;
}
