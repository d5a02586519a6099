import { describe, expect, it } from "vitest";
import { createAnalyser } from "../../../../../tests/factories/create-analyser.ts";
import { createSmallDictionary } from "../../../../../tests/factories/small-dictionary.ts";
import { classifyNames, createNameCounts, type GivenNames } from "./name-counts.ts";

const dictionary = createSmallDictionary();
const analyser = createAnalyser(dictionary);

type Line = { text: string; speakers?: string[] };

/** Names and headwords of each line, all lines classified together. */
function classify(lines: readonly Line[], listed: readonly string[] = [], decided: GivenNames["decided"] = []) {
  const counts = createNameCounts();
  const files = lines.map(({ text, speakers = [] }) => [{ seconds: 0, text, speakers }]);
  for (const cues of files) analyser.countNames(cues, counts);
  const names = classifyNames(counts, dictionary, { listed, decided });
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
  ])("%s is dropped as a name and kept as a word", (name, asName, asWord) => {
    const results = classify(texts(...asName, ...asWord));
    for (const { names } of results.slice(0, asName.length)) expect(names).toContain(name);
    for (const { names } of results.slice(asName.length)) expect(names).not.toContain(name);
  });

  it("is one at the start of any sentence where it is hardly ever a word", () => {
    const lines = [
      ...Array.from({ length: 8 }, () => "We saw Frank at the party."),
      "Frank I'm scared.",
      "Frank here.",
    ];
    const results = classify(texts(...lines));
    for (const { names } of results) expect(names).toEqual(["Frank"]);
  });

  it("is found by the comma after it alone", () => {
    expect(classify(texts("Bill, pay the bill."))).toEqual([{ names: ["Bill"], words: ["pay", "bill"] }]);
  });
});

describe("counts of other files", () => {
  it("make a name of one file a name in all", () => {
    const [, second] = classify(texts("We have to find Zorblax before dawn.", "Zorblax is coming."));
    expect(second).toEqual({ names: ["Zorblax"], words: ["come"] });
  });

  it("leave an unknown word at the start of a sentence a name", () => {
    expect(classify(texts("Zorblax is coming."))[0]?.names).toEqual(["Zorblax"]);
  });

  it("keep an unknown word that is mostly in lower case", () => {
    expect(classify(texts("Blorp blorped the blorp."))[0]?.names).toEqual([]);
  });

  it("include titles, abbreviated and written out", () => {
    const [first, second] = classify(
      texts("Mr. and Mrs. Brown live in the brown house.", "Detective Stone found a stone."),
    );
    expect(first).toEqual({ names: ["Brown"], words: ["live", "brown", "house"] });
    expect(second).toEqual({ names: ["Stone"], words: ["detective", "find", "stone"] });
  });

  it("include speaker labels", () => {
    const [, second] = classify([{ text: "Thank you.", speakers: ["HOPE"] }, { text: "Hope is late again." }]);
    expect(second?.names).toEqual(["Hope"]);
  });

  it("include the names that the operator gives", () => {
    expect(classify(texts("Hope is late again."))[0]?.names).toEqual([]);
    expect(classify(texts("Hope is late again."), ["Hope Miller"])[0]?.names).toEqual(["Hope"]);
  });

  it("include what the operator decided of a word", () => {
    const lines = texts("Hope is late again.", "Ask Zorblax.", "The blorp blorped.");
    const decided = [
      { word: "hope", isName: true },
      { word: "zorblax", isName: false },
      { word: "blorp", isName: true },
    ];
    expect(classify(lines).map(({ names }) => names)).toEqual([[], ["Zorblax"], []]);
    expect(classify(lines, [], decided).map(({ names }) => names)).toEqual([["Hope"], [], ["blorp"]]);
  });

  it("do not make a last name of a word that the operator decided is one", () => {
    const lines = texts("Zorblax Stone found a stone.");
    expect(classify(lines)[0]?.names).toEqual(["Zorblax", "Stone"]);
    const decided = [{ word: "stone", isName: false }];
    expect(classify(lines, [], decided)[0]).toEqual({ names: ["Zorblax"], words: ["stone", "find"] });
  });

  it("find a name in text that was all capitals", () => {
    const [, second] = classify(texts("Ask Kimmy, Kimmy.", "the bell rang, mr. baker, so kimmy left!"));
    expect(second?.names).toEqual(["baker", "kimmy"]);
  });

  it("grow with the distinct forms, not with the files", () => {
    const counts = createNameCounts();
    const cues = [{ seconds: 0, text: "Will, come here! Zorblax is late.", speakers: ["WILL"] }];
    analyser.countNames(cues, counts);
    const { size } = counts;
    for (let file = 0; file < 100; file += 1) analyser.countNames(cues, counts);
    expect(counts.size).toBe(size);
  });
});

describe("capitals of words that are no names", () => {
  it.each([
    ["She speaks Turkish on Mondays.", ["speak", "Turkish", "Monday"]],
    ["Yes, Captain.", ["captain"]],
    ["Hey Prince, run!", ["prince", "run"]],
    ["Your Honor, I object.", ["honor", "object"]],
    ["Have You Seen The Man In The Yellow Hat", ["see", "man", "yellow", "hat"]],
    ['He said, "Run, Kimmy."', ["say", "run"]],
  ])("%s", (line, words) => {
    expect(classify(texts(line))[0]?.words).toEqual(words);
  });
});

describe("captions without capitals", () => {
  const said = [
    "have you seen sarah or kevin today",
    "i think emily's brother told jessica",
    "go home rachel it is late",
    "pay the bill or bill will leave",
    "tell us about the party of last night",
  ];

  it("have first names that are no words as names", () => {
    const names = classify(texts(...said)).map((line) => line.names);
    expect(names).toEqual([["sarah", "kevin"], ["emily", "jessica"], ["rachel"], ["bill"], []]);
  });

  it("with capitals a word in lower case is no name", () => {
    const written = said.map((line) => `${line.charAt(0).toUpperCase()}${line.slice(1)}.`);
    expect(classify(texts(...written)).flatMap((line) => line.names)).toEqual([]);
  });
});
