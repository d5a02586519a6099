import { spokenForms } from "../../tables/contractions.ts";
import {
  namesThatAreWords,
  neverNames,
  shortTitles,
  titleNouns,
  titlesThatAreSurnames,
} from "../../tables/people-words.ts";
import {
  hasCapital,
  isAddressedByOffice,
  isAllCapitals,
  isAtStart,
  isNegated,
  isOfHoliday,
  isShortTitle,
} from "../capitals.ts";
import { leadsToVerb } from "../leads-to-verb.ts";
import { type NamePlace, type NameRule, nameExample } from "../name-rule.ts";
import { isDirection } from "../place-names.ts";

/** Words that are no names wherever they stand. */
export const wordRules: readonly NameRule[] = [
  {
    name: "digits",
    why: "Figures are counted apart.",
    says: "word",
    when: ({ word }) => word.isDigits,
    decides: nameExample("7", "Ask for Mr. 7 at the desk."),
    leaves: nameExample("Stone", "Ask for Mr. Stone at the desk."),
  },
  {
    name: "negation",
    why: `"Don't" is a verb, also after Mister.`,
    says: "word",
    when: ({ word }) => isNegated(word),
    decides: nameExample("don't", "Please mister don't go."),
    leaves: nameExample("Zorblax", "Please mister Zorblax go."),
  },
  {
    name: "spoken form",
    why: "It stands for other words, unless it is a first name too.",
    says: "word",
    when: ({ word, key }) => spokenForms.has(word.lower) && !namesThatAreWords.has(key),
    decides: nameExample("Rock'n", "They play Rock'n Roll."),
    leaves: nameExample("Emma", "They play Emma Roll."),
  },
  {
    name: "never a name",
    why: "Some files write these with a capital throughout.",
    says: "word",
    when: ({ key }) => neverNames.has(key),
    decides: nameExample("Earth", "They came to Earth and left Earth."),
    leaves: nameExample("Zorblax", "They came to Zorblax and left Zorblax."),
  },
  {
    name: "the operator's word",
    why: "What the operator decided is believed.",
    says: "word",
    when: ({ classifier, key }) => classifier.isNoName(key),
    decides: nameExample("Zorblax", "Ask Zorblax.", "zorblax"),
    leaves: nameExample("Zorblax", "Ask Zorblax."),
  },
  {
    name: "holiday",
    why: "Wishes and feasts have capitals by custom.",
    says: "word",
    when: ({ sentence, index }) => isOfHoliday(sentence, index),
    decides: nameExample("Eve", "We kissed on New Year's Eve."),
    leaves: nameExample("Eve", "We asked Eve again."),
  },
  {
    name: "addressed by office",
    why: "After Mr. or Madam an office is what someone is.",
    says: "word",
    when: ({ sentence, index }) => isAddressedByOffice(sentence, index),
    decides: nameExample("Speaker", "Thank you, Mr. Speaker."),
    leaves: nameExample("Baker", "Thank you, Mr. Baker."),
  },
];

/** A spelling of a known word ("drinkin'"); "Rankin" inside a sentence is none of ranking. */
function isSpokenVariant({ sentence, index, word, confidence, forms }: NamePlace): boolean {
  const isSurname = /in(?:'s)?$/.test(word.text) && hasCapital(word) && !isAllCapitals(word);
  // "Balin plays", "Balin was late": a name rather than the word for an action.
  const isNamed = confidence === 2 || !isAtStart(sentence, index) || leadsToVerb(sentence.words, index + 1, forms);
  if (isSurname && isNamed) return false;
  const [first] = forms.expand(word.lower);
  return first?.isKnown === true;
}

function isAfterShortTitle({ directPrevious, info }: NamePlace): boolean {
  return directPrevious !== undefined && shortTitles.has(directPrevious.lower) && info.closed.length === 0;
}

/** Directions, spoken spellings and what stands with an abbreviated title, in either case. */
export const addressRules: readonly NameRule[] = [
  {
    name: "direction",
    why: "Where to somebody goes has a capital in some files.",
    says: "word",
    when: ({ sentence, index }) => isDirection(sentence, index),
    decides: nameExample("West", "They went West last year."),
    leaves: nameExample("West", "They met West last year. Ask West. I saw West."),
  },
  {
    name: "spoken spelling",
    why: "No dictionary has it, and it stands for a word that one has.",
    says: "word",
    when: (place) => !place.info.isKnown && !namesThatAreWords.has(place.key) && isSpokenVariant(place),
    decides: nameExample("Drinkin'", "Drinkin' again, are we?"),
    leaves: nameExample("Rankin", "We called Rankin last night."),
  },
  {
    name: "abbreviated title",
    why: "Mr. or Dr. is part of the name after it.",
    says: "name",
    when: ({ sentence, index }) => isShortTitle(sentence, index),
    decides: nameExample("Dr", "I called Dr. Baker."),
    leaves: nameExample("Doctor", "I called Doctor Baker."),
  },
  {
    name: "called by what one is",
    why: "After Mr. a noun of a person is no surname.",
    says: "word",
    when: (place) =>
      isAfterShortTitle(place) &&
      titleNouns.has(place.key) &&
      !titlesThatAreSurnames.has(place.key) &&
      !namesThatAreWords.has(place.key),
    decides: nameExample("Scientist", "Good night, Mr. Scientist."),
    leaves: nameExample("King", "Good night, Mr. King."),
  },
  {
    name: "after an abbreviated title",
    why: "After Mr. or Dr. stands a name, also in lower case.",
    says: "name",
    when: isAfterShortTitle,
    decides: nameExample("fox", "They asked mr. fox about it."),
    leaves: nameExample("fox", "They asked the fox about it."),
  },
];
