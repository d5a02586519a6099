import type { ItemTag } from "../../src/domain/subtitles/words/tag.ts";

/** A word of a treebank with an item's part of speech; form and lemma in lower case, with straight apostrophes. */
export type TreebankWord = { readonly form: string; readonly lemma: string; readonly tag: ItemTag };

export type TreebankSentence = { readonly text: string; readonly words: readonly TreebankWord[] };

const tagOf: ReadonlyMap<string, ItemTag> = new Map([
  ["NOUN", "noun"],
  ["VERB", "verb"],
  ["ADJ", "adjective"],
  ["ADV", "adverb"],
  ["INTJ", "interjection"],
  ["NUM", "number"],
]);

function readSentence(block: string): TreebankSentence {
  const [, text = ""] = /^# text = (.*)$/m.exec(block) ?? [];
  const words = block.split("\n").flatMap((line): TreebankWord[] => {
    const [id = "", form = "", lemma = "", partOfSpeech = ""] = line.split("\t");
    const tag = /^\d+$/.test(id) ? tagOf.get(partOfSpeech) : undefined;
    if (tag === undefined) return [];
    return [{ form: form.toLowerCase().replaceAll("’", "'"), lemma: lemma.toLowerCase(), tag }];
  });
  return { text, words };
}

/** Reads CoNLL-U (https://universaldependencies.org/format.html). */
export function readTreebankSentences(conllu: string): TreebankSentence[] {
  return conllu
    .split("\n\n")
    .map(readSentence)
    .filter(({ text }) => text !== "");
}
