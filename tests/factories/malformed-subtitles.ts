import type { Random } from "../../src/domain/quiz/random.ts";

const text = new TextEncoder();

/** What readers of subtitles stumble over, put anywhere into a file. */
const snippets = [
  ..."\0\r\n\t<>{}[]()♪#-–…&|'\"\\%,.:;",
  "\r\n\r\n",
  "\n\n\n\n",
  "-->",
  " --> --> ",
  "99:99:99,999 --> 00:00:00,000",
  "00:00:01,000 --> 00:00:02,000",
  "-1:00:00,000 --> 1e9:00:00,000",
  "00:00:00.000 --> 9999999999:00:00.000 line:0%",
  "WEBVTT\n\nSTYLE\n::cue {",
  "NOTE\n",
  "[Script Info]\n[Events]\nFormat: Start, End, Text\n",
  "Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,",
  "Dialogue: ,,,,,,,,,{\\p1}m 0 0",
  "{\\an8}{\\fs",
  '<font color="',
  "<v ",
  "</i></i><b>",
  "&#x110000;&#55296;&amp;amp;",
  "MAN: ",
  "Mc",
  "n't",
  "a-".repeat(40),
  "a".repeat(400),
  "no. ".repeat(40),
  "💥\u200f\u202e\ufeff\u0301\u0301",
  "ﬁ ﷺ İı ß",
];

const hostileBytes = [[0xff, 0xfe], [0xfe, 0xff], [0xef, 0xbb, 0xbf], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xff], [0x00]];

type Mutation = (bytes: Uint8Array, random: Random, other: Uint8Array) => Uint8Array;

const below = (limit: number, random: Random) => Math.floor(random() * limit);

function pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[], random: Random): Value {
  const value = values[below(values.length, random)];
  if (value === undefined) throw new Error("nothing to pick from");
  return value;
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}

/** Start and end of a piece of at most `longest` bytes. */
function pieceOf(bytes: Uint8Array, random: Random, longest: number): [number, number] {
  const start = below(bytes.length + 1, random);
  return [start, Math.min(bytes.length, start + below(longest, random))];
}

function insert(bytes: Uint8Array, at: number, piece: Uint8Array): Uint8Array {
  return join(bytes.subarray(0, at), piece, bytes.subarray(at));
}

/** Changes the lines of a text; bytes that are no UTF-8 become replacement characters. */
function changeLines(change: (lines: string[], random: Random) => string[]): Mutation {
  return (bytes, random) => text.encode(change(new TextDecoder().decode(bytes).split("\n"), random).join("\n"));
}

const mutations: Readonly<Record<string, Mutation>> = {
  "a byte changed": (bytes, random) => {
    const changed = Uint8Array.from(bytes);
    for (let times = 1 + below(20, random); times > 0; times -= 1) {
      changed[below(changed.length, random)] = below(256, random);
    }
    return changed;
  },
  "cut short": (bytes, random) => bytes.subarray(0, below(bytes.length + 1, random)),
  "the start missing": (bytes, random) => bytes.subarray(below(bytes.length + 1, random)),
  "a piece missing": (bytes, random) => {
    const [start, end] = pieceOf(bytes, random, 2_000);
    return join(bytes.subarray(0, start), bytes.subarray(end));
  },
  "a piece many times": (bytes, random) => {
    const [start, end] = pieceOf(bytes, random, 60);
    const piece = bytes.subarray(start, end);
    return insert(bytes, end, join(...Array.from({ length: below(200, random) }, () => piece)));
  },
  "a piece elsewhere": (bytes, random) => {
    const [start, end] = pieceOf(bytes, random, 2_000);
    return insert(bytes, below(bytes.length + 1, random), bytes.slice(start, end));
  },
  "a piece of another file": (bytes, random, other) =>
    insert(bytes, below(bytes.length + 1, random), other.slice(...pieceOf(other, random, 2_000))),
  "random bytes": (bytes, random) =>
    insert(
      bytes,
      below(bytes.length + 1, random),
      Uint8Array.from({ length: below(300, random) }, () => below(256, random)),
    ),
  "hostile bytes": (bytes, random) =>
    insert(bytes, pick([0, below(bytes.length + 1, random)], random), Uint8Array.from(pick(hostileBytes, random))),
  "hostile text": (bytes, random) => {
    let changed = bytes;
    for (let times = 1 + below(8, random); times > 0; times -= 1) {
      changed = insert(changed, below(changed.length + 1, random), text.encode(pick(snippets, random)));
    }
    return changed;
  },
  "another encoding": (bytes, random) => {
    const decoded = new TextDecoder().decode(bytes);
    const utf16 = Buffer.from(decoded, "utf16le");
    return pick([utf16, utf16.subarray(1), utf16.subarray(0, -1), Buffer.from(decoded, "latin1")], random);
  },
  "lines shuffled": changeLines((lines, random) => {
    const changed = [...lines];
    for (let times = below(60, random); times > 0; times -= 1) {
      const [from, to] = [below(changed.length, random), below(changed.length, random)];
      [changed[from], changed[to]] = [changed[to] ?? "", changed[from] ?? ""];
    }
    return changed;
  }),
  "lines without ends": changeLines((lines, random) => {
    const share = random();
    return [lines.map((line) => (random() < share ? `${line} ` : `${line}\n`)).join("")];
  }),
  "lines left out": changeLines((lines, random) => {
    const share = random();
    return lines.filter(() => random() > share);
  }),
  "capitals changed": changeLines((lines, random) => {
    const share = random();
    return lines.map((line) => {
      if (random() > share) return line;
      return random() < 0.5 ? line.toUpperCase() : line.toLowerCase();
    });
  }),
  "spaces changed": changeLines((lines, random) => {
    const space = pick(["", "\t", "  ", "\u00a0", "\u3000", "-", ", "], random);
    return lines.map((line) => (line.includes("-->") && random() < 0.9 ? line : line.replaceAll(" ", space)));
  }),
};

/** How a file was damaged, by name. */
export const mutationNames = Object.keys(mutations);

export type MalformedFile = { readonly bytes: Uint8Array; readonly extension: string; readonly damage: string[] };

/** A damaged copy of one of the files: one to four mutations, often of a short part of it. The same for the same seed. */
export function malformedFile(files: readonly Uint8Array[], random: Random): MalformedFile {
  let bytes: Uint8Array = pick(files, random);
  // Mostly 300 bytes to 6 KB: what is wrong with a file shows in a part of it, and short files are read faster.
  if (random() < 0.97) {
    const length = Math.min(bytes.length, Math.round(300 * 20 ** random()));
    const start = random() < 0.5 ? 0 : below(bytes.length - length + 1, random);
    bytes = bytes.subarray(start, start + length);
  }
  const damage: string[] = [];
  for (let times = 1 + below(4, random); times > 0; times -= 1) {
    const name = pick(mutationNames, random);
    const mutate = mutations[name];
    if (mutate === undefined || bytes.length === 0) continue;
    bytes = mutate(bytes, random, pick(files, random));
    damage.push(name);
  }
  return { bytes, extension: pick(["srt", "srt", "srt", "vtt", "ass", "ssa"], random), damage };
}
