import type { FormCache } from "../forms/form-cache.ts";
import { numberWords } from "../tables/fixed-words.ts";
import {
  firstNamesThatAreWords,
  namesThatAreWords,
  shortTitles,
  titleNouns,
  titlesThatAreSurnames,
} from "../tables/people-words.ts";
import { properWords } from "../tables/proper-words.ts";
import { wordLists } from "../tables/word-lists.ts";
import type { Sentence, Word } from "../text/split-sentences.ts";
import { hasCapital, isAllCapitals, isAtStart, isDetermined, isTitleCase, keyOf } from "./capitals.ts";
import type { NameClassifier } from "./name-classifier.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Last words of compounds that some files write with capitals ("Heart Disease", "High School"). */
const kinds = set(
  "school schools war age ages force forces department division bureau office police guard service services agency headquarters code exchange " +
    "commission committee council ministry government resources corps administration policy day week month contest award awards prize festival parade championship tournament program " +
    "system test theory disease syndrome disorder cancer baldness fever flu pageant bee opera pie cheese cake soup salad sandwich sauce fries chips " +
    "cookie cookies cereal juice potato potatoes chair stick license insurance security science sciences education studies engineering " +
    "statistics greetings institute association foundation fund tax amendment rights convention conference reunion therapy surgery lottery " +
    "stew pudding casserole lasagna burger burgers pancakes muffin muffins milk cream beer tart pastry omelet sundae cocktail fair market illness engineer brigade infantry artillery",
);

/** Last words of the names of places, houses and clubs ("the Palm Hotel"). */
const sites = set(
  "street avenue road square park hotel motel lodge island islands mountain mountains canyon creek sea seas river lake bridge building station " +
    "depot hospital tower hall plaza circus bowl kingdom room inn house club company bank band society lounge arms fork bend harbor beach city " +
    "valley hill hills springs theater theatre channel national union gate coast ocean desert pole hut news diamond",
);

export function isSite(word: Word): boolean {
  return sites.has(keyOf(word));
}

export function isKind(word: Word): boolean {
  return kinds.has(word.lower);
}

/** The first and the last of the words in a row with a capital that this one is among. */
function rowOf({ words }: Sentence, index: number): readonly [from: number, to: number] {
  const isRow = (at: number) => {
    const word = words[at];
    return word !== undefined && hasCapital(word);
  };
  let from = index;
  while (from > 0 && words[from]?.before === "" && isRow(from - 1)) from -= 1;
  let to = index;
  while (words[to + 1]?.before === "" && isRow(to + 1)) to += 1;
  return [from, to];
}

/** "Phase Two", also at the start. */
function isNumbered(row: readonly Word[]): boolean {
  const [label, number] = row;
  if (label === undefined || number === undefined || row.length > 2) return false;
  return wordLists.get("labels")?.has(label.lower) === true && numberWords.has(number.lower);
}

function isWordLike(key: string, classifier: NameClassifier): boolean {
  if (classifier.isCommon(key)) return true;
  // "Heart" is a word more often than a last name.
  return !classifier.isMostlyCapitalised(key) && (classifier.confidenceOf(key) === 0 || namesThatAreWords.has(key));
}

/** "Best Man", "the Old Lady": who someone is. */
function isOfPerson(row: readonly Word[], classifier: NameClassifier): boolean {
  const head = row.at(-1);
  if (head === undefined || !titleNouns.has(head.lower) || namesThatAreWords.has(head.lower)) return false;
  // "Little Women", "Drowned Man" are titles of works.
  if (titlesThatAreSurnames.has(head.lower) || /(?:s|men|baby)$/.test(head.lower)) return false;
  return row
    .slice(0, -1)
    .every(({ lower }) => classifier.isCommon(lower) && !titleNouns.has(lower) && !/(?:ed|ing)$/.test(lower));
}

/** "A Talent Show", "the Spelling Bee": common words after an article, the last a noun in the singular. */
function isCommonAfterArticle(
  sentence: Sentence,
  from: number,
  row: readonly Word[],
  classifier: NameClassifier,
  forms: FormCache,
): boolean {
  const [first, second] = row;
  const head = row.at(-1);
  if (first === undefined || second === undefined || head === undefined) return false;
  // "That Bugs Bunny" is a name.
  if (!isDetermined(sentence, from) || /^th(?:at|is)$/.test(sentence.words[from - 1]?.lower ?? "")) return false;
  if (isSite(head) || numberWords.has(first.lower)) return false;
  const [candidate] = forms.get(head.lower).candidates;
  if (candidate?.tag !== "noun" || candidate.lemma !== head.lower) return false;
  return (
    classifier.pairsOf(keyOf(first), keyOf(second)) <= 2 &&
    row.every(
      (word) =>
        classifier.isCommon(keyOf(word)) && classifier.confidenceOf(keyOf(word)) === 0 && !titleNouns.has(keyOf(word)),
    )
  );
}

/** Whether a word with a capital belongs to a compound of two or three common words that is no name. */
export function isOfCompound(sentence: Sentence, index: number, classifier: NameClassifier, forms: FormCache): boolean {
  const { words } = sentence;
  const [start, to] = rowOf(sentence, index);
  // "The Heart Disease …"
  const from =
    start < to && /^(?:The|An?)$/.test(words[start]?.text ?? "") && isAtStart(sentence, start) ? start + 1 : start;
  const row = words.slice(from, to + 1);
  const head = row.at(-1);
  if (index < from || row.length < 2 || row.length > 4 || head === undefined || isTitleCase(sentence)) return false;
  if (isNumbered(row)) return true;
  const ofKind = isKind(head) && !row.every(isAllCapitals);
  // "The New York Division", but "Mr. Pie".
  const isAlone = ofKind && index === to && !namesThatAreWords.has(head.lower) && isWordLike(head.lower, classifier);
  if (isAlone && !shortTitles.has(words[to - 1]?.lower ?? "")) return true;
  const isPlain = row.every((word) => {
    const key = keyOf(word);
    const { isKnown, closed } = forms.get(key);
    if (!isKnown || closed.length > 0 || isAllCapitals(word) || firstNamesThatAreWords.has(key)) return false;
    return properWords.has(key) || isWordLike(key, classifier);
  });
  if (!isPlain) return false;
  return (
    ofKind ||
    isOfPerson(row, classifier) ||
    (from === start && isCommonAfterArticle(sentence, from, row, classifier, forms))
  );
}

/** "Sting's son": a common noun with a capital would have an article there. */
export function isOwner(sentence: Sentence, index: number, forms: FormCache): boolean {
  const { words } = sentence;
  const word = words[index];
  const next = words[index + 1];
  if (word?.before !== "" || next?.before !== "" || !word.text.endsWith("'s") || isDetermined(sentence, index))
    return false;
  const { candidates } = forms.get(keyOf(word));
  const isNoun = candidates.some(({ tag }) => tag === "noun") && candidates.every(({ tag }) => tag !== "adverb");
  if (!isNoun || hasCapital(next)) return false;
  const [owned] = forms.get(next.lower).candidates;
  return owned?.tag === "noun" && forms.get(next.lower).closed.length === 0;
}
