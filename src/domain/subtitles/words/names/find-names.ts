import type { FormCache } from "../forms/form-cache.ts";
import type { FormInfo } from "../forms/form-info.ts";
import { spokenForms } from "../tables/contractions.ts";
import { numberWords } from "../tables/fixed-words.ts";
import {
  brands,
  firstNamesThatAreWords,
  namesThatAreWords,
  namingTitles,
  neverNames,
  shortTitles,
  titleNouns,
  titlesThatAreSurnames,
} from "../tables/people-words.ts";
import { nameableProperWords, peoplesThatAreNames, properWords } from "../tables/proper-words.ts";
import type { Sentence, Word } from "../text/split-sentences.ts";
import {
  hasCapital,
  isAddressedByOffice,
  isAllCapitals,
  isAtStart,
  isByname,
  isDetermined,
  isNegated,
  isOfHoliday,
  isTitleBefore,
  isTitleCase,
  keyOf,
} from "./capitals.ts";
import { isOfCompound, isOwner, isSite } from "./compounds.ts";
import type { NameClassifier, NameConfidence } from "./name-classifier.ts";
import { afterOrder, isOrder, isWordInLowerCase } from "./orders.ts";
import {
  isCompound,
  isDirection,
  isInstitution,
  isNewspaper,
  isOfSite,
  isPlace,
  isPlaceInLowerCase,
  placesOf,
} from "./place-names.ts";
import { findWorkTitles, isTitleOfWork } from "./work-titles.ts";

const ofMonth =
  /^(?:in|on|since|until|till|by|for|around|during|last|next|this|every|of|through|from|to|before|after|mid|early|late)$/;

/** "June seventh", "May twenty-first". */
const ofDay = /(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|teenth|tieth)$/;

function isWordNamed(key: string): boolean {
  return namesThatAreWords.has(key);
}

/** A finite verb, or an adverb before one, may stand here: the word before it is a subject. */
function leadsToVerb(words: readonly Word[], index: number, forms: FormCache): boolean {
  const word = words[index];
  if (word === undefined || word.before !== "") return false;
  const [info] = forms.expand(word.lower);
  if (info === undefined) return false;
  const [closed] = info.closed;
  if (closed === "be" || closed === "have" || closed === "do" || closed === "modal") return true;
  const isPast = info.candidates.some(
    ({ tag, feature }) => tag === "verb" && /^(?:third|past|pastOrParticiple)$/.test(feature),
  );
  if (isPast) return true;
  const isAdverb = info.candidates.length > 0 && info.candidates.every(({ tag }) => tag === "adverb");
  return isAdverb && leadsToVerb(words, index + 1, forms);
}

