import type { AnswerOf } from "../../../../contract/calls.ts";
import { leastAccountDays } from "../../../../domain/progress/prize-rules.ts";
import { suspicionLimits } from "../../../../domain/progress/suspicion.ts";

export type FrozenMonth = AnswerOf<"Admin/GetMonth">;
export type RankedPerson = FrozenMonth["rows"][number];
export type Evidence = NonNullable<RankedPerson["evidence"]>;

export const evidenceKinds = [
  "isMailVerified",
  "accountDays",
  "sameAddress",
  "sameDevice",
  "fastShare",
  "wrongShare",
  "mostHours",
  "hardShare",
  "topMethod",
  "flags",
] as const;

type EvidenceKind = (typeof evidenceKinds)[number];

/** Two wrong answers in a hundred: fewer are rare among people (domain/progress/suspicion.ts). */
const leastWrongShare = 0.02;

/** From this share of the answers on, hard words or one method were chosen rather than met. */
const chosenShare = 0.8;

export function topMethodShare({ methods, answers }: Evidence): number | null {
  const [first] = methods;
  return first === undefined || answers === 0 ? null : first.answers / answers;
}

/** Whether a figure speaks for a person or against; undefined where it says nothing. */
const speaksFor: Readonly<Record<EvidenceKind, (evidence: Evidence) => boolean | undefined>> = {
  isMailVerified: ({ isMailVerified }) => isMailVerified,
  accountDays: ({ accountDays }) => accountDays >= leastAccountDays,
  sameAddress: ({ sameAddress }) => sameAddress === 0,
  sameDevice: ({ sameDevice }) => sameDevice === 0,
  fastShare: ({ fastShare }) => (fastShare === null ? undefined : fastShare < suspicionLimits.hastyShare),
  wrongShare: ({ wrongShare }) => (wrongShare === null ? undefined : wrongShare >= leastWrongShare),
  mostHours: ({ answers, mostHours }) => (answers === 0 ? undefined : mostHours <= suspicionLimits.longDayHours),
  hardShare: ({ hardShare }) => (hardShare === null ? undefined : hardShare < chosenShare),
  topMethod: (evidence) => {
    const share = topMethodShare(evidence);
    return share === null ? undefined : share < chosenShare;
  },
  flags: ({ flags }) => flags.every(({ state }) => state === "cleared"),
};

/** What speaks for a person and what against, each in the order of `evidenceKinds`. */
export function sidesOf(evidence: Evidence): { readonly for: EvidenceKind[]; readonly against: EvidenceKind[] } {
  const kindsOf = (isFor: boolean) => evidenceKinds.filter((kind) => speaksFor[kind](evidence) === isFor);
  return { for: kindsOf(true), against: kindsOf(false) };
}

/** Orders of the month's table, by their names in the address: what is most suspicious first. */
export const orders = ["rank", "answersPerHour", "medianMs", "fastShare", "shared", "against"] as const;

type Order = (typeof orders)[number];

const worst: Readonly<Record<Order, (row: RankedPerson) => number>> = {
  rank: ({ rank }) => -rank,
  answersPerHour: ({ evidence }) => evidence?.answersPerHour ?? -1,
  medianMs: ({ evidence }) => -(evidence?.medianMs ?? Number.MAX_SAFE_INTEGER),
  fastShare: ({ evidence }) => evidence?.fastShare ?? -1,
  shared: ({ evidence }) => evidence?.sameAddress ?? -1,
  against: ({ evidence }) => (evidence === null ? -1 : sidesOf(evidence).against.length),
};

export function ordered(rows: readonly RankedPerson[], order: Order): RankedPerson[] {
  return rows.toSorted((a, b) => worst[order](b) - worst[order](a) || a.rank - b.rank);
}
