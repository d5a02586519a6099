import type { Multiword } from "../../../lexicon/dictionary.ts";
import type { PartOfSpeech } from "../../../lexicon/part-of-speech.ts";
import { expandWord } from "../text/expand-word.ts";

/**
 * One part of a phrase: an invariable word, a verb in any form, a noun in either number, an article, or a slot for a
 * person, a possessive, a reflexive or a thing.
 */
export type PhrasePart =
  | { readonly kind: "word" | "verb" | "noun"; readonly text: string }
  | { readonly kind: "article" | "person" | "possessive" | "thing" | "reflexive" };

export type PhrasePattern = {
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly parts: readonly PhrasePart[];
  /** A word that it has beyond its first, the longest: a sentence without it need not be tried. */
  readonly needs: string | undefined;
  /** Its object may stand between the verb and the particle. */
  readonly splits: boolean;
};

/** Patterns by their first word (for verbs the lemma), the longest first. */
export type PhraseIndex = {
  readonly byFirst: ReadonlyMap<string, readonly PhrasePattern[]>;
  /** "verb particle" of all phrasal verbs. */
  readonly phrasal: ReadonlySet<string>;
};

const slots: ReadonlyMap<string, PhrasePart> = new Map<string, PhrasePart>([
  ["someone", { kind: "person" }],
  ["somebody", { kind: "person" }],
  ["someone's", { kind: "possessive" }],
  ["somebody's", { kind: "possessive" }],
  ["one's", { kind: "possessive" }],
  ["something", { kind: "thing" }],
  ["oneself", { kind: "reflexive" }],
]);

/** Questions that are also written out ("what is the matter"); "that is all I know" is not "that's all". */
const writtenOut = /^(?:what|how)'s$/;

const article = /^(?:a|an|some)$/;

/** Other wordings of a phrase. */
const variants: ReadonlyMap<string, readonly string[]> = new Map([
  ["might as well", ["may as well", "might just as well"]],
  ["can't help it", ["couldn't help it"]],
  ["can't stand", ["couldn't stand"]],
  ["can hardly wait", ["could hardly wait"]],
  ["can't help oneself", ["couldn't help oneself"]],
  ["it's up to someone", ["that's up to someone"]],
  ["I'm afraid", ["I am afraid"]],
  ["I'd like", ["I would like", "I should like"]],
  ["I'd rather", ["I would rather"]],
  ["I'd better", ["I had better"]],
  ["we'd better", ["we had better", "we better"]],
  ["you'd better", ["you had better", "you better"]],
  ["in the world", ["in all the world"]],
  ["supposed to", ["suppose to"]],
  ["all of a sudden", ["all of the sudden"]],
  ["to hell with", ["too hell with"]],
  ["hats off to", ["hat's off to"]],
  ["make a fool of", ["make fools of"]],
  ["son of a bitch", ["sons of bitches"]],
  ["what the hell", ["what in the hell"]],
  ["where the hell", ["where in the hell"]],
  ["who the hell", ["who in the hell"]],
  ["how the hell", ["how in the hell"]],
  ["why the hell", ["why in the hell"]],
  ["nice to meet you", ["nice to have met you"]],
  ["glad to meet you", ["glad to have met you"]],
  ["pleased to meet you", ["pleased to have met you"]],
  ["it's a pleasure", ["it's been a pleasure"]],
  ["make up one's mind", ["make one's mind up"]],
  ["what are you up to", ["what have you been up to"]],
  ["you mean to tell me", ["you don't mean to tell me"]],
  ["don't worry", ["don't you worry"]],
  ["keep someone waiting", ["be kept waiting"]],
]);

/** "She's got a crush on you", "you've got a point". */
const had =
  /^have (?=a (?:crush|point|problem|thing|way|yen)|company$|faith|feelings|in mind|it coming|it in for|no |nothing|one's (?:eye|hands|heart)|someone's|the |trouble|what)/;

type WordData = {
  isVerb(word: string): boolean;
  isNoun(word: string): boolean;
  isKnown(word: string): boolean;
};

