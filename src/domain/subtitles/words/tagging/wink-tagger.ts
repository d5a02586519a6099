import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";

/** Gives each word the tag (Universal POS) that the model guesses. */
export type Tagger = (words: readonly string[]) => string[];

/** Words of one call to the model: enough to be fast, few enough to be small. */
const batch = 4000;

/** The model never forgets a word that it did not know; after this many words given it is built anew (80 ms). */
const maxDistinct = 100_000;

/**
 * Tags by wink-nlp. A word must be free of spaces; what the model takes apart counts by its first part.
 * The tagger keeps what it learns of unknown words, within bounds.
 */
export function createTagger(): Tagger {
  let nlp = winkNLP(model, ["pos"]);
  const seen = new Set<string>();

  const tagBatch = (words: readonly string[], tags: string[]) => {
    for (const word of words) seen.add(word);
    if (seen.size > maxDistinct) {
      seen.clear();
      nlp = winkNLP(model, ["pos"]);
    }
    const { its } = nlp;
    const tokens = nlp.readDoc(words.join(" ")).tokens();
    const guesses = tokens.out(its.pos);
    const spaces = tokens.out(its.precedingSpaces);
    for (const [index, guess] of guesses.entries()) if (index === 0 || spaces[index] !== "") tags.push(guess);
  };

  return (words) => {
    const tags: string[] = [];
    for (let start = 0; start < words.length; start += batch) tagBatch(words.slice(start, start + batch), tags);
    return tags;
  };
}
