import type { PartOfSpeech } from "../../lexicon/part-of-speech.ts";
import type { PhraseMatch } from "./phrases/matched-phrase.ts";
import { joiningWords } from "./tables/closed-classes.ts";
import { properWords, wordsInLowerCase } from "./tables/proper-words.ts";
import { isItemTag } from "./tag.ts";
import type { TokenizedSentence } from "./tagging/build-tokens.ts";
import type { Token } from "./tagging/token.ts";

/** A tagged sentence and the multiword headwords in it. */
export type AnalysedSentence = TokenizedSentence & { readonly phrases: readonly PhraseMatch[] };

/** A headword where it is said. */
export type FoundItem = {
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  /** Indexes of its own tokens, without those of an object that parts them. */
  readonly at: readonly number[];
};

/** The part of speech under which a single word is an item; undefined where it is none. */
function itemPartOfSpeech({ tag, form, info }: Token): PartOfSpeech | undefined {
  if (isItemTag(tag)) return tag;
  return tag === info.closed[0] ? joiningWords.get(form) : undefined;
}

/** The items of a sentence: its phrases, then the words that are in none of them. */
export function findItems({ sentence, tokens, phrases }: AnalysedSentence): FoundItem[] {
  const items: FoundItem[] = phrases.map(({ pattern, tokens: at }) => ({
    phrase: pattern.phrase,
    partOfSpeech: pattern.partOfSpeech,
    at,
  }));
  const inPhrase = new Set(items.flatMap(({ at }) => at));
  for (const [at, token] of tokens.entries()) {
    const partOfSpeech = inPhrase.has(at) ? undefined : itemPartOfSpeech(token);
    if (partOfSpeech === undefined) continue;
    // "March!", "polish it" and "a telephone pole" are no proper words.
    const isPlain = wordsInLowerCase.has(token.lemma) && /^\p{Ll}/u.test(sentence.words[token.word]?.text ?? "");
    const proper = partOfSpeech === "verb" || isPlain ? undefined : properWords.get(token.lemma);
    items.push({ phrase: proper ?? token.lemma, partOfSpeech, at: [at] });
  }
  return items;
}
