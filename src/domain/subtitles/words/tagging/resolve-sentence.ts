import type { Candidate } from "../forms/candidate.ts";
import { particles } from "../tables/closed-classes.ts";
import { rareBases } from "../tables/irregular-verbs.ts";
import type { ItemTag } from "../tag.ts";
import { type Context, contextOf } from "./context.ts";
import { decideApostropheD, decideApostropheS, decideDo, decideHave, decideSemiModal } from "./decide-auxiliary.ts";
import { decideParticle } from "./decide-particle.ts";
import { decideWord } from "./decide-word.ts";
import { type Decision, settle } from "./decision.ts";
import { scoreAdjective, scoreAdverb, scoreInterjection, scoreNoun } from "./score-others.ts";
import { scoreVerb } from "./score-verb.ts";
import { leftOf, type Place, rightOf, type Token } from "./token.ts";

const scorers: Readonly<Record<ItemTag, (candidate: Candidate, context: Context) => number>> = {
  noun: scoreNoun,
  verb: scoreVerb,
  adjective: scoreAdjective,
  adverb: scoreAdverb,
  interjection: scoreInterjection,
  number: () => 10,
};

const guesses: Readonly<Record<ItemTag, ReadonlySet<string>>> = {
  noun: new Set(["NOUN", "PROPN"]),
  verb: new Set(["VERB", "AUX"]),
  adjective: new Set(["ADJ"]),
  adverb: new Set(["ADV"]),
  interjection: new Set(["INTJ"]),
  number: new Set(["NUM"]),
};

const guessWeight = 1.5;

/** What the order of the dictionary's parts of speech, commonest first, is worth. */
const priors = [1.6, 0.6, -0.2, -1];

/** Verb with its particle is a headword: speaks for the verb where they stand together. */
export type IsPhrasal = (verb: string, particle: string) => boolean;

function decideClosed(place: Place, token: Token): Decision {
  if (token.form === "'s") return decideApostropheS(place);
  if (token.form === "'d") return decideApostropheD(place);
  const usual = token.info.closed[0];
  if (usual === undefined) return undefined;
  if (particles.has(token.form)) return decideParticle(place);
  if (usual === "have") return decideHave(place);
  if (usual === "do") return decideDo(place);
  const decision = decideWord(place);
  return decision ?? { tag: usual };
}

function choose(place: Place, token: Token, isPhrasal: IsPhrasal): NonNullable<Decision> {
  const { candidates } = token.info;
  const [only] = candidates;
  if (only === undefined) return { tag: token.info.isSound ? "sound" : "unknown" };
  if (candidates.length === 1) return only;
  const context = contextOf(place);
  let best = only;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    let score = scorers[candidate.tag](candidate, context) + (priors[candidate.rarity ?? 2] ?? -1);
    if (guesses[candidate.tag].has(token.guess)) score += guessWeight;
    if (candidate.feature === "base" && candidate.tag === "verb" && rareBases.has(candidate.lemma)) score -= 2.5;
    if (candidate.tag === "verb" && context.right !== undefined && isPhrasal(candidate.lemma, context.right.form))
      score += 3.5;
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/** Settles what every token of a sentence is, from left to right. */
export function resolveSentence(tokens: readonly Token[], isPhrasal: IsPhrasal): void {
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.tag === "name" || token.tag === "digits") continue;
    const place: Place = { tokens, index };
    if (token.info.isSound && isSoundHere(place, token)) {
      settle(token, { tag: "sound" });
      continue;
    }
    const decision =
      token.info.closed.length > 0 || token.form === "'s"
        ? decideClosed(place, token)
        : (decideSemiModal(place) ?? decideWord(place));
    const fromForm = decision !== undefined ? withFeature(token, decision) : choose(place, token, isPhrasal);
    settle(token, fromForm);
  }
}

/** The lemma of an expert's part of speech, where he does not name it. */
function withFeature(token: Token, decision: NonNullable<Decision>): NonNullable<Decision> {
  if (decision.lemma !== undefined) return decision;
  const candidate = token.info.candidates.find(({ tag }) => tag === decision.tag);
  return candidate === undefined
    ? decision
    : { ...decision, lemma: candidate.lemma, feature: decision.feature ?? candidate.feature };
}

/** "no" and "ah" are sounds but where they lead to a noun ("no money"). */
function isSoundHere(place: Place, token: Token): boolean {
  if (token.info.closed.length === 0 && token.info.candidates.length === 0) return true;
  const right = rightOf(place);
  if (token.form === "no") return right === undefined && leftOf(place) === undefined;
  return token.info.closed.length === 0;
}
