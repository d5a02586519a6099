import type { FormInfo } from "../../forms/form-info.ts";
import { numberWords } from "../../tables/fixed-words.ts";
import { brands, namesThatAreWords } from "../../tables/people-words.ts";
import { isAllCapitals, isDetermined, keyOf } from "../capitals.ts";
import { isOwner } from "../compounds.ts";
import { isLeading, type NameRule, nameExample, pairsOf } from "../name-rule.ts";
import { isCompound, isNewspaper, isOfSite } from "../place-names.ts";
import { isTitleOfWork } from "../work-titles.ts";

/** "Westward", "Yours fondly"; before no other name also "Quixotic" and "Citing": no names unless they often look like one. */
function isUnlikely({ form, candidates }: FormInfo, isFirst: boolean): boolean {
  const isOnly = (...tags: readonly string[]) =>
    candidates.length > 0 && candidates.every(({ tag }) => tags.includes(tag));
  if (isOnly("adverb")) return true;
  const isFormOf = isOnly("verb", "adjective") && candidates.some(({ lemma }) => lemma !== form);
  return !isFirst && (isFormOf || isOnly("adjective"));
}

/** No name of one person has these before it. */
const ofSomeone = /^(?:a|an|my|your|his|her|its|our|their|some|every|another|these|those)$/;

