import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";

/** Gives each word the tag (Universal POS) that the model predicts. */
export type Tagger = (words: readonly string[]) => string[];

/** Words of one call to the model: enough to be fast, few enough to be small. */
const batch = 4000;

/**
 * The model without its patterns for custom entities, which tagging does not use. wink-nlp encodes them as JSON once
 * more at every build: they double each time, and the 21st build in a process would fail.
 */
const taggingModel: typeof model = { ...model, metaCER: () => ({ machines: "", transformers: [] }) };

/**
 * Tags by wink-nlp. A word must be free of spaces; where the model takes one apart, the tag of its first part counts.
 * The model keeps every word that it did not know; after `maxDistinct` distinct words it is built anew (about 100 ms).
 */
export function createTagger(maxDistinct = 100_000): Tagger {
  let nlp = winkNLP(taggingModel, ["pos"]);
  const seen = new Set<string>();

  const tagBatch = (words: readonly string[], tags: string[]) => {
    for (const word of words) seen.add(word);
    if (seen.size > maxDistinct) {
      seen.clear();
      nlp = winkNLP(taggingModel, ["pos"]);
    }
    const { its } = nlp;
    const tokens = nlp.readDoc(words.join(" ")).tokens();
    const predictions = tokens.out(its.pos);
    const spaces = tokens.out(its.precedingSpaces);
    for (const [index, prediction] of predictions.entries())
      if (index === 0 || spaces[index] !== "") tags.push(prediction);
  };

  return (words) => {
    const tags: string[] = [];
    for (let start = 0; start < words.length; start += batch) tagBatch(words.slice(start, start + batch), tags);
    return tags;
  };
}

let shared: Tagger | undefined;

/** The one tagger of the process: the model takes about 100 ms to build. */
export function sharedTagger(): Tagger {
  shared ??= createTagger();
  return shared;
}
