import { readUsableClues } from "../../lexicon/clues.ts";
import type { Dictionary } from "../../lexicon/dictionary.ts";
import type { SubtitleWords } from "../word-counts.ts";
import { countWords, itemKey, type SenseClues, senseMeant } from "./count-words.ts";
import { type FoundItem, findItems } from "./find-items.ts";
import { createFormCache } from "./forms/form-cache.ts";
import { findNames } from "./names/find-names.ts";
import type { NameClassifier } from "./names/name-classifier.ts";
import { countNameForms, type LabelledCue, type NameCounts } from "./names/name-counts.ts";
import { compilePhrases } from "./phrases/compile-phrases.ts";
import { matchPhrases } from "./phrases/match-phrases.ts";
import { contextOfText } from "./senses/text-context.ts";
import { buildTokens, type TokenizedSentence } from "./tagging/build-tokens.ts";
import type { IsPhrasal } from "./tagging/context.ts";
import type { ReadingModel } from "./tagging/reading-model.ts";
import { type CompiledRules, tagSentence } from "./tagging/tag-sentence.ts";
import { splitSentences, type Word } from "./text/split-sentences.ts";

/** A headword where it is said, with the sense meant there. */
export type SaidItem = Pick<FoundItem, "phrase" | "partOfSpeech"> & {
  /** By its number in the order of use. */
  readonly sense: number;
  /** Index of its sentence, and its own running words in it. */
  readonly sentence: number;
  readonly words: readonly Word[];
};

/**
 * Finds the words of subtitle files in two passes: all files' names first, then each file's words. Created once for a
 * dictionary (about 100 ms); what it reads about forms is cached, within bounds.
 */
export type WordAnalyser = {
  /** First pass, for all files that belong together: adds a file's capitalised forms to the counts. */
  countNames(cues: readonly LabelledCue[], counts: NameCounts): void;
  /** Second pass: the items, names and running words of one file. */
  analyse(cues: readonly LabelledCue[], names: NameClassifier, rules?: CompiledRules): SubtitleWords;
  /** The same items one by one, in the order in which they are said; phrases before the other words of their sentence. */
  find(cues: readonly LabelledCue[], names: NameClassifier): SaidItem[];
  /** The sentences of one file with their tokens tagged. */
  tag(cues: readonly LabelledCue[], names: NameClassifier, rules?: CompiledRules): TokenizedSentence[];
  /** Verb with its particle is a headword. */
  readonly isPhrasal: IsPhrasal;
};

export function createWordAnalyser(dictionary: Dictionary, readings: ReadingModel): WordAnalyser {
  const forms = createFormCache(dictionary);
  const can = (word: string, tag: string) => forms.get(word).candidates.some((c) => c.tag === tag && c.lemma === word);
  const phrases = compilePhrases(dictionary.multiwords, {
    isVerb: (word) => can(word, "verb") || word === "be",
    isNoun: (word) => can(word, "noun"),
    isKnown: (word) => forms.get(word).isKnown,
  });
  const spaced = new Set(dictionary.multiwords.map(({ phrase }) => phrase.toLowerCase()));
  const senseClues: SenseClues = new Map(
    dictionary.ambiguous.map(({ phrase, partOfSpeech, clues }) => [
      itemKey(phrase, partOfSpeech),
      clues.map(readUsableClues),
    ]),
  );

  const isPhrasal = (verb: string, particle: string) => phrases.phrasal.has(`${verb} ${particle}`);

  /** A hyphenated word is kept whole where it is a headword, unless a multiword headword has its parts ("face-to-face"). */
  const isHyphenatedHeadword = (word: string) => {
    const owner = word.replace(/'s?$/, "");
    const { isKnown, form } = forms.get(owner);
    return isKnown && (!form.includes("-") || !spaced.has(owner.replaceAll("-", " ")));
  };

  const tag: WordAnalyser["tag"] = (cues, names, rules) =>
    splitSentences(cues, isHyphenatedHeadword).map((sentence) => {
      const isName = findNames(sentence, names, forms);
      const tokens = buildTokens({ sentence, isName }, forms);
      tagSentence(tokens, readings, isPhrasal, rules);
      return { sentence, isName, tokens };
    });

  const read = (...args: Parameters<typeof tag>) =>
    tag(...args).map((sentence) => ({ ...sentence, phrases: matchPhrases(sentence.tokens, phrases) }));

  return {
    countNames(cues, counts) {
      countNameForms(cues, counts, isHyphenatedHeadword);
    },
    tag,
    isPhrasal,
    analyse(cues, names, rules) {
      return countWords(read(cues, names, rules), senseClues);
    },
    find(cues, names) {
      const sentences = read(cues, names);
      const context = contextOfText(sentences);
      return sentences.flatMap((one, index) =>
        findItems(one).map((found) => {
          const { phrase, partOfSpeech, at } = found;
          const places = [...new Set(at.map((token) => one.tokens[token]?.word ?? 0))];
          return {
            phrase,
            partOfSpeech,
            sense: senseMeant(senseClues.get(itemKey(phrase, partOfSpeech)) ?? [], found, one, context, index),
            sentence: index,
            words: places.flatMap((place) => one.sentence.words[place] ?? []),
          };
        }),
      );
    },
  };
}
