import { expect, it } from "vitest";
import { compileConditions } from "./conditions.ts";

it.each(["", "after verb", "not next object =by", "self @state", "infinitive next, prev +plural ~be any"])(
  "%j is of the language",
  (text) => {
    expect(compileConditions(text)).toBeTypeOf("function");
  },
);

it.each([
  ["behind verb", "condition"],
  ["noun folows", "condition"],
  ["after verbs", "value"],
  ["next +plurals", "value"],
  ["self @verbs", "value"],
])("%j is not", (text, what) => {
  expect(() => compileConditions(text)).toThrow(what);
});
