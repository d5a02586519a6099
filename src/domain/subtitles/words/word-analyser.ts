import { readUsableClues } from "../../lexicon/clues.ts";
import type { Dictionary } from "../../lexicon/dictionary.ts";
import type { SubtitleWords } from "../word-counts.ts";
import { countWords, itemKey, type SenseClues } from "./count-words.ts";
import { createFormCache } from "./forms/form-cache.ts";
import { findNames } from "./names/find-names.ts";
import type { NameClassifier } from "./names/name-classifier.ts";
import { countNameForms, type LabelledCue, type NameCounts } from "./names/name-counts.ts";
import { compilePhrases } from "./phrases/compile-phrases.ts";
import { matchPhrases } from "./phrases/match-phrases.ts";
import { buildTokens, type TokenizedSentence } from "./tagging/build-tokens.ts";
import type { IsPhrasal } from "./tagging/context.ts";
import type { ReadingModel } from "./tagging/reading-model.ts";
import { type CompiledRules, tagSentence } from "./tagging/tag-sentence.ts";
import { splitSentences } from "./text/split-sentences.ts";

/**
 * Finds the words of subtitle files in two passes: all files' names first, then each file's words. Created once for a
 * dictionary (about 100 ms); what it reads about forms is cached, within bounds.
 */
export type WordAnalyser = {
  /** First pass, for all files that belong together: adds a file's capitalised forms to the counts. */
  countNames(cues: readonly LabelledCue[], counts: NameCounts): void;
  /** Second pass: the items, names and running words of one file. */
  analyse(cues: readonly LabelledCue[], names: NameClassifier, rules?: CompiledRules): SubtitleWords;
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

  return {
    countNames(cues, counts) {
      countNameForms(cues, counts, isHyphenatedHeadword);
    },
    tag,
    isPhrasal,
    analyse(cues, names, rules) {
      const sentences = tag(cues, names, rules);
      const found = sentences.map((read) => ({ ...read, phrases: matchPhrases(read.tokens, phrases) }));
      return countWords(found, senseClues);
    },
  };
}
