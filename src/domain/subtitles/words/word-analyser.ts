import type { Dictionary } from "../../lexicon/dictionary.ts";
import type { SubtitleWords } from "../word-counts.ts";
import { createWordCounter } from "./count-words.ts";
import { createFormCache } from "./forms/form-cache.ts";
import { collectNameEvidence, type NamedCue, type NameEvidence, type NameJudge } from "./name-evidence.ts";
import { findNames } from "./names/find-names.ts";
import { compilePhrases } from "./phrases/compile-phrases.ts";
import { matchPhrases } from "./phrases/match-phrases.ts";
import { buildTokens, type TokenizedSentence } from "./tagging/build-tokens.ts";
import { type TaggingModel, taggingModel, tagSentence } from "./tagging/tag-sentence.ts";
import { sharedTagger } from "./tagging/wink-tagger.ts";
import { splitSentences } from "./text/split-sentences.ts";

/**
 * Finds the words of subtitle files in two passes: all files' names first, then each file's words. It is made once for
 * a dictionary (about 100 ms) and keeps what it learns about forms, within bounds.
 */
export type WordAnalyser = {
  /** First pass, for every file that is judged together: adds its evidence of names. */
  collectNames(cues: readonly NamedCue[], evidence: NameEvidence): void;
  /** Second pass: the items, names and running words of one file. */
  analyse(cues: readonly NamedCue[], names: NameJudge, model?: TaggingModel): SubtitleWords;
  /** The sentences of one file with their tokens tagged. */
  tag(cues: readonly NamedCue[], names: NameJudge, model?: TaggingModel): TokenizedSentence[];
};

export function createWordAnalyser(dictionary: Dictionary): WordAnalyser {
  const forms = createFormCache(dictionary);
  const can = (word: string, tag: string) => forms.read(word).candidates.some((c) => c.tag === tag && c.lemma === word);
  const phrases = compilePhrases(dictionary.multiwords, {
    isVerb: (word) => can(word, "verb") || word === "be",
    isNoun: (word) => can(word, "noun"),
    isKnown: (word) => forms.read(word).isKnown,
  });
  const spaced = new Set(dictionary.multiwords.map(({ phrase }) => phrase.toLowerCase()));
  const isPhrasal = (verb: string, particle: string) => phrases.phrasal.has(`${verb} ${particle}`);

  /** A hyphenated word is one where it is a headword, unless its parts are one together ("break-up"). */
  const isWhole = (word: string) => forms.read(word).isKnown && !spaced.has(word.replaceAll("-", " "));

  const tag: WordAnalyser["tag"] = (cues, names, model = taggingModel) => {
    const sentences = splitSentences(cues, isWhole).map((sentence) => ({
      sentence,
      isName: findNames(sentence, names, forms),
    }));
    const tokenized = buildTokens(sentences, forms, sharedTagger());
    for (const { tokens } of tokenized) tagSentence(tokens, isPhrasal, model);
    return tokenized;
  };

  return {
    collectNames(cues, evidence) {
      collectNameEvidence(cues, evidence, dictionary, isWhole);
    },
    tag,
    analyse(cues, names, model) {
      const counter = createWordCounter();
      for (const sentence of tag(cues, names, model)) {
        counter.add({ ...sentence, phrases: matchPhrases(sentence.tokens, phrases) });
      }
      return counter.finish();
    },
  };
}
