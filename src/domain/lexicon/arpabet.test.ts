import { expect, test } from "vitest";
import { arpabetToIpa } from "./arpabet.ts";

// Expected values as learner's dictionaries print them for General American.
test.each([
  ["K AE1 T", "kæt"],
  ["AH0 B AW1 T", "əˈbaʊt"],
  ["W AO1 T ER0", "ˈwɔtɚ"],
  ["EH2 K S P L AH0 N EY1 SH AH0 N", "ˌɛkspləˈneɪʃən"],
  ["S IH1 NG ER0", "ˈsɪŋɚ"],
  ["B ER1 D", "bɝd"],
  ["AE1 T L AH0 S", "ˈætləs"],
  ["R IY0 S T R IH1 K T", "riˈstrɪkt"],
])("%s is %s", (arpabet, ipa) => {
  expect(arpabetToIpa(arpabet)).toBe(ipa);
});
