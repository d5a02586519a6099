import { domains, type Topic, topicsOf } from "../../../lexicon/topic-words.ts";
import type { Token } from "../tagging/token.ts";

/** A word as clues name it: its lemma, and be, have, do for all their forms. */
export function clueWord({ tag, lemma }: Token): string {
  return tag === "be" || tag === "have" || tag === "do" ? tag : lemma.toLowerCase();
}

/** The words of a whole text in order, and what it is about. */
export type TextContext = {
  readonly words: readonly string[];
  /** Where each word stands in `words`, in order. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Index of the first word of each sentence. */
  readonly starts: readonly number[];
  /** How many words of a topic stand before each word of the text; without topics that do not occur. */
  readonly topics: ReadonlyMap<Topic, Uint32Array>;
  /** What the whole text is about, as its words without a doubt say. */
  readonly domains: ReadonlySet<Topic>;
};

/** A text is about a domain where its words are so many, and such a share of all. */
const leastDomainWords = 8;
const leastDomainShare = 0.008;

export function contextOfText(sentences: readonly { readonly tokens: readonly Token[] }[]): TextContext {
  const words: string[] = [];
  const starts: number[] = [];
  const places = new Map<string, number[]>();
  const topicPlaces = new Map<Topic, number[]>();
  for (const { tokens } of sentences) {
    starts.push(words.length);
    for (const token of tokens) {
      const word = clueWord(token);
      for (const topic of topicsOf.get(word) ?? []) {
        const own = topicPlaces.get(topic);
        if (own === undefined) topicPlaces.set(topic, [words.length]);
        else own.push(words.length);
      }
      const known = places.get(word);
      if (known === undefined) places.set(word, [words.length]);
      else known.push(words.length);
      words.push(word);
    }
  }
  const about = new Set<Topic>(
    domains.filter((domain) => {
      const { length } = topicPlaces.get(domain) ?? [];
      return length >= leastDomainWords && length >= leastDomainShare * words.length;
    }),
  );
  const topics = new Map<Topic, Uint32Array>();
  for (const [topic, own] of topicPlaces) {
    const before = new Uint32Array(words.length + 1);
    for (const place of own) before[place + 1] = 1;
    for (let at = 1; at < before.length; at += 1) before[at] = (before[at] ?? 0) + (before[at - 1] ?? 0);
    topics.set(topic, before);
  }
  return { words, places, starts, topics, domains: about };
}

/** How many words of a topic stand from one word of the text up to another. */
export function topicWords({ topics, words }: TextContext, topic: Topic, from: number, to: number): number {
  const before = topics.get(topic);
  return before === undefined ? 0 : (before[Math.min(to, words.length)] ?? 0) - (before[Math.max(from, 0)] ?? 0);
}
