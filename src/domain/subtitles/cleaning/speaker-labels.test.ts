import { expect, test } from "vitest";
import { countLabels, parseLabel, splitSpeakers } from "./speaker-labels.ts";

const WORDS = new Set(["listen", "question", "rose", "the", "plan", "stop", "new", "rule", "go", "now", "home"]);
const isWord = (word: string) => WORDS.has(word);
const take = (line: string, file: string[] = [line]) => parseLabel(line, countLabels(file), isWord);

test.each([
  ["JOHN: Where is it?", "JOHN", "Where is it?"],
  ["DR. GREY : Hold still.", "DR. GREY", "Hold still."],
  ["MAN #2: Hey!", "MAN #2", "Hey!"],
  ["Man 2: Hey!", "Man 2", "Hey!"],
  ["Woman on phone: Hello?", "Woman on phone", "Hello?"],
  ["Woman 2 in red: Hey!", "Woman 2 in red", "Hey!"],
  ["Both: Hey!", "Both", "Hey!"],
  ["Old woman: Hey!", "Old woman", "Hey!"],
  ["Second guard in the hall: Hey!", "Second guard in the hall", "Hey!"],
  ["Air traffic controller:", "Air traffic controller", ""],
  ["Hotel manager: Hey!", "Hotel manager", "Hey!"],
  ["Dr. Home: Hey!", "Dr. Home", "Hey!"],
  ["Bruno: Hey!", "Bruno", "Hey!"],
  ["Bruno's Mom: Hey!", "Bruno's Mom", "Hey!"],
  ["ROSE:", "ROSE", ""],
])("takes the label off %j", (line, label, said) => {
  expect(take(line)).toEqual({ label, said });
});

test.each([
  "Listen: the plan is off.",
  "Question: who are you?",
  "Rose: a flower.",
  "The plan: go now.",
  "All the rest: go now.",
  "Here's The Plan: go now.",
  "It is 10:30 now.",
  "here's the thing: no.",
  "RULE: GO HOME NOW",
  "no label at all",
  "old man: go home",
])("leaves %j alone", (line) => {
  expect(take(line)).toBeUndefined();
});

test("a word that is often before a colon is a name", () => {
  const file = ["Rose: Hi.\nRose: No.", "- Rose: Stop."];
  expect(take("Rose: Hi.", file)).toEqual({ label: "Rose", said: "Hi." });
});

test("splits speakers within a line", () => {
  expect(splitSpeakers("Ready? - Ready.")).toBe("Ready?\n- Ready.");
  expect(splitSpeakers("Ready? >> Ready.")).toBe("Ready?\n- Ready.");
  expect(splitSpeakers("Ready? ANN: Ready.")).toBe("Ready?\n- ANN: Ready.");
  expect(splitSpeakers("It's a well - known fact")).toBe("It's a well - known fact");
});