/** Parts of speech whose first word, where it is a verb, may be inflected. */
const inflects: ReadonlySet<PartOfSpeech> = new Set<PartOfSpeech>(["idiom", "phrase", "verb"]);

/** Words that begin phrases without being verbs there although dictionaries list them as verbs too. */
const fixedStarts =
  /^(?:by|for|in|on|at|of|to|no|never|so|as|over|out|kind|sort|right|once|what|how|all|piece|son|behind|like|the|a|an|never|better|well|back|close|long|last|still|just|even|all|step|side|face|fair|game|hand|pain|shame|waste(?= of)|head|point|second|sense|shit|time|welcome|word|jet|needle|bar(?= mitzvah)|black|white|slip(?= of)|chin|pat(?= on)|rock(?= bottom)|short|sink(?= or)|split(?= second)|state(?= of)|top)(?=[ -]|$)/;

function compilePart(
  word: string,
  isFirst: boolean,
  { phrase, partOfSpeech }: Multiword,
  data: WordData,
): PhrasePart[] {
  const slot = slots.get(word);
  // In "or something" it stands for itself.
  const isWord = slot?.kind === "thing" && !data.isVerb(phrase.split(" ")[0] ?? "");
  if (slot !== undefined && !isWord) return [slot];
  if (article.test(word) && !isFirst) return [{ kind: "article" }];
  const expanded = expandWord(word, data.isKnown);
  const isQuestion = writtenOut.test(word);
  if (expanded.length > 1)
    return expanded.map((text) => ({
      kind: "word",
      text: text === "'re" ? "are" : isQuestion && text === "'s" ? "is" : text,
    }));
  const isInflected =
    partOfSpeech === "phrasal verb" || (inflects.has(partOfSpeech) && !fixedStarts.test(phrase.toLowerCase()));
  if (isFirst && isInflected && data.isVerb(word)) return [{ kind: "verb", text: word }];
  const isLastNoun = phrase.endsWith(` ${word}`) && data.isNoun(word);
  return [{ kind: isLastNoun && partOfSpeech !== "phrasal verb" ? "noun" : "word", text: word }];
}

function compile(multiword: Multiword, wording: string, data: WordData): PhrasePattern {
  const words = wording.toLowerCase().split(/[\s-]+/);
  const parts = words.flatMap((word, index) => compilePart(word, index === 0, multiword, data));
  const [needs] = parts
    .slice(1)
    .flatMap((part) => ("text" in part ? [part.text] : []))
    .sort((a, b) => b.length - a.length);
  return { phrase: multiword.phrase, partOfSpeech: multiword.partOfSpeech, parts, needs, splits: multiword.splits };
}

/** Compiles all multiword headwords once. */
export function compilePhrases(multiwords: readonly Multiword[], data: WordData): PhraseIndex {
  const byFirst = new Map<string, PhrasePattern[]>();
  const phrasal = new Set<string>();
  const wordings = multiwords.flatMap((multiword) =>
    [
      multiword.phrase,
      ...(variants.get(multiword.phrase) ?? []),
      ...(had.test(multiword.phrase) ? [multiword.phrase.replace(had, "get ")] : []),
    ].map((wording) => ({ multiword, wording })),
  );
  for (const { multiword, wording } of wordings) {
    const pattern = compile(multiword, wording, data);
    const [first, second] = pattern.parts;
    if (first === undefined || pattern.parts.length < 2) continue;
    const key = "text" in first ? first.text : first.kind === "article" ? "a" : "'s";
    byFirst.set(key, [...(byFirst.get(key) ?? []), pattern]);
    if (pattern.partOfSpeech === "phrasal verb" && second !== undefined && "text" in second && "text" in first) {
      phrasal.add(`${first.text} ${second.text}`);
    }
  }
  for (const patterns of byFirst.values()) patterns.sort((a, b) => b.parts.length - a.parts.length);
  return { byFirst, phrasal };
}
