/** Enough to find the zero bytes of UTF-16 text, even after a title line in another script. */
const SAMPLE_BYTES = 4096;

const LINE_END = /\r\r?\n|[\r\u0085\u2028\u2029\v\f]/g;
/** Control characters; soft hyphens, zero-width and bidirectional marks. */
const INVISIBLE = /[^\t\n -~\u00a0-\uffff]|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** What a text in one byte a letter is taken for. */
type CodePage = "windows-1252" | "windows-1254";

/** Decodes a subtitle file as `decodeText` does, at last as Windows-1252: it suits English files. */
export function decodeSubtitle(bytes: Uint8Array): string {
  return decodeText(bytes, "windows-1252");
}

/**
 * Decodes a file: by its byte order mark, else as UTF-16 where zero bytes indicate it, else as UTF-8, else by the code page.
 * Never fails. Lines end with `\n`; control and formatting characters (NUL, zero-width, bidirectional marks) are removed.
 */
export function decodeText(bytes: Uint8Array, codePage: CodePage): string {
  return decodeBytes(bytes, codePage).replaceAll("\r\n", "\n").replace(LINE_END, "\n").replace(INVISIBLE, "");
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
