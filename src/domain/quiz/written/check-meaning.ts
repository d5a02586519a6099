import { distance } from "fastest-levenshtein";
import type { ListLanguage } from "../../locale/meaning-language.ts";
import type { QuizWord } from "../quiz-word.ts";
import { foldedWords, lacksOnlyDiacritics } from "./fold-text.ts";
import { hasBothGenders, ofAnyone, withoutGender, withoutObject, withoutOtherGender } from "./meaning-forms.ts";
import { bareWords, isVerbal, type Meaning, meaningsOf, stemOf } from "./meanings.ts";
import { fitOf, wordsAndEndings } from "./turkish-endings.ts";
import { answerLimit, type Verdict, verdict } from "./verdict.ts";

/** Letters from which one typing error is accepted, and those an infinitive needs before -mek or -mak. */
const slipLetters = 6;
const slipStemLetters = 4;

/** No Turkish verb's stem has no vowel, two consonants at its start, two vowels in a row or a letter twice: "ypa", "gle". */
const cannotBeStem = /^[^aeıioöuü]*$|^[^aeıioöuü]{2}|[aeıioöuü]{2}|(.)\1/u;

type Match = "right" | "diacritics" | "slip";
type Accepted = {
  readonly meaning: Meaning;
  readonly isVerbal: boolean;
  /** Spanish: what is said of a man and of a woman is one meaning. */
  readonly isGendered: boolean;
  /** The headword has one's or someone's: whose it is differs from sentence to sentence. */
  readonly isOwned: boolean;
};

/**
 * Judges a written meaning: any listed one, or several of them in any order. One wrong meaning among several makes the
 * answer wrong; otherwise writing many guesses would pay off.
 *
 * @param words the asked word, then others whose meanings answer the question as well
 * @param isListed whether a text is a listed meaning of any word: then it is no typing error
 */
export function checkMeaning(
  answer: string,
  words: readonly QuizWord[],
  language: ListLanguage,
  isListed: (text: string) => boolean,
): Verdict {
  const accepted = words.flatMap((word) =>
    meaningsOf(word, language).map((meaning) => ({
      meaning,
      isVerbal: isVerbal(word),
      isGendered: language === "es" && hasBothGenders(word),
      isOwned: /\b(?:one's|someone's|oneself)(?!\p{L})/u.test(word.phrase),
    })),
  );
  const whole = answer.length > answerLimit ? "" : answer;
  const text = language === "es" ? withoutOtherGender(whole) : whole;
  const judged = judge(text, accepted, language, isListed);
  if (judged.isRight) return judged;
  const parts = text.split(/[;,/\n]/u).filter((part) => foldedWords(part, language).length > 0);
  if (parts.length < 2) return judged;
  const verdicts = parts.map((part) => judge(part, accepted, language, isListed));
  return verdicts.find(({ isRight }) => !isRight) ?? verdicts.find(({ isAlmost }) => isAlmost) ?? verdicts[0] ?? judged;
}

function judge(
  text: string,
  accepted: readonly Accepted[],
  language: ListLanguage,
  isListed: (text: string) => boolean,
): Verdict {
  const written = foldedWords(text, language);
  const matches = accepted.map((one) => ({
    shown: one.meaning.shown,
    match: one.meaning.endings ? fitOfAny(text, one.meaning.endings) : matchOf(written, one, language),
  }));
  const allowed: readonly Match[] = isListed(written.join(" ")) ? ["right"] : ["right", "diacritics", "slip"];
  for (const kind of allowed) {
    const found = matches.find(({ match }) => match === kind);
    if (found !== undefined) return verdict(kind, found.shown);
  }
  return verdict("wrong", nearestOf(written, accepted));
}

function fitOfAny(text: string, forms: readonly (readonly string[])[]): Match | undefined {
  const fits = forms.map((form) => fitOf(wordsAndEndings(text), form));
  return fits.find((fit) => fit === "right") ?? fits.find((fit) => fit !== undefined);
}

function matchOf(written: readonly string[], accepted: Accepted, language: ListLanguage): Match | undefined {
  const order: readonly Match[] = ["right", "diacritics", "slip"];
  const matches = withoutObject(written, language).flatMap((words) =>
    accepted.meaning.forms.map((form) => matchOfForm(words, form, accepted, language)),
  );
  return order.find((kind) => matches.includes(kind));
}

