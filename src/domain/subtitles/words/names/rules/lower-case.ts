import type { FormCache } from "../../forms/form-cache.ts";
import { shortTitles } from "../../tables/people-words.ts";
import type { Sentence, Word } from "../../text/split-sentences.ts";
import { keyOf } from "../capitals.ts";
import type { NameClassifier } from "../name-classifier.ts";
import { type NameRule, nameExample } from "../name-rule.ts";
import { isWordInLowerCase } from "../orders.ts";
import { isPlaceInLowerCase, placesOf } from "../place-names.ts";

/** In captions without capitals, a name that is none of the words here. */
function isNamedSmall(
  sentence: Sentence,
  index: number,
  key: string,
  classifier: NameClassifier,
  forms: FormCache,
): boolean {
  return classifier.isNameInLowerCase(key) && !isWordInLowerCase(sentence, index, forms);
}

/** A known word in lower case where nothing makes a name: most words are so, and no rule is asked. */
export function isPlainWord(
  sentence: Sentence,
  index: number,
  word: Word,
  classifier: NameClassifier,
  forms: FormCache,
): boolean {
  const key = keyOf(word);
  if (!forms.get(key).isKnown || shortTitles.has(word.lower)) return false;
  if (shortTitles.has(sentence.words[index - 1]?.lower ?? "")) return false;
  return placesOf(sentence, index) === undefined && !isNamedSmall(sentence, index, key, classifier, forms);
}

/** Twenty words in lower case, by which captions are known to have no capitals. */
const noCapitals = "we went home and then we had some soup with bread and we sat by the fire until it was late. ";

export const lowerCaseRules: readonly NameRule[] = [
  {
    name: "name without a capital",
    why: "These captions have no capitals, and the word is hardly ever anything else than a name.",
    says: "name",
    when: ({ sentence, index, key, classifier, forms }) => isNamedSmall(sentence, index, key, classifier, forms),
    decides: nameExample("sarah", `${noCapitals}then sarah told us.`),
    leaves: nameExample("bill", `${noCapitals}then the bill came.`),
  },
  {
    name: "place without a capital",
    why: "Two words that are a place together, one of which is no word besides.",
    says: "name",
    when: ({ sentence, index, classifier, forms }) => {
      const places = placesOf(sentence, index);
      return places !== undefined && isPlaceInLowerCase(places, classifier, forms);
    },
    decides: nameExample("city", "I was born in mexico city."),
    leaves: nameExample("city", "I was born in a big city."),
  },
  {
    name: "name elsewhere",
    why: "No dictionary has the word, and with a capital it is a name.",
    says: "name",
    when: ({ info, confidence, classifier, key }) =>
      !info.isKnown && confidence === 2 && !classifier.isMostlyLowerCase(key),
    decides: nameExample("zorblax", "Ask Zorblax. We know Zorblax. Hey, zorblax!"),
    leaves: nameExample("blorp", "The blorp is here. A Blorp! Hey, blorp!"),
  },
];
