import { isFeature } from "../forms/candidate.ts";
import { subjectPronouns } from "../tables/closed-classes.ts";
import { isClosedTag, isItemTag } from "../tag.ts";
import {
  canBe,
  canBeFinite,
  canHaveFeature,
  isClosed,
  isParticiple,
  startsNounPhrase,
  startsObject,
  startsTime,
  type Token,
} from "./token.ts";

/*
 * The language of conditions, of the tagger's rules and of the phrases'. "after verb, not next object" holds where both
 * of its conditions do:
 *
 * - POSITION VALUE …: one of the values is true of the token there, or of one of the tokens where the position has
 *   several.
 * - the name of a condition on more than one token.
 *
 * Values are a tag (the token's own where it is tagged already, else one that it may have), =form, ~lemma, +feature,
 * @list of words, usually-TAG (its commonest reading), and the names in `kinds`. Forms and lemmas may have choices
 * (=here|there); of a form, *ing is one that ends so, # one that begins with a digit, and =!here|there any other.
 */

type Test = (token: Token | undefined) => boolean;

export type Position<Place> = {
  readonly at: (place: Place) => Token | undefined | readonly Token[];
  /** Whether the tokens are tagged there already. */
  readonly isTagged: boolean;
};

/** What conditions can speak of: the positions of a place, the conditions that have a name, and lists of words. */
export type Language<Place> = {
  readonly positions: ReadonlyMap<string, Position<Place>>;
  readonly named: ReadonlyMap<string, (place: Place) => boolean>;
  readonly lists: ReadonlyMap<string, ReadonlySet<string>>;
};

const kinds: ReadonlyMap<string, Test> = new Map<string, Test>([
  ["any", (token) => token !== undefined],
  ["none", (token) => token === undefined],
  ["name", (token) => token?.tag === "name"],
  // A word that nobody knows.
  [
    "unread",
    (token) =>
      token?.tag === "unknown" && !token.info.isSound && token.info.closed.length + token.info.candidates.length === 0,
  ],
  ["digits", (token) => token?.tag === "digits"],
  ["sound", (token) => token?.tag === "sound"],
  ["open", (token) => token !== undefined && token.info.closed.length === 0],
  ["finite", canBeFinite],
  ["participle", isParticiple],
  ["object", startsObject],
  ["phrase", startsNounPhrase],
  ["time", startsTime],
  ["subject", (token) => subjectPronouns.has(token?.form ?? "")],
  ["indefinite", (token) => /(?:one|body)$/.test(token?.form ?? "")],
  ["plural", (token) => token?.info.candidates.some((c) => c.tag === "noun" && c.feature === "plural") ?? false],
  // A noun, or an adjective that leads to one, without a determiner.
  [
    "nominal",
    (token) =>
      token?.tag === "name" || (token?.info.closed.length === 0 && (canBe(token, "noun") || canBe(token, "adjective"))),
  ],
  // Nothing that the word before could describe or govern.
  [
    "end",
    (token) =>
      token === undefined ||
      startsTime(token) ||
      isClosed(token, "preposition", "conjunction", "to", "question") ||
      (canBe(token, "adverb") && token.info.candidates.length === 1),
  ],
]);

function formTest(choices: string): Test {
  if (choices.startsWith("!")) {
    const others = new Set(choices.slice(1).split("|"));
    return (token) => token !== undefined && !others.has(token.form);
  }
  const forms = choices.split("|");
  const [only] = forms;
  if (forms.length === 1 && only !== undefined && !/[*#]/.test(only)) return (token) => token?.form === only;
  const whole = new Set(forms.filter((form) => !/^[*#]/.test(form)));
  const endings = forms.filter((form) => form.startsWith("*")).map((form) => form.slice(1));
  const isDigit = forms.includes("#") ? /^\d/ : undefined;
  return (token) => {
    if (token === undefined) return false;
    const { form } = token;
    return whole.has(form) || isDigit?.test(form) === true || endings.some((ending) => form.endsWith(ending));
  };
}

function lemmaTest(choices: string): Test {
  const lemmas = new Set(choices.split("|"));
  return (token) => token !== undefined && lemmas.has(token.lemma);
}

function compileValue(
  value: string,
  isTagged: boolean,
  lists: ReadonlyMap<string, ReadonlySet<string>>,
): Test | undefined {
  const rest = value.slice(1);
  switch (value[0]) {
    case "=":
      return formTest(rest);
    case "~":
      return lemmaTest(rest);
    case "+":
      if (!isFeature(rest)) return undefined;
      return isTagged ? (token) => token?.feature === rest : (token) => canHaveFeature(token, rest);
    case "@": {
      const list = lists.get(rest);
      if (list === undefined) return undefined;
      return rest.endsWith("Verbs")
        ? (token) => token?.tag === "verb" && list.has(token.lemma)
        : (token) => token !== undefined && (list.has(token.lemma) || list.has(token.form));
    }
  }
  if (value.startsWith("usually-")) return (token) => token?.info.candidates[0]?.tag === value.slice(8);
  const kind = kinds.get(value);
  if (kind !== undefined) return kind;
  if (isTagged) return isItemTag(value) || isClosedTag(value) ? (token) => token?.tag === value : undefined;
  if (isItemTag(value)) return (token) => canBe(token, value);
  return isClosedTag(value) ? (token) => isClosed(token, value) : undefined;
}

/** A loop, since these are asked millions of times and `some` would need a new function each time. */
function anyOf(tests: readonly Test[]): Test {
  const [only] = tests;
  if (only !== undefined && tests.length === 1) return only;
  return (token) => {
    for (const test of tests) if (test(token)) return true;
    return false;
  };
}

const isList = (found: Token | undefined | readonly Token[]): found is readonly Token[] => Array.isArray(found);

function compileCondition<Place>(text: string, language: Language<Place>): (place: Place) => boolean {
  if (text.startsWith("not ")) {
    const holds = compileCondition(text.slice(4), language);
    return (place) => !holds(place);
  }
  const named = language.named.get(text);
  if (named !== undefined) return named;
  const [name = "", ...values] = text.split(" ");
  const position = language.positions.get(name);
  if (position === undefined) throw new Error(`There is no condition "${text}".`);
  const { at, isTagged } = position;
  const tests = values.map((value) => {
    const test = compileValue(value, isTagged, language.lists);
    if (test === undefined) throw new Error(`There is no value "${value}" for ${name}.`);
    return test;
  });
  const holds = anyOf(tests);
  return (place) => {
    const found = at(place);
    return isList(found) ? found.some(holds) : holds(found);
  };
}

/** @throws {Error} where the text is not of the language */
export function compileIn<Place>(text: string, language: Language<Place>): (place: Place) => boolean {
  const conditions = text === "" ? [] : text.split(", ").map((condition) => compileCondition(condition, language));
  return (place) => {
    for (const holds of conditions) if (!holds(place)) return false;
    return true;
  };
}
