import { ENGLISH_FUNCTION_WORDS, type IsWord } from "./known-words.ts";

const TURKISH_I = /[İı]/;
const WORD = /\p{L}*[İı]\p{L}*/gu;

/**
 * English that was typed or converted with a Turkish i ("İt's", "thınk", "IT İS") has its plain letters again. Words that
 * are English only by chance stay in a file where most of such words are none: it is partly Turkish.
 *
 * @param texts of a whole file
 */
export function foldTurkishI(texts: readonly string[], isWord: IsWord): string[] {
  if (!texts.some((text) => TURKISH_I.test(text))) return [...texts];
  let english = 0;
  let others = 0;
  for (const text of texts) {
    for (const [word] of text.matchAll(WORD)) {
      if (isEnglish(folded(word), isWord)) english++;
      // "İzmir" is a name in English too.
      else if (!/^İ[^ı]*$/.test(word)) others++;
    }
  }
  if (english <= others) return [...texts];
  return texts.map((text) =>
    text.replace(WORD, (word) => {
      const plain = folded(word);
      return isEnglish(plain, isWord) ? plain : word;
    }),
  );
}

function folded(word: string): string {
  const isShouted = /\p{Lu}.*\p{Lu}|^\p{Lu}$/u.test(word) && !/[a-z]/.test(word);
  return word.replaceAll("İ", "I").replaceAll("ı", isShouted ? "I" : "i");
}

function isEnglish(word: string, isWord: IsWord): boolean {
  const small = word.toLowerCase();
  return small === "i" || ENGLISH_FUNCTION_WORDS.has(small) || isWord(small);
}
