import { namesThatAreWords, shortTitles, titleNouns, titlesThatAreSurnames } from "../../tables/people-words.ts";
import { nameableProperWords, peoplesThatAreNames, properWords } from "../../tables/proper-words.ts";
import { hasCapital, isAtStart, isDetermined, isTitleBefore } from "../capitals.ts";
import { isOfCompound } from "../compounds.ts";
import { isLeading, type NamePlace, type NameRule, nameExample } from "../name-rule.ts";
import { isInstitution, isPlace, placesOf } from "../place-names.ts";

/** Before what an abbreviated title says of its neighbours. */
export const capitalisedRules: readonly NameRule[] = [
  {
    name: "institution",
    why: "A common noun after an adjective that is no name has its capital from there.",
    says: "word",
    when: ({ sentence, index }) => isInstitution(sentence, index),
    decides: nameExample("Church", "She left the Catholic Church."),
    leaves: nameExample("Church", "She met Betty Church."),
  },
  {
    name: "compound",
    why: "Two or three common words in a row with capitals that are called so, by no name.",
    says: "word",
    when: ({ sentence, index, classifier, forms }) => isOfCompound(sentence, index, classifier, forms),
    decides: nameExample("Spelling", "He won the Spelling Bee."),
    leaves: nameExample("Palm", "He won the Palm Hotel."),
  },
  {
    name: "place of two words",
    why: "The two together are a place, also in a list of names or after a person's.",
    says: "name",
    when: ({ sentence, index }) => isPlace(placesOf(sentence, index)),
    decides: nameExample("South", "Ask Emily Drake, South Dakota."),
    leaves: nameExample("South", "They went down South."),
  },
];

/** "Sheriff Lord", "Uncle King"; "Detective Constable" and "Chief Judge" are ranks of two words. */
function isAfterRank({ directPrevious }: NamePlace): boolean {
  const rank = /^(?:sheriff|uncle|aunt|professor|officer|captain|sergeant|colonel|senator|nurse|doctor)$/;
  return directPrevious !== undefined && hasCapital(directPrevious) && rank.test(directPrevious.lower);
}

/** "The King", "the young Prince", "Prince Albert": a title rather than a surname. */
function isTitleHere(place: NamePlace): boolean {
  const { sentence, isTitleCase, index, word, key, directPrevious, forms } = place;
  if (!titleNouns.has(key)) return false;
  if (isLeading(place)) {
    const isAfterName = directPrevious !== undefined && index > 1 && hasCapital(directPrevious);
    return titlesThatAreSurnames.has(word.lower) && word.lower !== "duke" && !isAfterName && !isTitleCase;
  }
  if (isDetermined(sentence, index)) return true;
  if (directPrevious === undefined || hasCapital(directPrevious) || !isDetermined(sentence, index - 1)) return false;
  return forms.get(directPrevious.lower).candidates[0]?.tag === "adjective";
}

function isNoNameOfPeople({ key }: NamePlace): boolean {
  return properWords.has(key) && !nameableProperWords.has(key);
}

const ofMonth =
  /^(?:in|on|since|until|till|by|for|around|during|last|next|this|every|of|through|from|to|before|after|mid|early|late)$/;

/** "June seventh", "May twenty-first". */
const ofDay = /(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|teenth|tieth)$/;

