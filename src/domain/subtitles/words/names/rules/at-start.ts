import type { FormCache } from "../../forms/form-cache.ts";
import { isBaseOfVerb } from "../../forms/form-info.ts";
import { criedWords, firstNamesThatAreWords, namesThatAreWords } from "../../tables/people-words.ts";
import { properWords } from "../../tables/proper-words.ts";
import { hasCapital, isAllCapitals, keyOf } from "../capitals.ts";
import { isSite } from "../compounds.ts";
import { leadsToVerb } from "../leads-to-verb.ts";
import { isLeading, type NamePlace, type NameRule, nameExample, pairsOf } from "../name-rule.ts";
import { isOrder } from "../orders.ts";

/** The files, or how it is mostly written, speak for a name. */
function isLikely({ confidence, classifier, key, info }: NamePlace): boolean {
  if (confidence > 0) return true;
  if (properWords.has(key) || !classifier.isMostlyCapitalised(key)) return false;
  return namesThatAreWords.has(key) || info.candidates.every(({ tag }) => tag === "noun");
}

function isModal({ word, forms }: NamePlace): boolean {
  return forms.get(word.lower).closed.includes("modal");
}

/** A capital follows directly that is not of a day, a language or a people. */
function isBeforeCapital(place: NamePlace): boolean {
  return isLeading(place) && !properWords.has(place.directNext?.lower ?? "");
}

const prefixed = /^(?:un|re)(.{4,})$/;

/** "Unclench", "rehang". */
function isPrefixedVerb(form: string, forms: FormCache): boolean {
  const [, verb] = prefixed.exec(form) ?? [];
  return verb !== undefined && isBaseOfVerb(forms.get(verb));
}

const often = "We saw Frank at the party. ".repeat(8);