/** What a word with a capital is inside a sentence, where only names have one. */
export const insideRules: readonly NameRule[] = [
  {
    name: "name in all capitals",
    why: "A brand, or a name of these files; one that is a word too only where it is hardly ever the word.",
    says: "name",
    when: ({ word, info, key, confidence, classifier }) =>
      isAllCapitals(word) &&
      info.isKnown &&
      (brands.has(key) || (confidence === 2 && (!namesThatAreWords.has(key) || classifier.isNameThroughout(key)))),
    decides: nameExample("VISA", "I paid with VISA today."),
    leaves: nameExample("CASH", "I paid with CASH today."),
  },
  {
    name: "emphasis",
    why: "A known word is written in capitals to be said loudly.",
    says: "word",
    when: ({ word, info }) => isAllCapitals(word) && info.isKnown,
    decides: nameExample("HEDGEHOG", "That is HEDGEHOG over there."),
    leaves: nameExample("Hedgehog", "That is Hedgehog over there."),
  },
  {
    name: "name in title case",
    why: "Where all words have capitals, what else makes a name counts.",
    says: "name",
    when: (place) => {
      const { isTitleCase, confidence, info, key, classifier } = place;
      if (!isTitleCase) return false;
      if (confidence > 0 || pairsOf(place) > 0 || !info.isKnown) return true;
      return namesThatAreWords.has(key) && classifier.isMostlyCapitalised(key);
    },
    decides: nameExample("Frank", "The Strange House Of Frank And His Dog"),
    leaves: nameExample("Dog", "The Strange House Of Frank And His Dog"),
  },
  {
    name: "title case",
    why: "Where all words have capitals, a capital says nothing.",
    says: "word",
    when: ({ isTitleCase }) => isTitleCase,
    decides: nameExample("Hedgehog", "Have You Seen The Hedgehog In The Hat"),
    leaves: nameExample("Hedgehog", "Have you seen Hedgehog today?"),
  },
  {
    name: "unknown word",
    why: "No dictionary has it.",
    says: "name",
    when: ({ info }) => !info.isKnown,
    decides: nameExample("KGV", "We flew with the KGV to Rome."),
    leaves: nameExample("Visitor", "We met the Visitor today."),
  },
  {
    name: "site",
    why: "After on, at or via a noun would have an article.",
    says: "name",
    when: ({ sentence, index }) => isOfSite(sentence, index),
    decides: nameExample("Target", "I bought it at Target today."),
    leaves: nameExample("Target", "I bought the Target today."),
  },
  {
    name: "newspaper",
    why: "The words that newspapers are called by, after an article.",
    says: "name",
    when: ({ sentence, index }) => isNewspaper(sentence, index),
    decides: nameExample("Post", "I read it in the Post today."),
    leaves: nameExample("Letter", "I read it in the Letter today."),
  },
  {
    name: "two parts with a hyphen",
    why: "Both parts have a capital, so the whole is called so.",
    says: "name",
    when: ({ sentence, index, info }) => isCompound(sentence, index) && info.candidates[0]?.tag === "noun",
    decides: nameExample("Butter", "We had a Nutter-Butter."),
    leaves: nameExample("Butter", "We had a Butter."),
  },
  {
    name: "title of a work",
    why: "After in, watch or play a noun would have an article.",
    says: "name",
    when: ({ sentence, index, info }) => isTitleOfWork(sentence, index, info),
    decides: nameExample("Ghost", "I cried in Ghost last night."),
    leaves: nameExample("Ghost", "I saw your Ghost last night."),
  },
  {
    name: "owner",
    why: "A common noun with 's would have an article.",
    says: "name",
    when: ({ sentence, index, forms }) => isOwner(sentence, index, forms),
    decides: nameExample("Doorbell's", "That was Doorbell's son."),
    leaves: nameExample("Doorbell's", "That was the Doorbell's son."),
  },
  {
    name: "adverb or form of a verb",
    why: "Hardly anybody is called so.",
    says: "word",
    when: (place) => {
      const { confidence, classifier, key, info } = place;
      return confidence < 2 && !classifier.isMostlyCapitalised(key) && isUnlikely(info, isLeading(place));
    },
    decides: nameExample("Quixotic", "Her idea sounded Quixotic to me."),
    leaves: nameExample("Westworld", "Her idea sounded Westworld to me."),
  },
  {
    name: "counted thing",
    why: "A noun before a number is what is counted.",
    says: "word",
    when: ({ directNext, info, classifier, key }) =>
      directNext?.isDigits === true && info.candidates[0]?.tag === "noun" && !classifier.isMostlyCapitalised(key),
    decides: nameExample("Page", "It stands on Page 12."),
    leaves: nameExample("Page", "Ask Page. We know Page, Page!"),
  },
  {
    name: "somebody's",
    why: "No name of one person has an article or a possessive before it.",
    says: "word",
    when: (place) =>
      place.directPrevious !== undefined &&
      ofSomeone.test(place.directPrevious.lower) &&
      !isLeading(place) &&
      place.classifier.isCommon(place.key),
    decides: nameExample("Government", "I met Government here. I like Government. We trust our Government."),
    leaves: nameExample("Government", "I like Government. We met Government."),
  },
  {
    name: "name of these files",
    why: "It is one elsewhere, or speech hardly has it in lower case.",
    says: "name",
    when: ({ confidence, classifier, key }) => confidence === 2 || classifier.isMostlyCapitalised(key),
    decides: nameExample("Hope", "Come in, Hope. We saw the Hope again."),
    leaves: nameExample("Hope", "We saw the Hope again."),
  },
  {
    name: "before an unknown part",
    why: "The word after the hyphen is no word.",
    says: "name",
    when: ({ sentence, index, forms }) => {
      const next = sentence.words[index + 1];
      return next?.before === "-" && !forms.get(keyOf(next)).isKnown;
    },
    decides: nameExample("Port", "We stayed in the Port-ou-Prence."),
    leaves: nameExample("Port", "We stayed in the Port-side."),
  },
  {
    name: "number in a name",
    why: "A number with a capital leads a name, unless another number follows.",
    says: "name",
    when: (place) => isLeading(place) && numberWords.has(place.key) && !numberWords.has(place.directNext?.lower ?? ""),
    decides: nameExample("Four", "We stayed at the Four Winds."),
    leaves: nameExample("Four", "We stayed at the Four Twenty."),
  },
  {
    name: "verb or small word in a name",
    why: "It leads a name where the files have it so more than once.",
    says: "name",
    when: (place) => place.classifier.isHardlyNameable(place.key) && (place.confidence > 0 || pairsOf(place) > 1),
    decides: nameExample("Come", "We saw Come Zorblax. I know Come Zorblax. They met Come Zorblax."),
    leaves: nameExample("Come", "We saw Come Zorblax."),
  },
  {
    name: "verb or small word",
    why: "A common word that is no noun and no adjective is seldom a name.",
    says: "word",
    when: ({ classifier, key }) => classifier.isHardlyNameable(key),
    decides: nameExample("Listen", "We saw Listen Zorblax."),
    leaves: nameExample("Palace", "We saw Palace Zorblax."),
  },
  {
    name: "numbered thing",
    why: "A common word before a letter or a number is what is numbered.",
    says: "word",
    when: (place) => {
      const { directNext, classifier, key } = place;
      const isNumber =
        directNext !== undefined && (/^(?:[A-Z]|[IVX]+)$/.test(directNext.text) || numberWords.has(directNext.lower));
      return isLeading(place) && isNumber && classifier.isCommon(key);
    },
    decides: nameExample("Vector", "It flies along Vector A again."),
    leaves: nameExample("Vector", "It flies along Vector Air again."),
  },
  {
    name: "before another capital",
    why: "Two capitals in a row are the parts of a name.",
    says: "name",
    when: isLeading,
    decides: nameExample("Palm", "We stayed at the Palm Hotel."),
    leaves: nameExample("Palm", "We stayed under the Palm."),
  },
  {
    name: "rare word alone",
    why: "Without an article, a word that is seldom said and has no lower case here is a name.",
    says: "name",
    when: ({ sentence, index, classifier, key }) => {
      const isWritten = classifier.isMostlyLowerCase(key) && !namesThatAreWords.has(key);
      return !isDetermined(sentence, index) && !classifier.isCommon(key) && !isWritten;
    },
    decides: nameExample("Hedgehog", "We asked Hedgehog about it."),
    leaves: nameExample("Hedgehog", "We asked the Hedgehog about it."),
  },
];