/** What a word with a capital is anywhere in a sentence. */
export const anywhereRules: readonly NameRule[] = [
  {
    name: "surname after a rank",
    why: "King, Judge and others of these are surnames after Sheriff or Uncle.",
    says: "name",
    when: (place) => titlesThatAreSurnames.has(place.key) && isAfterRank(place),
    decides: nameExample("Lord", "I met Sheriff Lord today."),
    leaves: nameExample("Constable", "I met Detective Constable Fox today."),
  },
  {
    name: "sound",
    why: "A sound is no name, whatever its capital.",
    says: "word",
    when: ({ info }) => info.isSound,
    decides: nameExample("Whoa", "He said Whoa and left."),
    leaves: nameExample("Wobo", "He said Wobo and left."),
  },
  {
    name: "abbreviated title alone",
    why: "Without a name after it, it is no part of one.",
    says: "word",
    when: ({ word }) => shortTitles.has(word.lower),
    decides: nameExample("Monsieur", "Look here, Monsieur!"),
    leaves: nameExample("Miller", "Look here, Miller!"),
  },
  {
    name: "question with a modal",
    why: "Before a pronoun Will and May begin a question.",
    says: "word",
    when: ({ sentence, index, info }) =>
      info.closed.includes("modal") && /^(?:you|i|he|she|it|we|they)$/.test(sentence.words[index + 1]?.lower ?? ""),
    decides: nameExample("Will", "Ask Will. I know Will. Mother, Will you come?"),
    leaves: nameExample("Will", "Mother, ask Will."),
  },
  {
    name: "closed class",
    why: "Articles, pronouns and the like are no names, unless a first name is spelled so.",
    says: "word",
    when: ({ info, key }) => info.closed.length > 0 && !namesThatAreWords.has(key),
    decides: nameExample("Your", "I said Your turn."),
    leaves: nameExample("Don", "I said Don left. Ask Don."),
  },
  {
    name: "title after a title",
    why: "Two titles in a row are both titles.",
    says: "word",
    when: (place) =>
      isTitleBefore(place.sentence, place.index) &&
      !isNoNameOfPeople(place) &&
      titleNouns.has(place.key) &&
      !namesThatAreWords.has(place.key),
    decides: nameExample("Sergeant", "I saw Detective Sergeant Stone."),
    leaves: nameExample("Stone", "I saw Detective Sergeant Stone."),
  },
  {
    name: "after a title",
    why: "With a capital after Detective or Aunt it is a name.",
    says: "name",
    when: (place) => isTitleBefore(place.sentence, place.index) && !isNoNameOfPeople(place),
    decides: nameExample("Roman", "We visited Uncle Roman."),
    leaves: nameExample("Roman", "We visited a Roman bath."),
  },
  {
    name: "proper word",
    why: "Days, languages and peoples have capitals and are words.",
    says: "word",
    when: isNoNameOfPeople,
    decides: nameExample("Monday", "We met on Monday."),
    leaves: nameExample("Zoom", "We met on Zoom."),
  },
  {
    name: "one of a people",
    why: "With an article it is what someone is, not whom one calls.",
    says: "word",
    when: ({ sentence, index, key }) => peoplesThatAreNames.has(key) && isDetermined(sentence, index),
    decides: nameExample("Finn", "Hey, Finn, come! Ask Finn. We met a Finn there."),
    leaves: nameExample("Finn", "Hey, Finn, come! Ask Finn."),
  },
  {
    name: "when it is",
    why: "After in, since or next it is a month or a feast.",
    says: "word",
    when: ({ key, directPrevious }) =>
      nameableProperWords.has(key) && directPrevious !== undefined && ofMonth.test(directPrevious.lower),
    decides: nameExample("April", "We asked April, April! We met in April."),
    leaves: nameExample("April", "We met in May. Ask April, will you, April?"),
  },
  {
    name: "date",
    why: "Before a number it is a month.",
    says: "word",
    when: ({ key, directNext }) =>
      nameableProperWords.has(key) && directNext !== undefined && (directNext.isDigits || ofDay.test(directNext.lower)),
    decides: nameExample("June", "We know June, June! She was born June 14."),
    leaves: nameExample("June", "She was born June Baker. We asked June, June!"),
  },
  {
    name: "month inside a sentence",
    why: "It is a name only where the files have it as one.",
    says: "word",
    when: ({ sentence, index, key, confidence }) =>
      nameableProperWords.has(key) && !isAtStart(sentence, index) && confidence === 0,
    decides: nameExample("Georgian", "We live in a Georgian House."),
    leaves: nameExample("April", "I like April more."),
  },
  {
    name: "title",
    why: "With an article, or before a name, it is what someone is.",
    says: "word",
    when: isTitleHere,
    decides: nameExample("King", "Ask John King. I know King, John King. The young King is ill."),
    leaves: nameExample("King", "Ask John King. I know King, John King."),
  },
  {
    name: "noun of a person",
    why: "It stands for a name (Mom, Captain) and is none, unless it is a surname in these files.",
    says: "word",
    when: ({ key, confidence }) => {
      const isSurname = titlesThatAreSurnames.has(key) && confidence > 0;
      return titleNouns.has(key) && !isSurname && (!namesThatAreWords.has(key) || confidence === 0);
    },
    decides: nameExample("Captain", "I asked Captain Zorblax about it."),
    leaves: nameExample("Kaplan", "I asked Kaplan Zorblax about it."),
  },
];