/** What a word is at the start of a sentence, where any has a capital. */
export const startRules: readonly NameRule[] = [
  {
    name: "order with a prefix",
    why: "No dictionary has it, but the verb after un- or re-, and no name of these files is so.",
    says: "word",
    when: ({ info, word, confidence, forms }) => !info.isKnown && confidence === 0 && isPrefixedVerb(word.lower, forms),
    decides: nameExample("Uncuff", "Uncuff him."),
    leaves: nameExample("Unwin", "Unwin is here."),
  },
  {
    name: "unknown word at the start",
    why: "No dictionary has it, and these files do not write it like a word.",
    says: "name",
    when: ({ info, confidence, classifier, key }) =>
      !info.isKnown && (confidence > 0 || !classifier.isMostlyLowerCase(key)),
    decides: nameExample("Zorblax", "Zorblax is coming."),
    leaves: nameExample("Blorp", "The blorp and another blorp. Blorp is coming."),
  },
  {
    name: "slang at the start",
    why: "No dictionary has it, and these files write it like a word.",
    says: "word",
    when: ({ info }) => !info.isKnown,
    decides: nameExample("Oui", "She said oui and oui. Oui, madam."),
    leaves: nameExample("Rose's", "The rose and another rose. Rose's coming."),
  },
  {
    name: "emphasis at the start",
    why: "A known word in capitals is said loudly, or all of the line is in capitals.",
    says: "word",
    when: ({ word, key, confidence }) => isAllCapitals(word) && confidence < 2 && !properWords.has(key),
    decides: nameExample("ROSE", "ROSE Baker is late."),
    leaves: nameExample("Rose", "Rose Baker is late."),
  },
  {
    name: "name that is no word",
    why: "It is one elsewhere, and speech hardly has it in lower case.",
    says: "name",
    when: ({ confidence, classifier, key }) =>
      confidence === 2 && classifier.isMostlyCapitalised(key) && !namesThatAreWords.has(key) && !properWords.has(key),
    decides: nameExample("Molly", "Ask Molly. I know Molly. Molly the cab is waiting."),
    leaves: nameExample("Hope", "Ask Hope. Hope again the next day."),
  },
  {
    name: "name throughout",
    why: "It is often said in these files and hardly ever the word.",
    says: "name",
    when: ({ sentence, index, classifier, key, forms }) =>
      classifier.isNameThroughout(key) && !properWords.has(key) && !isOrder(sentence, index, forms),
    decides: nameExample("Frank", `${often}Frank here.`),
    leaves: nameExample("Frank", "We saw Frank at the party. Frank here."),
  },
  {
    name: "pair of names",
    why: "Inside a sentence the two stand in a row with capitals.",
    says: "name",
    when: (place) => {
      const { classifier, key } = place;
      if (!isLeading(place) || properWords.has(key)) return false;
      return pairsOf(place) > (classifier.isHardlyNameable(key) ? 1 : 0);
    },
    decides: nameExample("Golden", "We ate at the Golden Spoon. Golden Spoon is closed."),
    leaves: nameExample("Golden", "Golden Spoon is closed."),
  },
  {
    name: "ordinary word at the start",
    why: "Neither these files nor the lists of names speak for a name.",
    says: "word",
    when: (place) => {
      const { word, key, directNext } = place;
      if (isLikely(place) || namesThatAreWords.has(key)) return false;
      const isOfSite = isBeforeCapital(place) && directNext !== undefined && isSite(directNext);
      return !isOfSite || word.text.includes("'");
    },
    decides: nameExample("Doorbell's", "Doorbell's broken."),
    leaves: nameExample("Palm", "Palm Hotel is closed."),
  },
  {
    name: "name with an ending",
    why: "After 's or 'll stands what the name has or does.",
    says: "name",
    when: (place) => place.word.text.endsWith("'s") || (isLikely(place) && /'(?:ll|d|ve|re)$/.test(place.word.text)),
    decides: nameExample("Rose's", "Rose's here."),
    leaves: nameExample("Doorbell's", "Doorbell's broken."),
  },
  {
    name: "called at the start",
    why: "It stands alone or before a comma.",
    says: "name",
    when: (place) => {
      const next = place.sentence.words[place.index + 1];
      if (next !== undefined && (next.before === "" || next.before === "-")) return false;
      return (
        isLikely(place) || (next?.before === "," && firstNamesThatAreWords.has(place.key) && !criedWords.has(place.key))
      );
    },
    decides: nameExample("Bill", "Bill, pay the bill."),
    leaves: nameExample("Bill", "Bill me later."),
  },
  {
    name: "name before a hyphen",
    why: "What follows has a capital, or is no word, or the first part is a name that is a word too.",
    says: "name",
    when: (place) => {
      const { sentence, index, key, forms } = place;
      const next = sentence.words[index + 1];
      if (next?.before !== "-" || !isLikely(place)) return false;
      return hasCapital(next) || !forms.get(keyOf(next)).isKnown || namesThatAreWords.has(key);
    },
    decides: nameExample("Rose", "Ask Rose. Rose-Marie is late."),
    leaves: nameExample("Gold", "Gold-digger!"),
  },
  {
    name: "modal before a name",
    why: `"Will Mark come?" asks about Mark.`,
    says: "word",
    when: (place) =>
      isModal(place) && isBeforeCapital(place) && !leadsToVerb(place.sentence.words, place.index + 2, place.forms),
    decides: nameExample("Will", "Will Mark come?"),
    leaves: nameExample("Will", "Will Baker came."),
  },
  {
    name: "first name",
    why: "A capital follows, of a last name or a place.",
    says: "name",
    when: isBeforeCapital,
    decides: nameExample("Rose", "Rose Baker is late."),
    leaves: nameExample("Rose", "Rose again the next day."),
  },
  {
    name: "name with a byname",
    why: `The article with a capital after it tells which one ("Alexander the Great").`,
    says: "name",
    when: (place) => {
      const { directNext, sentence, index } = place;
      const afterNext = sentence.words[index + 2];
      return directNext?.lower === "the" && afterNext !== undefined && hasCapital(afterNext) && isLikely(place);
    },
    decides: nameExample("Frank", "Frank the Tank is here."),
    leaves: nameExample("Rose", "Rose the other day."),
  },
  {
    name: "one of two persons",
    why: "And or or joins it to a name or a pronoun.",
    says: "name",
    when: (place) => {
      const { directNext, sentence, index } = place;
      const other = sentence.words[index + 2];
      if (directNext === undefined || !/^(?:and|or)$/.test(directNext.lower) || other === undefined) return false;
      return isLikely(place) && (hasCapital(other) || /^(?:i|me|you|he|she|we)$/.test(other.lower));
    },
    decides: nameExample("Hope", "Ask Hope. Hope and I are late."),
    leaves: nameExample("Hope", "Ask Hope. Hope and faith help."),
  },
  {
    name: "said to somebody",
    why: "In transcripts without commas he or she follows whom one speaks to; an order would not have them.",
    says: "name",
    when: (place) => {
      const { directNext, word, forms } = place;
      if (!/^(?:he|she)(?:'|$)/.test(directNext?.lower ?? "") || !isLikely(place)) return false;
      return !isBaseOfVerb(forms.get(word.lower));
    },
    decides: nameExample("Norman", "Ask Norman. Norman he's away."),
    leaves: nameExample("Mark", "Ask Mark. Mark he's away."),
  },
  {
    name: "will there",
    why: "There after will or may asks whether something is.",
    says: "word",
    when: (place) => isModal(place) && place.directNext?.lower === "there",
    decides: nameExample("Will", "Will there be cake?"),
    leaves: nameExample("Will", "Will is there."),
  },
  {
    name: "subject",
    why: "A finite verb follows; after will or may that is an infinitive (have, be) it is no name.",
    says: "name",
    when: (place) => {
      const { sentence, index, confidence, directNext, forms } = place;
      const modal = isModal(place);
      if (confidence === 0 && !modal && !isLikely(place)) return false;
      return leadsToVerb(sentence.words, index + 1, forms) && !(modal && /^(?:have|be)$/.test(directNext?.lower ?? ""));
    },
    decides: nameExample("Will", "Will is my brother."),
    leaves: nameExample("Will", "Will be here soon."),
  },
];
