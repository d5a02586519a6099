import { commonWords } from "./common-words.ts";

/** Signs written in place of letters. */
const leet: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
};

/** Rows, columns and zigzags of the keyboard, the alphabet and the digits, used in both directions. */
const runs = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik",
  "q1w2e3r4t5y6u7i8o9p0",
  "qazwsxedcrfvtgbyhnujm",
  "a1b2c3d4e5f6g7h8i9j0",
  "1a2b3c4d5e6f7g8h9i0j",
  "147258369",
  "159357",
];
const bothWays = runs.flatMap((run) => [run, [...run].reverse().join("")]);

const shortestRun = 3;

function fold(password: string): string {
  return password.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i");
}

/** Replaces signs by the digits of their keys on the US keyboard. */
function unshift(text: string): string {
  return text.replace(/[!@#$%^&*()]/g, (sign) => String(("!@#$%^&*()".indexOf(sign) + 1) % 10));
}

/** Length of the predictable part at `start`: a repeated character, or a run. */
function predictableLength(text: string, start: number): number {
  const first = text[start] ?? "";
  let repeated = 1;
  while (text[start + repeated] === first) repeated += 1;
  let longest = repeated;
  for (const run of bothWays) {
    for (let at = run.indexOf(first); at !== -1; at = run.indexOf(first, at + 1)) {
      let length = 1;
      while (start + length < text.length && text[start + length] === run[at + length]) length += 1;
      if (length >= shortestRun) longest = Math.max(longest, length);
    }
  }
  return longest;
}

/** True where the text consists of at most `parts` repetitions and runs. */
function isPredictable(text: string, parts: number): boolean {
  let at = 0;
  for (let part = 0; part < parts && at < text.length; part += 1) {
    at += predictableLength(text, at);
  }
  return at === text.length;
}

/** Predictable digits: up to two of any, a year, a run, a repetition, a repeated pair. */
function isUsualNumber(digits: string): boolean {
  return (
    digits.length <= 2 || /^(1[89]|20)\d\d$/.test(digits) || /^(\d\d?)\1+$/.test(digits) || isPredictable(digits, 2)
  );
}

/** True where every character is repeated: aa112233. */
function isDoubled(text: string): boolean {
  return (text.match(/(.)\1*/gu) ?? []).every((group) => group.length > 1);
}

function isCommonWord(text: string): boolean {
  const letters = [...text].map((sign) => leet[sign] ?? sign).join("");
  const half = letters.slice(0, letters.length / 2);
  return [letters, letters.replaceAll("i", "l"), half + half === letters ? half : letters].some((word) =>
    commonWords.has(word),
  );
}

/**
 * True for passwords like those in lists of the most common ones: a common word or name (also with signs for letters)
 * with predictable digits before or after it, or runs on the keyboard and repetitions. A rule instead of a list;
 * docs/decisions/0006 says what it covers and what it costs.
 */
export function isCommonPassword(password: string): boolean {
  const text = fold(password);
  if (isDoubled(text) || isPredictable(text, 3) || isPredictable(unshift(text), 3)) return true;
  // Signs at the ends, as rules for "special characters" produce them.
  const bare = text.replace(/^[^\p{L}\p{N}]{1,2}/u, "").replace(/[^\p{L}\p{N}]{1,3}$/u, "");
  return [text, bare].some((candidate) => {
    if (isCommonWord(candidate) || isPredictable(candidate, 3)) return true;
    // Every way to separate digits from the word: a "1" may be a letter or begin the number.
    for (let head = 0; head <= (/^\d*/.exec(candidate)?.[0].length ?? 0); head += 1) {
      const tail = /[\d._-]*$/.exec(candidate)?.[0].length ?? 0;
      for (let end = candidate.length - tail; end <= candidate.length; end += 1) {
        const word = candidate.slice(head, Math.max(head, end));
        const numbers = [candidate.slice(0, head), candidate.slice(end).replace(/^[._-]/, "")];
        if (
          word !== "" &&
          isCommonWord(word) &&
          numbers.every((digits) => /^\d*$/.test(digits) && isUsualNumber(digits))
        )
          return true;
      }
    }
    return false;
  });
}
