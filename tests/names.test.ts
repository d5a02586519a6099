import { beforeAll, describe, expect, it } from "vitest";
import { loadLexicon } from "../src/services/lexicon/load-lexicon.ts";
import { createExampleNamer, type ExampleNamer, everyNameRule, nameRulesWithout } from "./gold/name-rules.ts";

let isName: ExampleNamer = () => false;

beforeAll(async () => {
  isName = createExampleNamer((await loadLexicon()).dictionary);
}, 60_000);

describe("each rule of names", () => {
  const rules = everyNameRule.map((rule) => [`${rule.name}: ${rule.says}`, rule] as const);

  it.each(rules)("decides its example, %s", (_, rule) => {
    const saysName = rule.says === "name";
    expect(isName(rule.decides)).toBe(saysName);
    expect(isName(rule.decides, nameRulesWithout(rule))).toBe(!saysName);
  });

  it.each(rules)("leaves its other example, %s", (_, rule) => {
    const saysName = rule.says === "name";
    expect(isName(rule.leaves)).toBe(!saysName);
    expect(isName(rule.leaves, nameRulesWithout(rule))).toBe(!saysName);
  });
});

describe("a word with a capital", () => {
  it.each([
    ["Rehang", "Rehang the picture."],
    ["Unclench", "Unclench your fist."],
    ["Patience", "Patience, my friend."],
    ["Destiny", "Destiny, that is what it was."],
    ["Traveler", "Welcome, Traveler."],
    ["Advisor", "Thank you, Advisor."],
    ["Fair", "We met at the County Fair."],
    ["Market", "The Farmers Market is closed."],
    ["Chess", "We play Chess."],
  ])("is no name: %s", (word, text) => {
    expect(isName({ word, text })).toBe(false);
  });

  it.each([
    ["Traveler", "Sit down, Traveler. Welcome, Traveler."],
    ["Unwin", "Unwin is here."],
    ["Grace", "Grace, are you there?"],
    ["Hamlet", "They play Hamlet."],
  ])("is a name: %s", (word, text) => {
    expect(isName({ word, text })).toBe(true);
  });
});

describe("captions without capitals", () => {
  const said = "we went home and then we had some soup with bread and we sat by the fire until it was late. ";

  it.each(["hmm", "whoa", "yep", "elders", "sustained"])("have no name in %s, which begins sentences", (word) => {
    expect(isName({ word, text: `${said}${word}, then we left again` })).toBe(false);
  });

  it.each(["sarah", "roy", "frank"])("have a name in %s", (word) => {
    expect(isName({ word, text: `${said}then ${word} left again` })).toBe(true);
  });
});

it("has a name of its own for each rule", () => {
  const names = everyNameRule.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
