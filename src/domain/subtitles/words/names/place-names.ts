import type { FormCache } from "../forms/form-cache.ts";
import { newspapers, placePairs, titleNouns } from "../tables/people-words.ts";
import { nameableProperWords, properWords } from "../tables/proper-words.ts";
import { wordLists } from "../tables/word-lists.ts";
import type { Sentence, Word } from "../text/split-sentences.ts";
import { hasCapital, isAllCapitals, keyOf } from "./capitals.ts";
import type { NameClassifier } from "./name-classifier.ts";

/** States and times without a determiner, which some files write with a capital. */
const noSites = new Set(
  (
    "earth heaven sea night noon dawn dusk midnight peace risk first last least most once large ease fault foot fire duty top time " +
    "security company gym session conference custody standby"
  ).split(" "),
);

export function isState(word: string): boolean {
  return noSites.has(word) || wordLists.get("destinations")?.has(word) === true;
}

/** "On Zoom", "at Target": a noun there has a determiner, unless it is a state or a time. */
export function isOfSite({ words }: Sentence, index: number): boolean {
  const word = words[index];
  const previous = words[index - 1];
  if (word?.before !== "" || previous === undefined || !/^(?:on|at|via)$/.test(previous.lower)) return false;
  return words[index + 1]?.isDigits !== true && !isAllCapitals(word) && !isState(word.lower);
}

type PlaceWords = readonly [first: Word, second: Word];

/** The pairs of words that name a place ("Palm Springs"), of those that the word is in; undefined for none. */
export function placesOf({ words }: Sentence, index: number): PlaceWords[] | undefined {
  let places: PlaceWords[] | undefined;
  for (let at = index; at >= index - 1; at -= 1) {
    const first = words[at];
    const seconds = first && placePairs.get(first.lower);
    const second = words[at + 1];
    if (first === undefined || seconds === undefined || second?.before !== "" || !seconds.has(keyOf(second))) continue;
    places ??= [];
    places.push([first, second]);
  }
  return places;
}

export function isPlace(places: readonly PlaceWords[] | undefined): boolean {
  return places?.some((words) => words.every(hasCapital)) === true;
}

/** "mexico city", in a file without capitals: one of the two is no word besides. */
export function isPlaceInLowerCase(
  places: readonly PlaceWords[],
  classifier: NameClassifier,
  forms: FormCache,
): boolean {
  const isOnlyName = (key: string) => !forms.get(key).isKnown || classifier.isMostlyCapitalised(key);
  return places.some(([first, second]) => isOnlyName(first.lower) || isOnlyName(keyOf(second)));
}

/** "Back East", "go West": where to, which some files write with a capital. */
export function isDirection({ words }: Sentence, index: number): boolean {
  const word = words[index];
  const next = words[index + 1];
  // "The Western states".
  if (/^(?:nor|sou)thern$|^(?:ea|we)stern$/.test(word?.lower ?? ""))
    return next?.before === "" && (!hasCapital(next) || titleNouns.has(keyOf(next)));
  if (word?.before !== "" || !/^(?:north|south|east|west)$/.test(word.lower)) return false;
  if (next?.before === "" && hasCapital(next)) return false;
  return /^(?:back|out|up|down|far|due|go|goes|going|went|gone|headed|heading)$/.test(words[index - 1]?.lower ?? "");
}

const institutions = /^(?:church|government|army|navy|embassy|nation|empire|parliament|party|revolution|war|language)$/;

/** "The Catholic Church": a common noun after an adjective that is no name; "the Baker residence". */
export function isInstitution(sentence: Sentence, index: number): boolean {
  const { words } = sentence;
  const previous = words[index - 1];
  if (previous !== undefined && words[index]?.lower === "residence") return true;
  if (previous === undefined || words[index]?.before !== "" || !institutions.test(keyOf(words[index]))) return false;
  return properWords.has(previous.lower) && !nameableProperWords.has(previous.lower);
}

/** "I read the Post", "today's Globe". */
export function isNewspaper({ words }: Sentence, index: number): boolean {
  const word = words[index];
  if (word?.before !== "" || !newspapers.has(word.lower)) return false;
  return (
    !isAllCapitals(word) &&
    /^(?:the|today's|yesterday's|sunday|morning|evening|daily)$/.test(words[index - 1]?.lower ?? "")
  );
}

/** "Nutter-Butter", "Etch-a-Sketch": both parts have a capital, and the second is no stutter. */
export function isCompound({ words }: Sentence, index: number): boolean {
  const word = words[index];
  if (word?.before !== "-" || !hasCapital(word) || isAllCapitals(word)) return false;
  const [first, middle] = [words[index - 2], words[index - 1]];
  const isShort = middle?.before === "-" && middle.text.length <= 2;
  const start = isShort ? first : middle;
  return (
    start !== undefined && start.text.length > 2 && hasCapital(start) && (isShort || start.lower[0] !== word.lower[0])
  );
}
