import type { Candidate } from "../forms/candidate.ts";
import type { FormInfo } from "../forms/form-info.ts";
import type { Context } from "./context.ts";
import { isSubject, leadsToNoun } from "./context-conditions.ts";
import type { Token } from "./token.ts";

/** The kinds of readings that the model of readings tells apart; the columns of its table. */
export const readingKinds = [
  "noun",
  "plural",
  "base",
  "third",
  "past",
  "participle",
  "pastOrParticiple",
  "ing",
  "adjective",
  "adverb",
  "interjection",
  "number",
] as const;

type ReadingKind = (typeof readingKinds)[number];

/** Verbs by their feature, nouns as singular or plural, the rest by part of speech. */
function kindOf({ tag, feature }: Candidate): ReadingKind {
  if (tag === "noun") return feature === "plural" ? "plural" : "noun";
  if (tag !== "verb") return tag;
  return feature === "comparative" || feature === "superlative" ? "base" : feature;
}

const kindIndexes = new Map(readingKinds.map((kind, index) => [kind, index]));

/** The index of a reading's kind in `readingKinds`. */
export function kindIndex(candidate: Candidate): number {
  return kindIndexes.get(kindOf(candidate)) ?? 0;
}

const closedLabels = new WeakMap<FormInfo, string>();

/** A word of a closed class by itself. */
function closedLabelOf(info: FormInfo): string {
  const known = closedLabels.get(info) ?? `=${info.form}`;
  closedLabels.set(info, known);
  return known;
}

/** What a token to the left was read as; words of closed classes by themselves. */
function labelOf(token: Token | undefined): string {
  if (token === undefined) return "none";
  const { tag, info, feature } = token;
  if (tag === info.closed[0] || tag === "sound") return closedLabelOf(info);
  if (tag === "verb") return feature ?? tag;
  return tag === "noun" && feature === "plural" ? "plural" : tag;
}

const classes = new WeakMap<FormInfo, string>();

function classOfForm(info: FormInfo): string {
  if (info.closed.length > 0) return closedLabelOf(info);
  if (info.candidates.length === 0) return info.isSound ? "sound" : "unknown";
  const kinds = [...new Set(info.candidates.map(kindOf))];
  return [...kinds.toSorted(), kinds[0]].join("/");
}

/** What a token to the right may be read as, the likeliest reading named twice; words of closed classes by themselves. */
function classOf(token: Token | undefined): string {
  if (token === undefined) return "none";
  if (token.tag === "name" || token.tag === "digits") return token.tag;
  const known = classes.get(token.info) ?? classOfForm(token.info);
  classes.set(token.info, known);
  return known;
}

/** Takes a feature of up to three parts, which are put together in the table ("prevs noun base"). */
export type TakeFeature = (kind: string, first?: string, second?: string) => void;

/** Gives what the model sees around a token; each feature counts by itself and together with the token's form. */
export function takeContextFeatures(context: Context, take: TakeFeature): void {
  const { self, prev, prev2, next, next2, after, after2, governor, joined, tokens, index, isPhrasal } = context;
  const left = labelOf(prev);
  const left2 = labelOf(prev2);
  const right = classOf(next);
  const right2 = classOf(next2);
  const following = tokens[index + 1];
  const leads = leadsToNoun(context) ? "leads" : "ends";
  take("prev", left);
  take("prev2", left2);
  take("prevs", left2, left);
  take("prevLemma", prev?.lemma ?? "none");
  take("prevLemma2", prev2?.lemma ?? "none", left);
  take("next", right);
  take("next2", right2);
  take("nexts", right, right2);
  take("nextForm", next?.form ?? "none");
  take("around", left, right);
  take("after", labelOf(after), leads);
  take("prev", left, leads);
  take("governor", labelOf(governor));
  take("joined", labelOf(joined));
  if (
    next !== undefined &&
    self.info.candidates.some(({ tag, lemma }) => tag === "verb" && isPhrasal(lemma, next.form))
  )
    take("phrasal", left);
  else take("single");
  take(isSubject(after, after2) ? "subject" : "object", right);
  // Beyond punctuation only the nearest token counts ("Oh, boy!", "Boy, come here").
  if (prev === undefined) take("start", self.before, labelOf(tokens[index - 1]));
  else take("inside");
  if (next === undefined) take("end", following?.before ?? "", classOf(following));
  else take("onward");
}

/** What the model sees of a reading wherever it stands. */
export function takeReadingFeatures(
  { rank = 2, isUnwritten, lemma }: Candidate,
  form: string,
  take: TakeFeature,
): void {
  take("rank", String(Math.min(rank, 2)));
  take("lemma", lemma);
  take("ending", form.slice(-3));
  if (isUnwritten === true) take("unwritten");
}
