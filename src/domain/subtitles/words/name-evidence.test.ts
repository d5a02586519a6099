import { describe, expect, it } from "vitest";
import { createNameEvidence, judgeNames } from "./name-evidence.ts";
import { createSmallDictionary } from "./small-dictionary.ts";
import { createWordAnalyser } from "./word-analyser.ts";

const dictionary = createSmallDictionary();
const analyser = createWordAnalyser(dictionary);

type Line = { text: string; speakers?: string[] };

/** Names and headwords of each line, all lines judged together. */
function judge(lines: readonly Line[], given: readonly string[] = []) {
  const evidence = createNameEvidence();
  const files = lines.map(({ text, speakers = [] }) => [{ seconds: 0, text, speakers }]);
  for (const cues of files) analyser.collectNames(cues, evidence);
  const names = judgeNames(evidence, dictionary, given);
  return files.map((cues) => {
    const found = analyser.analyse(cues, names);
    return { names: found.names.map(({ name }) => name), words: found.items.map(({ phrase }) => phrase) };
  });
}

const texts = (...lines: string[]): Line[] => lines.map((text) => ({ text }));

describe("a name that is a word too", () => {
  it.each([
    [
      "Will",
      ["Will, come here!", "I told Will to wait in the car.", "Will is my brother."],
      ["He left a will.", "Will you stay?"],
    ],
    ["Rose", ["Rose's sister has a strong will.", "Ask Rose."], ["The sun rose at six."]],
    ["Mark", ["Mark is late.", "Thank you, Mark."], ["Mark this page."]],
    ["Grace", ["Grace, are you okay?", "Grace always says that."], ["Say grace before dinner."]],
    ["Hope", ["Hope is late again.", "I hope you're right, Hope."], ["I hope you stay."]],
    ["Chase", ["Chase Miller is the new guy.", "I saw Chase running after the bus."], ["Chase the ball!"]],
    ["May", ["May is coming to the party.", "I saw May at the store."], ["May I come?", "We got married in May."]],
    ["Drew", ["Drew drew a mustache on my photo.", "Give it to Drew."], ["He drew a mustache."]],
    ["Dean", ["Turn the TV off, Dean.", "Dean was the dean's favorite student."], ["The dean is late."]],
  ])("%s goes as a name and stays as a word", (name, asName, asWord) => {
    const results = judge(texts(...asName, ...asWord));
    for (const { names } of results.slice(0, asName.length)) expect(names).toContain(name);
    for (const { names } of results.slice(asName.length)) expect(names).not.toContain(name);
  });

  it("needs no more than the comma of one who is called", () => {
    expect(judge(texts("Bill, pay the bill."))).toEqual([{ names: ["Bill"], words: ["pay", "bill"] }]);
  });
});

describe("evidence from elsewhere", () => {
  it("takes a name of one file for a name in all", () => {
    const [, second] = judge(texts("We have to find Zorblax before dawn.", "Zorblax is coming."));
    expect(second).toEqual({ names: ["Zorblax"], words: ["come"] });
  });

  it("drops unknown words that are only seen at the start of sentences", () => {
    expect(judge(texts("Zorblax is coming."))[0]?.names).toEqual(["Zorblax"]);
  });

  it("keeps an unknown word that is mostly written small", () => {
    expect(judge(texts("Blorp blorped the blorp."))[0]?.names).toEqual([]);
  });

  it("trusts titles, short and long", () => {
    const [first, second] = judge(
      texts("Mr. and Mrs. Brown live in the brown house.", "Detective Stone found a stone."),
    );
    expect(first).toEqual({ names: ["Brown"], words: ["live", "brown", "house"] });
    expect(second).toEqual({ names: ["Stone"], words: ["detective", "find", "stone"] });
  });

  it("trusts speakers' labels for what may be a name", () => {
    const [, second] = judge([{ text: "Thank you.", speakers: ["HOPE"] }, { text: "Hope is late again." }]);
    expect(second?.names).toEqual(["Hope"]);
  });

  it("trusts the names that are given", () => {
    expect(judge(texts("Hope is late again."))[0]?.names).toEqual([]);
    expect(judge(texts("Hope is late again."), ["Hope Miller"])[0]?.names).toEqual(["Hope"]);
  });

  it("knows a name in text that was all capitals", () => {
    const [, second] = judge(texts("Ask Kimmy, Kimmy.", "the bell rang, mr. baker, so kimmy left!"));
    expect(second?.names).toEqual(["baker", "kimmy"]);
  });

  it("grows with the distinct forms, not with the files", () => {
    const evidence = createNameEvidence();
    const cues = [{ seconds: 0, text: "Will, come here! Zorblax is late.", speakers: ["WILL"] }];
    analyser.collectNames(cues, evidence);
    const { size } = evidence;
    for (let file = 0; file < 100; file += 1) analyser.collectNames(cues, evidence);
    expect(evidence.size).toBe(size);
  });
});

describe("capitals that are no names", () => {
  it.each([
    ["She speaks Turkish on Mondays.", ["speak", "Turkish", "Monday"]],
    ["Yes, Captain.", ["captain"]],
    ["Your Honor, I object.", ["honor", "object"]],
    ["Have You Seen The Man In The Yellow Hat", ["see", "man", "yellow", "hat"]],
    ['He said, "Run, Kimmy."', ["say", "run"]],
  ])("%s", (line, words) => {
    expect(judge(texts(line))[0]?.words).toEqual(words);
  });
});
