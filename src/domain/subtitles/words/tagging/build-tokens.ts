import type { FormCache } from "../forms/form-cache.ts";
import { type FormInfo, maxFormLength } from "../forms/form-info.ts";
import type { Sentence, Word } from "../text/split-sentences.ts";
import type { Token } from "./token.ts";
import type { Tagger } from "./wink-tagger.ts";

/** A sentence with what is known of its names before its grammar is looked at. */
export type NamedSentence = { readonly sentence: Sentence; readonly isName: readonly boolean[] };

/** How the tagger is shown what it would misread: it knows no spoken forms and would guess at names by their capitals. */
const shown: ReadonlyMap<string, string> = new Map([
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

function showTagger({ form, isSound }: FormInfo, word: Word, isName: boolean): string {
  if (isName) return "John";
  if (word.isDigits) return "7";
  if (isSound) return "oh";
  if (form.length > maxFormLength || form.includes(" ")) return "thing";
  return shown.get(form) ?? form;
}

type Draft = { info: FormInfo; word: Word; wordIndex: number; isName: boolean; isFirst: boolean; guessAt: number };

const noForm = (form: string): FormInfo => ({ form, closed: [], candidates: [], isSound: false, isKnown: false });

/** A name keeps what stands behind it: "Rose's" is Rose and 's. */
function formsOf(word: Word, isName: boolean, forms: FormCache): readonly FormInfo[] {
  if (word.isDigits) return [noForm(word.lower)];
  const infos = forms.expand(word.lower);
  if (!isName) return infos;
  const [ending] = /'(?:s|ll|d|ve|re)$/.exec(word.lower) ?? [];
  return ending === undefined
    ? [noForm(word.lower)]
    : [noForm(word.lower.slice(0, -ending.length)), ...infos.slice(-1)];
}

/** Takes the running words of sentences apart into tokens and has all of them tagged in one go. */
export function buildTokens(sentences: readonly NamedSentence[], forms: FormCache, tagger: Tagger): Token[][] {
  const feed: string[] = [];
  const drafts = sentences.map(({ sentence, isName }) => {
    const own = sentence.words.flatMap((word, wordIndex): Draft[] => {
      if (word.before !== "" && word.before !== "-") feed.push(word.before.charAt(0));
      return formsOf(word, isName[wordIndex] === true, forms).map((info, part) => {
        const named = isName[wordIndex] === true && part === 0;
        feed.push(showTagger(info, word, named));
        return { info, word, wordIndex, isName: named, isFirst: part === 0, guessAt: feed.length - 1 };
      });
    });
    feed.push(sentence.end === "" ? "." : sentence.end.charAt(0));
    return own;
  });
  const guesses = tagger(feed);
  return drafts.map((own) =>
    own.map(({ info, word, wordIndex, isName, isFirst, guessAt }, index): Token => {
      const before = isFirst ? word.before : "";
      return {
        form: info.form,
        info,
        word: wordIndex,
        isAfterBreak: index === 0 || (before !== "" && before !== "-"),
        before,
        guess: guesses[guessAt] ?? "",
        tag: isName ? "name" : word.isDigits ? "digits" : "unknown",
        lemma: info.form,
        feature: undefined,
      };
    }),
  );
}
