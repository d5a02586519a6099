import { ENGLISH_FUNCTION_WORDS, type IsWord } from "./known-words.ts";

/** Words run together that no English word looks like, at the beginning of a word: a contraction, two small words, "I" and a verb. */
const SURE =
  /\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|should|would|has|have|had)n't(?=[a-z]{2})|(?:I|you|we|they|he|she|it|that|there|what|who|let)'(?:re|ve|ll|m|s|d)(?=[a-z]{2})|(?:what|where|who|how|why|you|we|they|she|he|that|this|there|and|but|of|to|in|for|with)(?=(?:are|were|was|have|had|has|did|does|will|would|could|should|the|you|we|they)\b)|I(?=(?:am|was|can|did|got|saw|do|thought|know|think|want|have|need|said|told|love|like|mean|guess|hope|will|would|could|should|had|don't|can't|didn't)\b))/i;
const FEWEST = 2;

const WORD = /(?<![\p{L}\d'-])\p{L}+(?:'\p{L}+)?(?![\p{L}\d'-])/gu;
const CONTRACTION = /^(?:[a-z]+n't|[a-z]+'(?:re|ve|ll|m|s|d))(?=[a-z]{2})/i;
/** "I'mma" */
const SPOKEN = /^(?:ma|mo|na|da)$/;
const SMALL = new Set([..."a i".split(" "), ..."me no he so on was to in of at be by as or am".split(" ")]);
const MOST_PARTS = 4;

/** Whether spaces are missing in a file, as where a scan lost them. */
export function isRunTogether(texts: readonly string[], isWord: IsWord): boolean {
  let found = 0;
  for (const text of texts) {
    if (!SURE.test(text)) continue;
    for (const [word] of text.matchAll(WORD)) if (splitSurely(word, isWord) !== undefined) found++;
    if (found >= FEWEST) return true;
  }
  return false;
}

/**
 * Splits words that are run together ("Don'tworry", "youwere"); in a file where spaces are missing also others, of which
 * one part is a frequent word ("thedog"). What cannot be split stays.
 */
export function fixMerged(text: string, isWord: IsWord, isFileMerged: boolean): string {
  if (!isFileMerged && !SURE.test(text)) return text;
  return text.replace(WORD, (word, at: number) => {
    const surely = splitSurely(word, isWord);
    if (surely !== undefined) return surely;
    const isName = /^\p{Lu}/u.test(word) && !/(?:^|[.?!"-] ?)$/.test(text.slice(0, at));
    return isFileMerged && !isName ? (splitParts(word, isWord, MOST_PARTS) ?? word) : word;
  });
}

function splitSurely(word: string, isWord: IsWord): string | undefined {
  const head = CONTRACTION.exec(word)?.[0] ?? SURE.exec(word)?.[0];
  if (head === undefined || !word.startsWith(head) || isWord(word.toLowerCase())) return undefined;
  const tail = word.slice(head.length);
  return isKnown(tail, isWord) && !SPOKEN.test(tail) ? `${head} ${tail}` : undefined;
}

function splitParts(word: string, isWord: IsWord, most: number): string | undefined {
  if (isKnown(word, isWord)) return word;
  if (most < 2) return undefined;
  for (let at = word.length - 1; at > 0; at--) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (isSmall(head)) {
      const rest = isSmall(tail) ? tail : tail.length > 2 ? splitParts(tail, isWord, most - 1) : undefined;
      if (rest !== undefined) return `${head} ${rest}`;
    } else if (isSmall(tail) && tail.length > 1 && head.length > 2 && isKnown(head, isWord)) return `${head} ${tail}`;
  }
  return undefined;
}

function isSmall(word: string): boolean {
  const small = word.toLowerCase();
  return small === "i" ? word === "I" : SMALL.has(small) || ENGLISH_FUNCTION_WORDS.has(small);
}

function isKnown(word: string, isWord: IsWord): boolean {
  return isSmall(word) || isWord(word.toLowerCase());
}
