import { expect, test } from "vitest";
import { fixCapitals } from "./fix-capitals.ts";

const WORDS = new Set("where stop gun run man says be grey who's that saw put listen cat no okay sure".split(" "));
const mend = (text: string) => fixCapitals(text, (word) => WORDS.has(word));

test.each([
  ["WHERE IS THE CAT?", "Where is the cat?"],
  ["STOP! PUT THE GUN... DOWN.", "Stop! Put the gun... down."],
  ["I SAW BRUNO AND I'M SURE, DON'T YOU THINK?", "I saw Bruno and I'm sure, don't you think?"],
  ["THE FBI MAN SAYS OK, AND THE KGB TOO. TV!", "The FBI man says OK, and the KGB too. TV!"],
  ["MR. GREY! BRUNO'S GUN, 2ND", "Mr. Grey! Bruno's gun, 2ND"],
  ["NO!", "No!"],
  ["SHH! HMM. WHO'S THAT?", "Shh! Hmm. Who's that?"],
  ["A CAT", "A cat"],
  ["I SAW NEW YORK, A ROSE", "I saw New York, A rose"],
])("%j becomes a sentence", (text, expected) => {
  expect(mend(text)).toBe(expected);
});

test.each(["The FBI, on TV. OK?", "I said NO.", "FBI!", "USA! USA!", "I", "42", "K.", "A."])(
  "leaves %j alone",
  (text) => {
    expect(mend(text)).toBe(text);
  },
);

test("a label of the file is a name", () => {
  const isLabel = (word: string) => word === "GRACE" || word === "WILL";
  const mendIn = (text: string) =>
    fixCapitals(text, (word) => WORDS.has(word) || /^(?:grace|will)$/.test(word), isLabel);
  expect(mendIn("WHERE IS GRACE? I SAW GRACE'S CAT.")).toBe("Where is Grace? I saw Grace's cat.");
  expect(mendIn("MY GRACE WILL STOP")).toBe("My grace will stop");
});
