import { americanSpelling } from "../../lexicon/british-spellings.ts";
import { foldedWords } from "./fold-text.ts";

/*
 * The ways to write an English headword that a teacher takes for the same: "change my mind" for "change one's mind",
 * "colour" for "color", "do not worry" for "don't worry". The lexicon's headwords are in American spelling, with someone,
 * someone's, one's, oneself and something in the place of what differs from sentence to sentence.
 */

const listOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));

// As folded: without apostrophes.
const possessives = listOf("my your his her its our their ones someones somebodys sbs");
const people = listOf("someone somebody sb one me you him her us them people");
const things = listOf("something sth it this that things");

/** What may stand in the place of a word of a headword. */
const placeholders: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["ones", possessives],
  ["someones", possessives],
  ["someone", people],
  ["oneself", listOf("oneself myself yourself himself herself itself ourselves yourselves themselves")],
  ["something", things],
]);

/** What dictionaries write between the words of a headword that has no place for it: "look after sb". */
const objects = listOf("someone somebody sb something sth");

/** Left out before anything else, at most two of them: "to be worth it". */
const leading = listOf("to be a an the");
const articles = listOf("a an the");

/** Short forms; those of is and has, had and would are written alike. */
const shortForms: readonly (readonly [form: RegExp, ...long: string[]])[] = [
  [/\bcan['’]t\b/gu, "cannot", "can not"],
  [/\bwon['’]t\b/gu, "will not"],
  [/n['’]t\b/gu, " not"],
  [/\blet['’]s\b/gu, "let us"],
  [/\bi['’]m\b/gu, "i am"],
  [/['’]re\b/gu, " are"],
  [/['’]ll\b/gu, " will"],
  [/['’]ve\b/gu, " have"],
  [/(?<=\b(?:i|you|he|she|it|we|they|who|that|there))['’]d\b/gu, " had", " would"],
  [/(?<=\b(?:he|she|it|that|there|here|what|who|how|where))['’]s\b/gu, " is", " has"],
];

function longForms(text: string): readonly string[] {
  return shortForms.reduce<readonly string[]>(
    (texts, [form, ...long]) => texts.flatMap((one) => [...new Set(long.map((words) => one.replace(form, words)))]),
    [text.toLowerCase()],
  );
}

const oneSpelling = (word: string) => (word === "ok" ? "okay" : americanSpelling(word));

/** A hyphen stands for a space or for nothing: e-mail is email, ice-cream is ice cream. */
function spellings(text: string): readonly (readonly string[])[] {
  const latin = text.replace(/[İı]/gu, "i");
  return [latin, ...longForms(latin)]
    .flatMap((form) => [form, form.replace(/[-‐‑–]/gu, "")])
    .map((form) => foldedWords(form, "en").map(oneSpelling))
    .filter((words) => words.length > 0);
}

/** The words without up to so many of those that may be left out before them. */
function withoutFirst(words: readonly string[], left: ReadonlySet<string>, most: number): (readonly string[])[] {
  const [first = "", ...rest] = words;
  const further = most > 0 && left.has(first) && rest.length > 0 ? withoutFirst(rest, left, most - 1) : [];
  return [words, ...further];
}

/** An article before two words or more may be left out ("end of the line"); that of "a few" is part of the word. */
function headwordForms(phrase: string): readonly (readonly string[])[] {
  return spellings(phrase).flatMap((words) => (words.length > 2 ? withoutFirst(words, articles, 1) : [words]));
}

function answerForms(answer: string, hasPlace: boolean): readonly (readonly string[])[] {
  return spellings(answer)
    .flatMap((words) => withoutFirst(words, leading, 2))
    .flatMap((words) => (hasPlace ? [words] : [words, words.filter((word) => !objects.has(word))]));
}

function isWritten(form: readonly string[], answer: readonly string[]): boolean {
  if (form.length !== answer.length) return false;
  return form.every((word, at) => {
    const written = answer[at] ?? "";
    if (word === written) return true;
    // "Something tells me" and "or something" mean just that word.
    const isFixed = form.length === 1 || (word === "something" && (at === 0 || at === form.length - 1));
    return !isFixed && placeholders.get(word)?.has(written) === true;
  });
}

/** Whether an answer is a way to write the headword; where it was heard, spaces are no part of the spelling. */
export function isFormOf(answer: string, phrase: string, isHeard: boolean): boolean {
  const forms = headwordForms(phrase);
  const hasPlace = forms.some((words) => words.some((word) => objects.has(word)));
  const answers = answerForms(answer, hasPlace);
  if (answers.some((words) => forms.some((form) => isWritten(form, words)))) return true;
  const joined = new Set(answers.map((words) => words.join("")));
  return isHeard && forms.some((words) => joined.has(words.join("")));
}
