import { expect, test } from "vitest";
import { fixElongations } from "./fix-elongations.ts";

const WORDS = new Set(
  (
    "no noo so please what hello see cool col boo too to zoo good god well go goo stop stoop yes off of long really love way help " +
    "whoa ah man need ned"
  ).split(" "),
);
const mend = (text: string) => fixElongations(text, (word) => WORDS.has(word));

test.each([
  ["Nooooo!", "No!"],
  ["sooo looong", "so long"],
  ["pleeease, pleeeaaase", "please, please"],
  ["whaaat? hellooo?", "what? hello?"],
  ["goood, coool, tooo, neeed", "good, cool, too, need"],
  ["weeell, yesss, offf", "well, yes, off"],
  ["goooo, stooop!", "go, stop!"],
  ["reeeally, waaay, Maaan", "really, way, Man"],
  ["WHOAAA", "WHOA"],
  ["no-o-o, he-e-e-elp", "no, help"],
  ["Shhhh. Hmmmm.", "Shh. Hmm."],
  ["Saraaah, Tomooo", "Sarah, Tomo"],
])("brings %j back", (text, expected) => {
  expect(mend(text)).toBe(expected);
});

test.each(["see cool boo too zoo good", "III VIII XXX AAA", "well... wait", "1000 10000", "co-op, co-own", "!!!"])(
  "leaves %j alone",
  (text) => {
    expect(mend(text)).toBe(text);
  },
);
