import { type Topic, topicsOf } from "../../../lexicon/topic-words.ts";
import type { FormCache } from "../forms/form-cache.ts";
import { type FormInfo, isBaseOfVerb } from "../forms/form-info.ts";
import { neverNames, offices, titleNouns } from "../tables/people-words.ts";
import { properWords } from "../tables/proper-words.ts";
import type { Sentence, Word } from "../text/split-sentences.ts";
import { hasCapital, isAllCapitals, isAtStart, isOfHoliday, isTitleCase, keyOf } from "./capitals.ts";
import { isKind } from "./compounds.ts";
import type { NameClassifier } from "./name-classifier.ts";
import { isState } from "./place-names.ts";

/** Small words inside a title, between two with a capital ("Lilies of the Valley"). */
const joining = /^(?:of|and|the|a|an|in|on|for|with|my|our)$/;

/** With a capital inside a sentence they begin a title ("I saw The Wedding"). */
const opening = /^(?:a|an|the|all|my|our|not)$/;

/** "Your Royal Highness", "His Great Lord". */
const ofHonor = /^(?:his|her|your|i)$/;

/** More small words than these in a row are no part of a title. */
const maxJoining = 2;

/** Its capital is its own ("Monday", "the North"). */
function isProper(word: Word): boolean {
  const key = keyOf(word);
  return properWords.has(key) || neverNames.has(key) || key.length === 1 || /^(?:nor|sou)th|^(?:ea|we)st/.test(key);
}

function isTitleNoun(word: Word): boolean {
  return titleNouns.has(keyOf(word)) || offices.has(word.lower);
}

/** A word whose capital a title may be the cause of. */
function isTitled(word: Word | undefined): word is Word {
  return word !== undefined && hasCapital(word) && !word.isDigits && !isAllCapitals(word);
}

/** The next word with a capital that small words join to this one; undefined for none. */
function joinedTo({ words }: Sentence, index: number): number | undefined {
  for (let at = index + 1; at <= index + 1 + maxJoining; at += 1) {
    const word = words[at];
    if (word === undefined || !(word.before === "" || word.before === "&")) return undefined;
    if (hasCapital(word)) return at;
    if (!joining.test(word.lower)) return undefined;
  }
  return undefined;
}

