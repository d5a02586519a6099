import { isOneOf } from "./grammar.ts";
import { coreLeftOf, leftOf, movedBy, type Place, rightOf, type Unit, unitAt } from "./unit.ts";

/** What stands around a unit; everything to its left is decided, nothing to its right is. */
export type Context = {
  readonly place: Place;
  readonly form: string;
  readonly left: Unit | undefined;
  /** The nearest unit to the left that is no adverb, and its place. */
  readonly core: Unit | undefined;
  readonly corePlace: Place | undefined;
  /** What stands before the noun phrase that ends at `core` ("let" in "let the man go"). */
  readonly governor: Unit | undefined;
  readonly right: Unit | undefined;
  readonly right2: Unit | undefined;
  /** What "and", "or" joins this unit to. */
  readonly acrossConjunction: Unit | undefined;
  /** The last verb before, in the same sentence. */
  readonly previousVerb: Unit | undefined;
};

const maxPhrase = 6;

/** The unit before the noun phrase that ends at `place`. */
export function governorOf(place: Place): Unit | undefined {
  let at = place;
  for (let steps = 0; steps < maxPhrase; steps += 1) {
    const left = leftOf(at);
    if (left === undefined) return undefined;
    const isInside = isOneOf(left, "determiner", "possessive", "adjective", "number", "digits", "noun", "name");
    const current = unitAt(at);
    const isComplete = isOneOf(current, "determiner", "possessive", "pronoun");
    if (!isInside || isComplete) return left;
    at = movedBy(at, -1);
  }
  return undefined;
}

function verbBefore({ units, index }: Place): Unit | undefined {
  for (let at = index - 1; at >= 0 && at >= index - 12; at -= 1) if (units[at]?.tag === "verb") return units[at];
  return undefined;
}

export function contextOf(place: Place): Context {
  const right = rightOf(place);
  const corePlace = coreLeftOf(place);
  const core = corePlace === undefined ? undefined : unitAt(corePlace);
  const isJoined = core?.tag === "conjunction" && corePlace !== undefined;
  return {
    place,
    form: unitAt(place)?.form ?? "",
    left: leftOf(place),
    core,
    corePlace,
    governor: corePlace === undefined ? undefined : governorOf(corePlace),
    right,
    right2: right === undefined ? undefined : rightOf(movedBy(place, 1)),
    acrossConjunction: isJoined ? corePlace.units[corePlace.index - 1] : undefined,
    previousVerb: verbBefore(place),
  };
}
