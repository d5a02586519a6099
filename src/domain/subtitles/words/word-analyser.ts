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
import type { PhraseTable } from "./phrases/phrase-table.ts";
import { contextOfText } from "./senses/text-context.ts";
import { buildTokens, type TokenizedSentence } from "./tagging/build-tokens.ts";
import type { IsPhrasal } from "./tagging/context.ts";
import type { ReadingModel } from "./tagging/reading-model.ts";
import { type CompiledRules, tagSentence } from "./tagging/tag-sentence.ts";
import { type Sentence, splitSentences, type Word } from "./text/split-sentences.ts";

/** A headword where it is said, with the sense meant there. */
export type SaidItem = Pick<FoundItem, "phrase" | "partOfSpeech"> & {
  /** By its number in the order of use. */
  readonly sense: number;
  /** Index of its sentence, and its own running words in it. */
  readonly sentence: number;
  readonly words: readonly Word[];
};

/** Sentences with their tokens, by their texts. */
export type TaggedSentences = Map<string, TokenizedSentence>;

/**
 * Finds the words of subtitle files in two passes: all files' names first, then each file's words. Created once for a
 * dictionary (about 100 ms); what it reads about forms is cached, within bounds.
 */
export type WordAnalyser = {
  /** First pass, for all files that belong together: adds a file's capitalised forms to the counts. */
  countNames(cues: readonly LabelledCue[], counts: NameCounts): void;
  /** Second pass: the items, names and running words of one file. */
  analyse(cues: readonly LabelledCue[], names: NameClassifier, rules?: CompiledRules): SubtitleWords;
  /**
   * The items of the sentences that have words from a second on, one by one in the order in which they are said; phrases
   * before the other words of their sentence. Those before tell what the scene is about.
   *
   * @param tagged what the call before has tagged, by their texts: a sentence that is over is not tagged again, though its
   *   names may be known better by now. Emptied and filled.
   */
  find(cues: readonly LabelledCue[], names: NameClassifier, since: number, tagged: TaggedSentences): SaidItem[];
  /** The sentences of one file with their tokens tagged. */
  tag(cues: readonly LabelledCue[], names: NameClassifier, rules?: CompiledRules): TokenizedSentence[];
  /** Verb with its particle is a headword. */
  readonly isPhrasal: IsPhrasal;
};

const keyOf = ({ text, end }: Sentence) => `${text}\n${end}`;

export function createWordAnalyser(
  dictionary: Dictionary,
  readings: ReadingModel,
  phraseTable: PhraseTable,
): WordAnalyser {
  const forms = createFormCache(dictionary);
  const phrases = compilePhrases(dictionary.multiwords, phraseTable, forms);
  const spaced = new Set(dictionary.multiwords.map(({ phrase }) => phrase.toLowerCase()));
  const senseClues: SenseClues = new Map(
    dictionary.ambiguous.map(({ phrase, partOfSpeech, clues }) => [
      itemKey(phrase, partOfSpeech),
      clues.map(readUsableClues),
    ]),
  );

  const isPhrasal = (verb: string, particle: string) => phrases.phrasal.has(`${verb} ${particle}`);

  /**
   * A hyphenated word is kept whole where it is a headword, unless only a multiword headword has its parts
   * ("face-to-face"); the lexicon has "make-believe" beside "make believe".
   */
  const isHyphenatedHeadword = (word: string) => {
    const owner = word.replace(/'s?$/, "");
    const { isKnown, form } = forms.get(owner);
    if (!isKnown) return false;
    const isWritten = dictionary.writtenPartsOfSpeech(owner).length > 0;
    return !form.includes("-") || isWritten || !spaced.has(owner.replaceAll("-", " "));
  };

  function tagOne(sentence: Sentence, names: NameClassifier, rules?: CompiledRules): TokenizedSentence {
    const isName = findNames(sentence, names, forms);
    const tokens = buildTokens({ sentence, isName }, forms);
    tagSentence(tokens, readings, isPhrasal, rules);
    return { sentence, isName, tokens };
  }

  const tag: WordAnalyser["tag"] = (cues, names, rules) =>
    splitSentences(cues, isHyphenatedHeadword).map((sentence) => tagOne(sentence, names, rules));

  const withPhrases = (one: TokenizedSentence) => ({ ...one, phrases: matchPhrases(one.tokens, phrases) });

  return {
    countNames(cues, counts) {
      countNameForms(cues, counts, isHyphenatedHeadword);
    },
    tag,
    isPhrasal,
    analyse(cues, names, rules) {
      return countWords(tag(cues, names, rules).map(withPhrases), senseClues);
    },
    find(cues, names, since, tagged) {
      const isWanted = ({ words }: Sentence) => words.some(({ seconds }) => seconds >= since);
      const sentences = splitSentences(cues, isHyphenatedHeadword).map((sentence) => {
        const known = isWanted(sentence) ? undefined : tagged.get(keyOf(sentence));
        return known === undefined ? tagOne(sentence, names) : { ...known, sentence };
      });
      tagged.clear();
      for (const one of sentences) tagged.set(keyOf(one.sentence), one);
      const context = contextOfText(sentences);
      return sentences.flatMap((tokenized, index) => {
        if (!isWanted(tokenized.sentence)) return [];
        const one = withPhrases(tokenized);
        return findItems(one).map((found) => {
          const { phrase, partOfSpeech, at } = found;
          const places = [...new Set(at.map((token) => one.tokens[token]?.word ?? 0))];
          return {
            phrase,
            partOfSpeech,
            sense: senseMeant(senseClues.get(itemKey(phrase, partOfSpeech)) ?? [], found, one, context, index),
            sentence: index,
            words: places.flatMap((place) => one.sentence.words[place] ?? []),
          };
        });
      });
    },
  };
}
