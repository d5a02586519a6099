import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { buildListWords } from "../../../../../tests/factories/quiz-words.ts";
import { partOfSpeechText } from "../../lexicon/part-of-speech-text.ts";
import { TonightWords } from "./tonight-words.tsx";

test("the part of speech tells two words of one spelling apart, and each word shows its first meaning", () => {
  const [first, second, third] = buildListWords(3);
  if (first === undefined || second === undefined || third === undefined) throw new Error("three words are needed");
  const words = [
    { ...first, phrase: "murder", partOfSpeech: "noun" as const, mean: "cinayet; adam öldürme" },
    { ...second, phrase: "murder", partOfSpeech: "verb" as const, mean: "öldürmek" },
    { ...third, phrase: "rope", partOfSpeech: "noun" as const, mean: null },
  ];
  const element = <TonightWords words={words} list={{ kind: "movie", id: 7 }} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
    `murder ${partOfSpeechText("noun")}: cinayet`,
    `murder ${partOfSpeechText("verb")}: öldürmek`,
    "rope",
  ]);
});
