import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { buildListWords } from "../../../../../tests/factories/quiz-words.ts";
import { partOfSpeechText } from "../../lexicon/part-of-speech-text.ts";
import { TonightWords } from "./tonight-words.tsx";

test("the part of speech tells two words of one spelling apart, and stands beside no other", () => {
  const [first, second, third] = buildListWords(3);
  if (first === undefined || second === undefined || third === undefined) throw new Error("three words are needed");
  const words = [
    { ...first, phrase: "murder", partOfSpeech: "noun" as const },
    { ...second, phrase: "murder", partOfSpeech: "verb" as const },
    { ...third, phrase: "rope", partOfSpeech: "noun" as const },
  ];
  const element = <TonightWords words={words} list={{ kind: "movie", id: 7 }} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
    `murder ${partOfSpeechText("noun")}`,
    `murder ${partOfSpeechText("verb")}`,
    "rope",
  ]);
});
