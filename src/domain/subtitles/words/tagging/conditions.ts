import { wordLists } from "../tables/word-lists.ts";
import { compileIn, type Language, type Position } from "./condition-language.ts";
import type { Context } from "./context.ts";
import { contextConditions } from "./context-conditions.ts";

export type Condition = (context: Context) => boolean;

const tagged = (at: Position<Context>["at"]): Position<Context> => ({ at, isTagged: true });
const untagged = (at: Position<Context>["at"]): Position<Context> => ({ at, isTagged: false });

/** The tagger's: self, the neighbours, and the others that Context names. */
const language: Language<Context> = {
  positions: new Map([
    ["prev", tagged(({ prev }) => prev)],
    ["prev2", tagged(({ prev2 }) => prev2)],
    ["after", tagged(({ after }) => after)],
    ["after2", tagged(({ after2 }) => after2)],
    ["governor", tagged(({ governor }) => governor)],
    ["self", untagged(({ self }) => self)],
    ["next", untagged(({ next }) => next)],
    ["next2", untagged(({ next2 }) => next2)],
    ["next3", untagged(({ next3 }) => next3)],
    ["before", untagged(({ before }) => before)],
  ]),
  named: contextConditions,
  lists: wordLists,
};

/** @throws {Error} where the text is not of the tables' language */
export function compileConditions(text: string): Condition {
  return compileIn(text, language);
}