/** Whether the first word of a sentence is the name rather than the word ("Will is here", "Will you come?"). */
function isNameAtStart(sentence: Sentence, index: number, confidence: NameConfidence, forms: FormCache): boolean {
  const { words } = sentence;
  const word = words[index];
  const next = words[index + 1];
  if (word === undefined) return false;
  if (/'s$/.test(word.text)) return confidence > 0 || isWordNamed(keyOf(word));
  if (/'(?:ll|d|ve|re)$/.test(word.text)) return confidence > 0;
  if (next === undefined || (next.before !== "" && next.before !== "-")) {
    return confidence > 0 || (next?.before === "," && firstNamesThatAreWords.has(keyOf(word)));
  }
  // "Gold-digger!"
  if (next.before === "-")
    return confidence > 0 && (hasCapital(next) || !forms.get(keyOf(next)).isKnown || isWordNamed(keyOf(word)));
  const isModal = forms.get(word.lower).closed.includes("modal");
  if (hasCapital(next) && !properWords.has(next.lower)) {
    if (isModal && !leadsToVerb(words, index + 2, forms)) return false;
    return confidence > 0 || isWordNamed(keyOf(word)) || isSite(next);
  }
  // "Alexander the Great"
  const afterNext = words[index + 2];
  if (next.lower === "the" && afterNext !== undefined && hasCapital(afterNext)) return confidence > 0;
  if (next.lower === "and" || next.lower === "or") {
    const other = words[index + 2];
    return confidence > 0 && other !== undefined && (hasCapital(other) || /^(?:i|me|you|he|she|we)$/.test(other.lower));
  }
  // "Norman he's away", in a transcript without commas.
  if (confidence > 0 && /^(?:he|she)(?:'|$)/.test(next.lower))
    return !forms.get(word.lower).candidates.some(({ tag, feature }) => tag === "verb" && feature === "base");
  // "Will there be …?"
  if (isModal && next.lower === "there") return false;
  if (confidence === 0 && !isModal) return false;
  return leadsToVerb(words, index + 1, forms) && !(isModal && /^(?:have|be)$/.test(next.lower));
}

/** "Westward", "Yours fondly"; before no other name also "Quixotic" and "Citing": no names unless they often look like one. */
function isUnlikely({ form, candidates }: FormInfo, isLeading: boolean): boolean {
  const isOnly = (...tags: readonly string[]) =>
    candidates.length > 0 && candidates.every(({ tag }) => tags.includes(tag));
  if (isOnly("adverb")) return true;
  const isFormOf = isOnly("verb", "adjective") && candidates.some(({ lemma }) => lemma !== form);
  return !isLeading && (isFormOf || isOnly("adjective"));
}

/** No name of one person has these before it. */
const ofSomeone = /^(?:a|an|my|your|his|her|its|our|their|some|every|another|these|those)$/;

function isNameInside(
  sentence: Sentence,
  index: number,
  info: FormInfo,
  classifier: NameClassifier,
  forms: FormCache,
): boolean {
  const { words } = sentence;
  const word = words[index];
  if (word === undefined) return false;
  const key = keyOf(word);
  const confidence = classifier.confidenceOf(key);
  if (isAllCapitals(word) && info.isKnown)
    return brands.has(key) || (confidence === 2 && (!isWordNamed(key) || classifier.isNameThroughout(key)));
  const next = words[index + 1];
  const pairs = next?.before === "" ? classifier.pairsOf(key, keyOf(next)) : 0;
  if (isTitleCase(sentence))
    return confidence > 0 || pairs > 0 || !info.isKnown || (isWordNamed(key) && classifier.isMostlyCapitalised(key));
  if (!info.isKnown) return true;
  if (isOfSite(sentence, index) || isNewspaper(sentence, index)) return true;
  if (isCompound(sentence, index) && info.candidates[0]?.tag === "noun") return true;
  const isLeading = next?.before === "" && hasCapital(next);
  if (isTitleOfWork(sentence, index, info) || isOwner(sentence, index, forms)) return true;
  if (confidence < 2 && !classifier.isMostlyCapitalised(key) && isUnlikely(info, isLeading)) return false;
  // "Page 27"
  const isCounted = next?.before === "" && next.isDigits && info.candidates[0]?.tag === "noun";
  if (isCounted && !classifier.isMostlyCapitalised(key)) return false;
  // "Our Government"
  const isOfSomeone = word.before === "" && ofSomeone.test(words[index - 1]?.lower ?? "");
  if (isOfSomeone && !isLeading && classifier.isCommon(key)) return false;
  if (confidence === 2 || classifier.isMostlyCapitalised(key)) return true;
  // "The Rolls-Royce", "Port-au-Prince".
  if (next?.before === "-" && !forms.get(keyOf(next)).isKnown) return true;
  // "The Four Winds"
  if (isLeading && numberWords.has(key) && !numberWords.has(next.lower)) return true;
  if (classifier.isHardlyNameable(key)) return confidence > 0 || pairs > 1;
  // "A Type IX serum", "along Vector A", "Phase Two".
  if (isLeading && (/^(?:[A-Z]|[IVX]+)$/.test(next.text) || numberWords.has(next.lower)) && classifier.isCommon(key))
    return false;
  if (isLeading) return true;
  // "My field is Paleontology", where it has lower case besides.
  const isRareWord = classifier.isMostlyLowerCase(key) && !isWordNamed(key);
  return !isDetermined(sentence, index) && !classifier.isCommon(key) && !isRareWord;
}

function isProperName(sentence: Sentence, index: number, confidence: NameConfidence, forms: FormCache): boolean {
  const word = sentence.words[index];
  if (word === undefined || !nameableProperWords.has(keyOf(word))) return false;
  if (peoplesThatAreNames.has(keyOf(word)) && isDetermined(sentence, index)) return false;
  const previous = sentence.words[index - 1];
  if (previous !== undefined && word.before === "" && ofMonth.test(previous.lower)) return false;
  const next = sentence.words[index + 1];
  if (next?.before === "" && (next.isDigits || ofDay.test(next.lower))) return false;
  return isAtStart(sentence, index) ? isNameAtStart(sentence, index, confidence, forms) : confidence > 0;
}

/** A spelling of a known word ("drinkin'"); "Rankin" inside a sentence is none of ranking. */
function isSpokenVariant(sentence: Sentence, index: number, isCertain: boolean, forms: FormCache): boolean {
  const word = sentence.words[index];
  if (word === undefined) return false;
  const isSurname = /in(?:'s)?$/.test(word.text) && hasCapital(word) && !isAllCapitals(word);
  // "Balin plays", "Balin was late": a name rather than the word for an action.
  if (isSurname && (isCertain || !isAtStart(sentence, index) || leadsToVerb(sentence.words, index + 1, forms)))
    return false;
  const [first] = forms.expand(word.lower);
  return first?.isKnown === true;
}

/** A known word in lower case where no name can be: most words are, and need no other question. */
function isPlainWord(sentence: Sentence, index: number, key: string, forms: FormCache): boolean {
  const { words } = sentence;
  if (!forms.get(key).isKnown || shortTitles.has(words[index]?.lower ?? "")) return false;
  return !shortTitles.has(words[index - 1]?.lower ?? "") && placesOf(sentence, index) === undefined;
}

/** A common noun, or a word before one, whose capital is of a heading or an emphasis. */
function isOfCommonNoun(sentence: Sentence, index: number, classifier: NameClassifier, forms: FormCache): boolean {
  return isInstitution(sentence, index) || isOfCompound(sentence, index, classifier, forms);
}

function isNameHere(sentence: Sentence, index: number, classifier: NameClassifier, forms: FormCache): boolean {
  const word = sentence.words[index];
  if (word === undefined || word.isDigits || isNegated(word)) return false;
  const key = keyOf(word);
  const isCapital = hasCapital(word);
  const isSmallName = !isCapital && classifier.isNameInLowerCase(key) && !isWordInLowerCase(sentence, index, forms);
  if (!isCapital && !isSmallName && isPlainWord(sentence, index, key, forms)) return false;
  if (spokenForms.has(word.lower) && !isWordNamed(key)) return false;
  if (neverNames.has(key) || classifier.isNoName(key) || isOfHoliday(sentence, index)) return false;
  if (isCapital && isOfCommonNoun(sentence, index, classifier, forms)) return false;
  if (isAddressedByOffice(sentence, index)) return false;
  // Also in a list of names or after a person's.
  if (isCapital && isPlace(placesOf(sentence, index))) return true;
  if (isDirection(sentence, index)) return false;
  const info = forms.get(key);
  if (!info.isKnown && !isWordNamed(key) && isSpokenVariant(sentence, index, classifier.confidenceOf(key) === 2, forms))
    return false;
  const previous = sentence.words[index - 1];
  if (isShortTitle(sentence, index)) return true;
  const isAfterShortTitle = previous !== undefined && word.before === "" && shortTitles.has(previous.lower);
  // "Mr. Giant" is called by what he is.
  const isCalling = titleNouns.has(key) && !titlesThatAreSurnames.has(key) && !isWordNamed(key);
  if (isAfterShortTitle && info.closed.length === 0) return !isCalling;
  if (isSmallName) return true;
  if (!isCapital) {
    const places = placesOf(sentence, index);
    if (places !== undefined && isPlaceInLowerCase(places, classifier, forms)) return true;
    if (info.isKnown) return false;
    return classifier.confidenceOf(key) === 2 && !classifier.isMostlyLowerCase(key);
  }
  const confidence = classifier.confidenceOf(key);
  if (titlesThatAreSurnames.has(key) && isAfterRank(sentence, index)) return true;
  if (info.isSound || shortTitles.has(word.lower)) return false;
  // "Mother, Will you come?"
  if (info.closed.includes("modal") && /^(?:you|i|he|she|it|we|they)$/.test(sentence.words[index + 1]?.lower ?? ""))
    return false;
  const canBeName = info.closed.length === 0 || isWordNamed(key);
  if (!canBeName) return false;
  if (isTitleBefore(sentence, index) && !(properWords.has(key) && !nameableProperWords.has(key)))
    return !titleNouns.has(key) || isWordNamed(key);
  if (properWords.has(key)) return isProperName(sentence, index, confidence, forms);
  if (isTitleHere(sentence, index, forms)) return false;
  const isSurname = titlesThatAreSurnames.has(key) && confidence > 0;
  if (titleNouns.has(key) && !isSurname && (!isWordNamed(key) || confidence === 0)) return false;
  if (!isAtStart(sentence, index)) return isNameInside(sentence, index, info, classifier, forms);
  if (!info.isKnown) return confidence > 0 || !classifier.isMostlyLowerCase(key);
  if (isAllCapitals(word) && confidence < 2) return false;
  if (confidence === 2 && classifier.isMostlyCapitalised(key) && !isWordNamed(key)) return true;
  if (classifier.isNameThroughout(key) && !isOrder(sentence, index, forms)) return true;
  const next = sentence.words[index + 1];
  const pairs = next?.before === "" && hasCapital(next) ? classifier.pairsOf(key, keyOf(next)) : 0;
  if (pairs > (classifier.isHardlyNameable(key) ? 1 : 0)) return true;
  const isOnlyNoun = info.candidates.every(({ tag }) => tag === "noun");
  const isLikely = confidence > 0 || (classifier.isMostlyCapitalised(key) && (isOnlyNoun || isWordNamed(key)));
  return isNameAtStart(sentence, index, isLikely ? (confidence === 0 ? 1 : confidence) : 0, forms);
}

/** "The King", "the young Prince", "Prince Albert": a title rather than a surname. */
function isTitleHere(sentence: Sentence, index: number, forms: FormCache): boolean {
  const { words } = sentence;
  const word = words[index];
  if (word === undefined || !titleNouns.has(keyOf(word))) return false;
  const previous = word.before === "" ? words[index - 1] : undefined;
  const next = words[index + 1];
  if (next?.before === "" && hasCapital(next)) {
    const isAfterName = previous !== undefined && index > 1 && hasCapital(previous);
    return titlesThatAreSurnames.has(word.lower) && word.lower !== "duke" && !isAfterName && !isTitleCase(sentence);
  }
  if (isDetermined(sentence, index)) return true;
  if (previous === undefined || hasCapital(previous) || !isDetermined(sentence, index - 1)) return false;
  return forms.get(previous.lower).candidates[0]?.tag === "adjective";
}

/** Whether an abbreviated title is part of the name after it ("Mr. Baker"). */
export function isShortTitle(sentence: Sentence, index: number): boolean {
  const word = sentence.words[index];
  if (word === undefined || !shortTitles.has(word.lower)) return false;
  return /^(?:mr|mrs|ms|dr|prof)$/.test(word.lower) || (hasCapital(word) && sentence.words[index + 1]?.before === "");
}

/** "Sheriff Lord", "Uncle King"; "Detective Constable" and "Chief Judge" are ranks of two words. */
function isAfterRank({ words }: Sentence, index: number): boolean {
  const previous = words[index - 1];
  if (previous === undefined || words[index]?.before !== "" || !hasCapital(previous)) return false;
  return /^(?:sheriff|uncle|aunt|professor|officer|captain|sergeant|colonel|senator|nurse|doctor)$/.test(
    previous.lower,
  );
}

/** "Adam Look", in a transcript without commas: what is said to someone rather than a last name. */
function isSaidTo(sentence: Sentence, index: number, classifier: NameClassifier, forms: FormCache): boolean {
  const { words, end } = sentence;
  const word = words[index];
  const previous = words[index - 1];
  if (word === undefined || previous === undefined || !classifier.isHardlyNameable(keyOf(word))) return false;
  const isNoun = forms.get(keyOf(word)).candidates.some(({ tag }) => tag === "noun");
  // "Adam Stop!", but "A Snack Pack!"
  const isCalled = end === "!" && !classifier.isCommon(keyOf(previous));
  if (isCalled || !isNoun || titleNouns.has(keyOf(word))) return true;
  const next = words[index + 1];
  return next?.before === "" && afterOrder.test(next.lower);
}

/** Small words between the names of one person. */
const nameParticles = /^(?:van|von|de|du|del|della|da|di|der|den|le|la|al|el)$/;

/** For each word of a sentence, whether it is a name there. */
export function findNames(sentence: Sentence, classifier: NameClassifier, forms: FormCache): boolean[] {
  const titles = findWorkTitles(sentence, classifier, forms);
  const names = sentence.words.map((_, index) => titles.has(index) || isNameHere(sentence, index, classifier, forms));
  for (const [index, isName] of names.entries()) {
    const word = sentence.words[index];
    const previous = sentence.words[index - 1];
    // "Law & Order"
    const isPaired = word?.before === "&" && names[index - 1] === true && hasCapital(word);
    if (isPaired && !properWords.has(word.lower) && !titleNouns.has(word.lower)) names[index] = true;
    // "Port-au-Prince"
    const isPart = previous?.before === "-" ? names[index - 2] === true : names[index - 1] === true;
    if (isPart && isCompound(sentence, index) && !properWords.has(word?.lower ?? "")) names[index] = true;
    if (!isName && isByname(sentence, index) && names[index - 2] === true) names[index] = true;
    if (word?.isDigits) continue;
    const isJoined = word?.before === "" || (word?.before === "-" && hasCapital(word));
    if (isName || word === undefined || previous === undefined || !isJoined || names[index - 1] !== true) continue;
    // "Vincent van Gogh".
    if (nameParticles.test(word.lower) && names[index + 1] === true && sentence.words[index + 1]?.before === "")
      names[index] = true;
    const isLastName =
      hasCapital(word) &&
      !classifier.isNoName(keyOf(word)) &&
      !isOfHoliday(sentence, index) &&
      !isOfCommonNoun(sentence, index, classifier, forms) &&
      !(titleNouns.has(keyOf(word)) && shortTitles.has(previous.lower)) &&
      (!namingTitles.has(word.lower) || titlesThatAreSurnames.has(word.lower)) &&
      (!properWords.has(word.lower) || peoplesThatAreNames.has(word.lower)) &&
      (word.before === "-" || !isSaidTo(sentence, index, classifier, forms)) &&
      forms.get(word.lower).closed.length === 0;
    if (isLastName && !previous.text.endsWith("'s")) names[index] = true;
  }
  return names;
}
