import { namingTitles, offices, shortTitles, titleNouns, titlesThatAreSurnames } from "../../tables/people-words.ts";
import { peoplesThatAreNames, properWords } from "../../tables/proper-words.ts";
import { hasCapital, isByname, isOfHoliday, keyOf } from "../capitals.ts";
import { isOfCompound } from "../compounds.ts";
import { type NamePlace, type NameRule, nameExample } from "../name-rule.ts";
import { afterOrder } from "../orders.ts";
import { isCompound, isInstitution } from "../place-names.ts";

/** Small words between the names of one person. */
const nameParticles = /^(?:van|von|de|du|del|della|da|di|der|den|le|la|al|el)$/;

/** "Adam Look", in a transcript without commas: what is said to someone rather than a last name. */
function isSaidTo({ sentence, word, previous, directNext, key, classifier, forms }: NamePlace): boolean {
  if (word.before === "-" || previous === undefined || !classifier.isHardlyNameable(key)) return false;
  const isNoun = forms.get(key).candidates.some(({ tag }) => tag === "noun");
  // "Adam Stop!", but "A Snack Pack!"
  const isCalled = sentence.end === "!" && !classifier.isCommon(keyOf(previous));
  if (isCalled || !isNoun || titleNouns.has(key)) return true;
  return directNext !== undefined && afterOrder.test(directNext.lower);
}

/** What a word is by the name before it. */
export const afterNameRules: readonly NameRule[] = [
  {
    name: "joined by &",
    why: "The two are one name.",
    says: "name",
    when: ({ word, index, names }) =>
      word.before === "&" &&
      names[index - 1] === true &&
      hasCapital(word) &&
      !properWords.has(word.lower) &&
      !titleNouns.has(word.lower),
    decides: nameExample("Order", "We watched Zorblax & Order."),
    leaves: nameExample("Order", "We watched Zorblax. Order!"),
  },
  {
    name: "second part with a hyphen",
    why: "Both parts have a capital, and the first is a name.",
    says: "name",
    when: ({ sentence, index, previous, word, names }) => {
      const isPart = previous?.before === "-" ? names[index - 2] === true : names[index - 1] === true;
      return isPart && isCompound(sentence, index) && !properWords.has(word.lower);
    },
    decides: nameExample("Golden", "We had a Zorblax-a-Golden."),
    leaves: nameExample("Golden", "We had Zorblax, a Golden."),
  },
  {
    name: "byname",
    why: "It tells which one after the article.",
    says: "name",
    when: ({ sentence, index, names }) => isByname(sentence, index) && names[index - 2] === true,
    decides: nameExample("Kid", "We saw Zorblax the Kid."),
    leaves: nameExample("kid", "We saw Zorblax the kid."),
  },
  {
    name: "no name before",
    why: "Only the next word of a name can be its last one.",
    says: "word",
    when: ({ word, index, previous, names }) => {
      const isJoined = word.before === "" || (word.before === "-" && hasCapital(word));
      return word.isDigits || previous === undefined || !isJoined || names[index - 1] !== true;
    },
    decides: nameExample("Visitor", "We saw Zorblax, the Visitor, again."),
    leaves: nameExample("Visitor", "We saw Zorblax Visitor again."),
  },
  {
    name: "small word in a name",
    why: "It stands between two names.",
    says: "name",
    when: ({ sentence, index, word, names }) =>
      nameParticles.test(word.lower) && names[index + 1] === true && sentence.words[index + 1]?.before === "",
    decides: nameExample("van", "We saw Vincent van Gogh."),
    leaves: nameExample("van", "We saw Vincent van again."),
  },
  {
    name: "lower case after a name",
    why: "A last name has a capital.",
    says: "word",
    when: ({ word }) => !hasCapital(word),
    decides: nameExample("leave", "We saw Zorblax leave."),
    leaves: nameExample("Miller", "We saw Zorblax Miller."),
  },
  {
    name: "no last name",
    why: "What the operator decided, feasts, institutions and compounds are none after a name either.",
    says: "word",
    when: ({ sentence, index, key, classifier, forms }) =>
      classifier.isNoName(key) ||
      isOfHoliday(sentence, index) ||
      isInstitution(sentence, index) ||
      isOfCompound(sentence, index, classifier, forms),
    decides: nameExample("Stone", "Zorblax Stone left.", "stone"),
    leaves: nameExample("Stone", "Zorblax Stone left."),
  },
  {
    name: "title after a name",
    why: "It begins another name, or stands for one.",
    says: "word",
    when: ({ word, key, previous }) =>
      ((titleNouns.has(key) || offices.has(key)) && previous !== undefined && shortTitles.has(previous.lower)) ||
      (namingTitles.has(word.lower) && !titlesThatAreSurnames.has(word.lower)),
    decides: nameExample("Captain", "Thank you Zorblax Captain Miller comes."),
    leaves: nameExample("Visitor", "Thank you Zorblax Visitor Miller comes."),
  },
  {
    name: "proper word after a name",
    why: "Days, languages and peoples are no last names.",
    says: "word",
    when: ({ word }) => properWords.has(word.lower) && !peoplesThatAreNames.has(word.lower),
    decides: nameExample("Monday", "See you Zorblax Monday."),
    leaves: nameExample("Dane", "See you Zorblax Dane."),
  },
  {
    name: "said after a name",
    why: "In transcripts without commas an order or a call follows whom it is said to.",
    says: "word",
    when: isSaidTo,
    decides: nameExample("Look", "Zorblax Look at this."),
    leaves: nameExample("Palace", "Zorblax Palace is this."),
  },
  {
    name: "closed class after a name",
    why: "Articles, pronouns and the like are no last names.",
    says: "word",
    when: ({ word, forms }) => forms.get(word.lower).closed.length > 0,
    decides: nameExample("Round", "Zorblax Round the house ran."),
    leaves: nameExample("Palace", "Zorblax Palace must come."),
  },
  {
    name: "what a name has",
    why: "After 's stands what belongs to the name.",
    says: "word",
    when: ({ previous }) => previous?.text.endsWith("'s") === true,
    decides: nameExample("Visitor", "It is Zorblax's Visitor again."),
    leaves: nameExample("Visitor", "It is Zorblax Visitor again."),
  },
  {
    name: "last name",
    why: "Any other word with a capital after a name belongs to it.",
    says: "name",
    when: () => true,
    decides: nameExample("Visitor", "It is Zorblax Visitor again."),
    leaves: nameExample("visitor", "It is Zorblax visitor again."),
  },
];