/** A quotation mark of any kind stands directly before or after. */
function isQuotedAt({ text }: Sentence, at: number, step: 1 | -1): boolean {
  let place = at;
  if (step === 1) while (/[!?.,]/.test(text.charAt(place))) place += 1;
  return /["'“”]/.test(text.charAt(place));
}

/** From one word to the last, both included. */
type Span = { readonly from: number; readonly to: number };

function isQuoted(sentence: Sentence, { from, to }: Span): boolean {
  const { words } = sentence;
  return isQuotedAt(sentence, (words[from]?.start ?? 0) - 1, -1) && isQuotedAt(sentence, words[to]?.end ?? 0, 1);
}

/** The words with a capital from here on, with the small ones between them; undefined for fewer than two. */
function spanFrom(sentence: Sentence, from: number): Span | undefined {
  let to = from;
  for (;;) {
    const next = joinedTo(sentence, to);
    if (next === undefined || !isTitled(sentence.words[next])) break;
    to = next;
  }
  return to > from ? { from, to } : undefined;
}

/**
 * Whether capitals and small words are the title of a work, a house or a club rather than persons side by side: a
 * small word joins common nouns ("Knives and Roses"), or a word of a closed class has a capital ("Call Me Late").
 */
function isWorkTitle(sentence: Sentence, { from, to }: Span, classifier: NameClassifier, forms: FormCache): boolean {
  const all = sentence.words.slice(from, to + 1);
  const capitals = all.filter(hasCapital);
  const first = all[0];
  if (first === undefined) return false;
  const content = capitals.filter((word) => forms.get(keyOf(word)).closed.length === 0);
  const common = content.filter(
    (word) =>
      !isProper(word) &&
      !isTitleNoun(word) &&
      forms.get(keyOf(word)).isKnown &&
      !classifier.isMostlyCapitalised(keyOf(word)),
  );
  if (isQuoted(sentence, { from, to })) {
    // "It said 'Dogs Bite'."
    const isSaid = /^(?:says?|said|reads?)$/.test(sentence.words[from - 1]?.lower ?? "");
    return !isSaid && content.length >= 2 && common.length > 0;
  }
  const isJoined = all.length > capitals.length && content.length === common.length && common.length >= 2;
  // "Macaroni and Cheese"
  if (isJoined && content.length === 2 && all.some(({ lower }) => lower === "and") && all.slice(-1).some(isKind))
    return false;
  if (isAtStart(sentence, from)) {
    const info = forms.get(keyOf(first));
    const isNoun = info.candidates[0]?.tag === "noun" && (!isBaseOfVerb(info) || all[1]?.lower === "of");
    return isJoined && content.length === 2 && isNoun;
  }
  // "A Girl and a Gun", "All Our Sons".
  if (opening.test(first.lower))
    return (
      (content.length >= 2 && (common.length > 0 || all.length > capitals.length)) ||
      capitals.length >= content.length + 2
    );
  const isClosedInside = capitals.some(({ lower }) => forms.get(lower).closed.length > 0 && !ofHonor.test(lower));
  if (capitals.length >= 3 && isClosedInside) return common.length > 0;
  return isJoined;
}

/** For each word of a sentence, whether it belongs to the title of a work with several words. */
export function findWorkTitles(sentence: Sentence, classifier: NameClassifier, forms: FormCache): ReadonlySet<number> {
  const found = new Set<number>();
  if (isTitleCase(sentence)) return found;
  const { words } = sentence;
  for (let index = 0; index < words.length; index += 1) {
    if (!isTitled(words[index])) continue;
    const span = spanFrom(sentence, index);
    if (span === undefined) continue;
    if (isWorkTitle(sentence, span, classifier, forms)) {
      const mayHaveTitles = isQuoted(sentence, span) || opening.test(words[index]?.lower ?? "");
      for (let at = span.from; at <= span.to; at += 1) {
        const word = words[at];
        if (!isTitled(word) || isProper(word) || isOfHoliday(sentence, at)) continue;
        if (isTitleNoun(word) && !mayHaveTitles) continue;
        if (forms.get(keyOf(word)).candidates.length > 0) found.add(at);
      }
    }
    index = span.to;
  }
  return found;
}

/** After these a word with a capital and no determiner is the title of a work ("I cried in Ghost", "the movie Rain"). */
const ofWork = new RegExp(
  "^(?:in|watch(?:ing|es|ed)?|play(?:ing|ed|s)?|film(?:ing|ed)|tap(?:e|ing|ed)|rent(?:ing|ed)?|sing(?:ing)?|called|named|" +
    "movie|film|song|musical|opera|magazine|ship|frigate|restaurant)$",
);

/** "They play Chess". */
const played: ReadonlySet<Topic> = new Set<Topic>(["sport", "games", "music"]);

/** A work or a place called by one word, or by one after an article with a capital ("I read The Shadow"). */
export function isTitleOfWork(sentence: Sentence, index: number, { candidates }: FormInfo): boolean {
  const { words } = sentence;
  const word = words[index];
  const previous = words[index - 1];
  const next = words[index + 1];
  if (word?.before !== "" || previous === undefined || isAllCapitals(word) || next?.isDigits === true) return false;
  if (/^(?:The|An?|Another|My|Our)$/.test(previous.text)) return !isAtStart(sentence, index - 1);
  if (/^play/.test(previous.text) && topicsOf.get(word.lower)?.some((topic) => played.has(topic))) return false;
  const isNounly = candidates.some(({ tag }) => /^(?:noun|number|interjection)$/.test(tag));
  return isNounly && ofWork.test(previous.text) && next?.before !== "-" && !isState(word.lower);
}
