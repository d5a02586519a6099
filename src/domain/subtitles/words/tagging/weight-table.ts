import type { Candidate } from "../forms/candidate.ts";
import type { FormInfo } from "../forms/form-info.ts";
import { type ItemTag, itemTags } from "../tag.ts";
import { compileRow, type Position, taggedPositions, untaggedPositions } from "./conditions.ts";
import type { Context } from "./context.ts";
import type { Token } from "./token.ts";
import type { WeightRow } from "./weights.ts";

/** Sets of rows, one for each of some positions: a bit for each row. */
type RowSets = Uint32Array;

/** The sets of the tokens of one sentence, by index, as they are asked for: of those tagged already, and of the others. */
export type SentenceSets = { readonly tagged: RowSets[]; readonly untagged: RowSets[] };

/**
 * The table of weights, compiled. Which rows a token leaves open at a position depends on its form and tag alone: that
 * is worked out once for each and kept, and only the rows that all positions leave open are looked at.
 */
export type WeightTable = {
  /** The candidate whose weights sum up to most, the first of them; undefined where there is none. */
  likeliest(context: Context, candidates: readonly Candidate[], sets: SentenceSets): Candidate | undefined;
};

/** Makes the sets of a token once for its form and what else of it matters. */
function createMemo(make: (token: Token) => RowSets, stateOf: (token: Token) => string): (token: Token) => RowSets {
  const forms = new WeakMap<FormInfo, Map<string, RowSets>>();
  return (token) => {
    const known = forms.get(token.info);
    const states = known ?? new Map<string, RowSets>();
    if (known === undefined) forms.set(token.info, states);
    const state = stateOf(token);
    const sets = states.get(state) ?? make(token);
    states.set(state, sets);
    return sets;
  };
}

/** @throws {Error} where a condition is not of the tables' language */
export function compileWeights(table: Readonly<Record<ItemTag | "any", readonly WeightRow[]>>): WeightTable {
  const rows = (["any", ...itemTags] as const).flatMap((tag) =>
    table[tag].map(([when, weight]) => ({ tag, weight, ...compileRow(when) })),
  );
  const size = Math.ceil(rows.length / 32);

  function makeSets(count: number, isOpen: (row: (typeof rows)[number], set: number) => boolean): RowSets {
    const sets = new Uint32Array(count * size);
    for (let set = 0; set < count; set += 1) {
      for (const [index, row] of rows.entries()) {
        const word = set * size + (index >> 5);
        if (isOpen(row, set)) sets[word] = (sets[word] ?? 0) | (1 << (index & 31));
      }
    }
    return sets;
  }
  const setsAt = (positions: readonly Position[], token: Token | undefined) =>
    makeSets(positions.length, ({ tests }, set) =>
      tests.every(({ at, holds }) => at !== positions[set] || holds(token)),
    );
  const noTagged = setsAt(taggedPositions, undefined);
  const noUntagged = setsAt(untaggedPositions, undefined);
  const taggedSets = createMemo(
    (token) => setsAt(taggedPositions, token),
    ({ tag, lemma, feature }) => `${tag} ${lemma} ${feature}`,
  );
  const untaggedSets = createMemo(
    (token) => setsAt(untaggedPositions, token),
    ({ tag }) => tag,
  );
  const candidateSets = new WeakMap<Candidate, RowSets>();

  function rowsOf(candidate: Candidate): RowSets {
    const known = candidateSets.get(candidate);
    if (known !== undefined) return known;
    const own = makeSets(
      1,
      ({ tag, readings }) => (tag === "any" || tag === candidate.tag) && readings.every((isSo) => isSo(candidate)),
    );
    candidateSets.set(candidate, own);
    return own;
  }

  function setsOf(token: Token | undefined, known: RowSets[], make: (token: Token) => RowSets): RowSets | undefined {
    if (token === undefined) return undefined;
    const sets = known[token.index] ?? make(token);
    known[token.index] = sets;
    return sets;
  }

  const open = new Uint32Array(size);
  function keepOpen(sets: RowSets, set: number): void {
    for (let word = 0; word < size; word += 1) open[word] = (open[word] ?? 0) & (sets[set * size + word] ?? 0);
  }

  return {
    likeliest(context, candidates, { tagged, untagged }) {
      open.fill(0xffffffff);
      for (let set = 0; set < taggedPositions.length; set += 1)
        keepOpen(setsOf(context[taggedPositions[set] ?? "prev"], tagged, taggedSets) ?? noTagged, set);
      for (let set = 0; set < untaggedPositions.length; set += 1)
        keepOpen(setsOf(context[untaggedPositions[set] ?? "self"], untagged, untaggedSets) ?? noUntagged, set);
      let best: Candidate | undefined;
      let bestSum = Number.NEGATIVE_INFINITY;
      for (const candidate of candidates) {
        context.candidate = candidate;
        const own = rowsOf(candidate);
        let sum = 0;
        for (let word = 0; word < size; word += 1) {
          for (let left = (open[word] ?? 0) & (own[word] ?? 0); left !== 0; left &= left - 1) {
            const row = rows[word * 32 + 31 - Math.clz32(left & -left)];
            if (row?.others.every((holds) => holds(context)) === true) sum += row.weight;
          }
        }
        if (sum > bestSum) {
          best = candidate;
          bestSum = sum;
        }
      }
      return best;
    },
  };
}