function matchOfForm(
  written: readonly string[],
  form: readonly string[],
  { isVerbal, isGendered, isOwned }: Accepted,
  language: ListLanguage,
): Match | undefined {
  if (written.length === 0) return undefined;
  const bare = (words: readonly string[]) => bareWords(words, language, isVerbal);
  const same = (words: readonly string[]) => {
    const owned = isOwned ? bare(words).map((word) => ofAnyone(word, language)) : bare(words);
    return (isGendered ? owned.map(withoutGender) : owned).join(" ");
  };
  if (same(written) === same(form)) return "right";
  const isInfinitive = bare(written).join(" ") !== written.join(" ");
  const stemmed = isVerbal && language === "tr";
  // "lamano" is no slip in "la mano": only what follows the article is compared.
  const almost = language === "es" ? undefined : almostMatch(written, form, stemmed);
  // Two infinitives are compared with their endings: "olmak" is not "ölmek" without diacritics.
  const bothEnd = isInfinitive === (bare(form).join(" ") !== form.join(" "));
  return almost ?? (bothEnd && language === "tr" ? undefined : almostMatch(bare(written), bare(form), stemmed));
}

function almostMatch(written: readonly string[], form: readonly string[], stemmed: boolean): Match | undefined {
  if (lacksOnlyDiacritics(written.join(" "), form.join(" "))) return "diacritics";
  if (written.length !== form.length) {
    // A missing or additional space is one typing error.
    const joined = form.join("");
    const isOneSpace = Math.abs(written.length - form.length) === 1;
    return isOneSpace && written.join("") === joined && joined.length >= slipLetters ? "slip" : undefined;
  }
  const wrong = form.flatMap((word, at) => (word === written[at] ? [] : [{ word, instead: written[at] ?? "" }]));
  const [slip] = wrong;
  return wrong.length === 1 && slip !== undefined && isTypingError(slip.instead, slip.word, stemmed)
    ? "slip"
    : undefined;
}

function isTypingError(written: string, wanted: string, stemmed: boolean): boolean {
  const stem = stemmed ? stemOf(wanted) : wanted;
  if (stemmed && isOtherVoice(stemOf(written), stem)) return false;
  // "yapmak" has six letters, but one error in its stem of three makes yakmak, yatmak or yanmak, which are verbs.
  const isClear =
    stem === wanted || stem.length >= slipStemLetters || written.startsWith(stem) || cannotBeStem.test(stemOf(written));
  return [...wanted].length >= slipLetters && isClear && isOneEdit(written, wanted);
}

/** "öğrenmek" is no slip of "öğretmek", nor "hatırlamak" of "hatırlatmak": these letters make another verb of a stem. */
function isOtherVoice(written: string, wanted: string): boolean {
  const [shorter, longer] = written.length < wanted.length ? [written, wanted] : [wanted, written];
  const isVoice = (letter: string) => /^[tnlrş]$/u.test(letter);
  if (longer.length === shorter.length + 1) return longer.startsWith(shorter) && isVoice(longer.slice(-1));
  const areEqualBefore = written.length === wanted.length && written.slice(0, -1) === wanted.slice(0, -1);
  return areEqualBefore && written !== wanted && isVoice(written.slice(-1)) && isVoice(wanted.slice(-1));
}

function nearestOf(written: readonly string[], accepted: readonly Accepted[]): string {
  const text = written.join(" ");
  const away = ({ meaning }: Accepted) => Math.min(...meaning.forms.map((form) => distance(text, form.join(" "))));
  const [first, ...others] = accepted;
  if (first === undefined) return "";
  return (text === "" ? first : others.reduce((a, b) => (away(b) < away(a) ? b : a), first)).meaning.shown;
}

/** One letter added, missing or wrong, or two adjacent ones swapped (Damerau's four errors). */
function isOneEdit(written: string, wanted: string): boolean {
  const a = [...written];
  const b = [...wanted];
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = b.findIndex((letter, at) => letter !== a[at]);
  const from = start === -1 ? b.length : start;
  const same = (skipA: number, skipB: number) => a.slice(from + skipA).join("") === b.slice(from + skipB).join("");
  if (a.length > b.length) return same(1, 0);
  if (a.length < b.length) return same(0, 1);
  if (from === b.length) return false;
  return same(1, 1) || (a[from] === b[from + 1] && a[from + 1] === b[from] && same(2, 2));
}
