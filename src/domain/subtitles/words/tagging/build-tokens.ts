import type { FormCache } from "../forms/form-cache.ts";
import { type FormInfo, maxFormLength } from "../forms/form-info.ts";
import type { Sentence, Word } from "../text/split-sentences.ts";
import type { Token } from "./token.ts";
import type { Tagger } from "./wink-tagger.ts";

/** A sentence, and which of its running words are names. */
export type NamedSentence = { readonly sentence: Sentence; readonly isName: readonly boolean[] };

export type TokenizedSentence = NamedSentence & { readonly tokens: readonly Token[] };

/** Stand-ins for spoken forms that the statistical tagger does not know. */
const standIns: ReadonlyMap<string, string> = new Map([
  ["gonna", "to"],
  ["gotta", "must"],
  ["hafta", "must"],
  ["oughta", "should"],
  ["useta", "could"],
  ["'d", "would"],
  ["'m", "am"],
  ["'re", "are"],
  ["'ve", "have"],
]);

/** What the statistical tagger reads for a token: it would take names by their capitals for other words. */
function inputFor({ form, isSound }: FormInfo, word: Word, isName: boolean): string {
  if (isName) return "John";
  if (word.isDigits) return "7";
  if (isSound) return "oh";
  if (form.length > maxFormLength || form.includes(" ")) return "thing";
  return standIns.get(form) ?? form;
}

type Draft = { info: FormInfo; word: Word; wordIndex: number; isName: boolean; isFirst: boolean; inputIndex: number };

/** "Miss" with a capital inside a sentence is the title ("to Miss Carter"). */
function isTitle(word: Word, index: number): boolean {
  return word.text === "Miss" && index > 0 && (word.before === "" || word.before === ",");
}

/** Punctuation that parts phrases; hyphens and signs of money do not. */
function isBreak(before: string): boolean {
  return before !== "" && before !== "-" && before !== "$" && before !== "£" && before !== "€";
}

/** A name keeps its ending as a token: "Rose's" is Rose and 's. */
function formsOf(word: Word, index: number, isName: boolean, forms: FormCache): readonly FormInfo[] {
  if (word.isDigits) return [forms.unread(word.lower)];
  const infos = forms.expand(word.lower);
  if (isTitle(word, index))
    return infos.map((info) => ({ ...info, candidates: info.candidates.filter(({ tag }) => tag === "noun") }));
  if (!isName) return infos;
  const [ending] = /'(?:s|ll|d|ve|re)$/.exec(word.lower) ?? [];
  return ending === undefined
    ? [forms.unread(word.lower)]
    : [forms.unread(word.lower.slice(0, -ending.length)), ...infos.slice(-1)];
}

/** Splits the running words of sentences into tokens and has the statistical tagger predict all their tags at once. */
export function buildTokens(
  sentences: readonly NamedSentence[],
  forms: FormCache,
  predict: Tagger,
): TokenizedSentence[] {
  const input: string[] = [];
  const drafts = sentences.map(({ sentence, isName }) => {
    const own = sentence.words.flatMap((word, wordIndex): Draft[] => {
      if (word.before !== "" && word.before !== "-") input.push(word.before.charAt(0));
      return formsOf(word, wordIndex, isName[wordIndex] === true, forms).map((info, part) => {
        const isNamePart = isName[wordIndex] === true && part === 0;
        input.push(inputFor(info, word, isNamePart));
        return { info, word, wordIndex, isName: isNamePart, isFirst: part === 0, inputIndex: input.length - 1 };
      });
    });
    input.push(sentence.end === "" ? "." : sentence.end.charAt(0));
    return own;
  });
  const predictions = predict(input);
  return sentences.map((sentence, at) => ({
    ...sentence,
    tokens: (drafts[at] ?? []).map(({ info, word, wordIndex, isName, isFirst, inputIndex }, index): Token => {
      const before = isFirst ? word.before : "";
      return {
        form: info.form,
        info,
        index,
        word: wordIndex,
        isAfterBreak: index === 0 || isBreak(before),
        before,
        predicted: predictions[inputIndex] ?? "",
        tag: isName ? "name" : word.isDigits ? "digits" : "unknown",
        lemma: info.form,
        feature: undefined,
      };
    }),
  }));
}
