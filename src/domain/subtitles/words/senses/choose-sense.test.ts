import { expect, test } from "vitest";
import { createAnalyser } from "../../../../../tests/factories/create-analyser.ts";
import { createSmallDictionary } from "../../../../../tests/factories/small-dictionary.ts";
import type { PartOfSpeech } from "../../../lexicon/part-of-speech.ts";
import { classifyNames, createNameCounts } from "../names/name-counts.ts";

/** Which sense of a word is meant first in a text; its second sense has these clues. */
function senseIn(text: string, phrase: string, partOfSpeech: PartOfSpeech, second: string, first = ""): number {
  const clues = [first, second].map((cell) => cell.split("; ").filter((clue) => clue !== ""));
  const dictionary = { ...createSmallDictionary(), ambiguous: [{ phrase, partOfSpeech, clues }] };
  const cues = text.split("\n").map((line, index) => ({ seconds: index, text: line, speakers: [] }));
  const noNames = classifyNames(createNameCounts(), dictionary);
  const { items } = createAnalyser(dictionary).analyse(cues, noNames);
  const item = items.find((each) => each.phrase === phrase && each.partOfSpeech === partOfSpeech);
  if (item === undefined) throw new Error(`${phrase} is not found`);
  return (item.senses[0] ?? 0) + 1;
}

test.each<[name: string, clue: string, phrase: string, partOfSpeech: PartOfSpeech, yes: string, no: string]>([
  ["words beside", "right _", "now", "adverb", "Stop right now.", "Stop it now."],
  ["lemmas beside", "be _", "out", "adverb", "The fire was out.", "He walked out."],
  ["one of several words", "_ red|yellow", "turn", "verb", "It turned yellow.", "It turned twice."],
  ["a word of a topic", "_ .. #food", "have", "verb", "I had a cake.", "I had a car."],
  ["up to three words between", "_ .. taxi", "take", "verb", "He took a yellow taxi.", "He took the money."],
  ["nothing between beyond a comma", "_ .. taxi", "take", "verb", "Take my taxi.", "Take it, taxi."],
  ["an adjective", "_ ADJ", "look", "verb", "You look tired.", "You look at me."],
  ["an -ing form", "_ ING", "keep", "verb", "He kept talking.", "He kept the money."],
  ["a person", "_ SB to", "take", "verb", "Take my brother to school.", "Take my car to school."],
  ["a thing", "_ STH to", "take", "verb", "Take my car to school.", "Take my brother to school."],
  ["the beginning of a sentence", ". _ .", "look", "verb", "Look, I am tired.", "You look at me."],
  ["a question", "_ ?", "work", "verb", "Did it work?", "It worked."],
  ["inside a phrasal verb", "_ SB _", "pick up", "phrasal verb", "They picked my brother up.", "They picked it up."],
  ["all that is inside", "_ it _", "pick up", "phrasal verb", "Pick it up.", "Pick up the phone."],
  ["its own form", "=guys", "guy", "noun", "Help me, guys.", "Help that guy."],
])("%s", (_name, clue, phrase, partOfSpeech, yes, no) => {
  expect(senseIn(yes, phrase, partOfSpeech, clue)).toBe(2);
  expect(senseIn(no, phrase, partOfSpeech, clue)).toBe(1);
});

test("a word near it, in its sentence or the next, but not far away", () => {
  expect(senseIn("He is at the police station, the detective said. Run!", "run", "verb", "police")).toBe(2);
  expect(senseIn(`Police.\n${"Oh, the old tree.\n".repeat(8)}Run!`, "run", "verb", "police")).toBe(1);
});

test("several words of a topic, not one", () => {
  const text = (line: string) =>
    `${line}\nShe worked there.\nLet me see that.\nIt was late.\nHe saw her.\nI can help you.`;
  expect(senseIn(`${text("Murder! Thief! Kill the thief!")} Run!`, "run", "verb", "#crime")).toBe(2);
  expect(senseIn(`${text("Murder! Oh, no, no, no!")} Run!`, "run", "verb", "#crime")).toBe(1);
});

test("what the whole text is about, however far away it is said, unless something speaks for the first sense", () => {
  const filler = "She worked there.\nLet me see that.\n".repeat(40);
  const about = (words: string) => `${words}\n${filler}Run to the car!`;
  expect(senseIn(about("Equation. Algebra. ".repeat(5)), "run", "verb", "#math")).toBe(2);
  expect(senseIn(about("Equation. Algebra. ".repeat(2)), "run", "verb", "#math")).toBe(1);
  expect(senseIn(about("Murder. Thief. ".repeat(5)), "run", "verb", "#crime")).toBe(1);
  expect(senseIn(about("Equation. Algebra. ".repeat(5)), "run", "verb", "#math", "_ to")).toBe(1);
});

test("what speaks for the first sense holds against a weaker clue of another", () => {
  expect(senseIn("Run to the police!", "run", "verb", "police", "_ to")).toBe(1);
});
