import type { Headword } from "../lexicon/entry.ts";
import type { ListLanguage } from "../locale/meaning-language.ts";
import { seededRandom } from "../memory/seeded-random.ts";
import { type Random, shuffle } from "../quiz/random.ts";
import { choicesOfQuestion, type MadeUpItem, type TestItem } from "./level-test.ts";
import { madeUpWords } from "./made-up-words.ts";
import { choicesAmong, type Meant, nearest, type RatedWord, wordsOfForm } from "./test-form.ts";

/** Of a word's meanings, so many are shown. */
const shownMeanings = 2;

/** More than a test asks for, of each part of speech. */
const madeUpOfEachPart = 4;

/** Seeds of forms that only give wrong choices. */
const supplyForm = 1_000;

export type FormWords = {
  /** To be asked for. */
  readonly asked: readonly RatedWord[];
  /** These and others, among whose meanings are the wrong choices. */
  readonly supply: readonly RatedWord[];
};

export function formWords(words: readonly RatedWord[], language: ListLanguage, form: number): FormWords {
  const asked = wordsOfForm(words, language, form);
  const phrases = new Set(asked.map(({ phrase }) => phrase));
  const others = wordsOfForm(words, language, supplyForm + form).filter(({ phrase }) => !phrases.has(phrase));
  return { asked, supply: [...asked, ...others] };
}

type Candidate = RatedWord & { readonly meant: Meant };

export type BuiltTest = { readonly items: readonly TestItem[]; readonly madeUp: readonly MadeUpItem[] };

/** The questions of a form; words without a meaning in the language, or without three wrong ones, are left out. */
export function buildTest(
  { asked, supply }: FormWords,
  headwords: readonly Omit<Headword, "source">[],
  language: ListLanguage,
  form: number,
): BuiltTest {
  const byId = new Map(headwords.map((headword) => [headword.id, headword]));
  const candidates = supply.flatMap((word) => {
    const meant = meantBy(word, byId, language);
    return meant === undefined ? [] : [{ ...word, meant }];
  });
  const isAsked = new Set(asked.map(({ phrase }) => phrase));
  const random = seededRandom(form);
  return {
    items: candidates.filter(({ phrase }) => isAsked.has(phrase)).flatMap((word) => itemOf(word, candidates, random)),
    madeUp: madeUpItems(candidates, random),
  };
}

function meantBy(
  { phrase, ids }: RatedWord,
  headwords: ReadonlyMap<number, Omit<Headword, "source">>,
  language: ListLanguage,
): Meant | undefined {
  const entries = ids.flatMap((id) => headwords.get(id) ?? []);
  const [first] = entries;
  const text = language === "en" ? first?.definition : first?.meanings[language].slice(0, shownMeanings).join(", ");
  if (text === undefined || text === "") return undefined;
  const senses = entries.flatMap((entry) => [entry, ...entry.senses]);
  return {
    phrase,
    text,
    meanings: new Set(senses.flatMap(({ meanings }) => Object.values(meanings).flat())),
    synonyms: new Set(senses.flatMap(({ synonyms }) => synonyms)),
  };
}

/** Wrong choices are meanings of words of the same kind and about as hard. */
function itemOf(word: Candidate, candidates: readonly Candidate[], random: Random): TestItem[] {
  const alike = candidates.filter(({ partOfSpeech }) => partOfSpeech === word.partOfSpeech);
  const others = nearest(alike, word.difficulty, random).map(({ meant }) => meant);
  const chosen = shuffle(choicesAmong(word.meant, others, choicesOfQuestion), random);
  if (chosen.length < choicesOfQuestion) return [];
  const { phrase, ids, level, difficulty } = word;
  const choices = chosen.map(({ text }) => text);
  return [{ id: ids[0], phrase, level, difficulty, choices, right: chosen.indexOf(word.meant) }];
}

function madeUpItems(candidates: readonly Candidate[], random: Random): MadeUpItem[] {
  return Object.entries(madeUpWords).flatMap(([part, phrases]) => {
    const alike = candidates.filter(({ partOfSpeech }) => partOfSpeech === part).map(({ meant }) => meant);
    return shuffle(phrases, random)
      .slice(0, madeUpOfEachPart)
      .map((phrase) => ({
        phrase,
        choices: choicesAmong(undefined, shuffle(alike, random), choicesOfQuestion).map(({ text }) => text),
      }))
      .filter(({ choices }) => choices.length === choicesOfQuestion);
  });
}
