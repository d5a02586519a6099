import type { FormCache } from "../forms/form-cache.ts";
import type { FormInfo } from "../forms/form-info.ts";
import type { Sentence, Word } from "../text/split-sentences.ts";
import type { Token } from "./token.ts";

/** A sentence, and which of its running words are names. */
export type NamedSentence = { readonly sentence: Sentence; readonly isName: readonly boolean[] };

export type TokenizedSentence = NamedSentence & { readonly tokens: readonly Token[] };

/** "Miss" with a capital inside a sentence is the title ("to Miss Carter"). */
function isTitle(word: Word, index: number): boolean {
  return word.text === "Miss" && index > 0 && (word.before === "" || word.before === ",");
}

/** Punctuation that parts phrases; hyphens and signs of money do not. */
function isBreak(before: string): boolean {
  return before !== "" && before !== "-" && before !== "$" && before !== "£" && before !== "€";
}

/** A name keeps its ending as a token: "Rose's" is Rose and 's. */
function formsOf(word: Word, index: number, isName: boolean, forms: FormCache): readonly FormInfo[] {
  if (word.isDigits) return [forms.unread(word.lower)];
  const infos = forms.expand(word.lower);
  if (isTitle(word, index))
    return infos.map((info) => ({ ...info, candidates: info.candidates.filter(({ tag }) => tag === "noun") }));
  if (!isName) return infos;
  const [ending] = /'(?:s|ll|d|ve|re)$/.exec(word.lower) ?? [];
  return ending === undefined
    ? [forms.unread(word.lower)]
    : [forms.unread(word.lower.slice(0, -ending.length)), ...infos.slice(-1)];
}

/** Splits the running words of a sentence into tokens, which are to be tagged. */
export function buildTokens({ sentence, isName }: NamedSentence, forms: FormCache): Token[] {
  const tokens: Token[] = [];
  for (const [wordIndex, word] of sentence.words.entries()) {
    const isNameWord = isName[wordIndex] === true;
    let { before } = word;
    let isFirst = true;
    for (const info of formsOf(word, wordIndex, isNameWord, forms)) {
      tokens.push({
        form: info.form,
        info,
        index: tokens.length,
        word: wordIndex,
        isAfterBreak: tokens.length === 0 || isBreak(before),
        before,
        tag: isNameWord && isFirst ? "name" : word.isDigits ? "digits" : "unknown",
        lemma: info.form,
        feature: undefined,
      });
      before = "";
      isFirst = false;
    }
  }
  return tokens;
}
