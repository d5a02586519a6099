import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { textIn } from "../../../../tests/e2e/texts.ts";
import { movieNamed, seriesNamed } from "./content.fixture.ts";
import { titleIn } from "./title-in-language.ts";
import { cardTitleOf } from "./titles/card-title.ts";
import { TitleLikeness } from "./titles/title-likeness.tsx";

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);
const harbour = movieNamed("Harbour", {
  difficulty: 4,
  difficultyFor: { tr: 3, en: 4, es: 2 },
  cognateWords: { tr: 41, en: 0, es: 212 },
  falseFriendWords: { tr: 2, en: 0, es: 9 },
});

test("pages and cards have the level for their language, seasons and episodes too", () => {
  expect(titleIn(harbour, "es").difficulty).toBe(2);
  expect(titleIn(harbour, "en").difficulty).toBe(4);
  expect(cardTitleOf(harbour, "tr").difficulty).toBe(3);
  const series = seriesNamed("Strait");
  const [season] = series.seasons;
  const [episode] = season?.episodes ?? [];
  if (season === undefined || episode === undefined) throw new Error("a series without an episode");
  const difficultyFor = { tr: 1, en: 2, es: 3 };
  const rated = { ...season, difficultyFor, episodes: [{ ...episode, difficultyFor }] };
  expect(titleIn({ ...series, seasons: [rated] }, "es").seasons).toMatchObject([
    { difficulty: 3, episodes: [{ difficulty: 3 }] },
  ]);
});

function show(title: typeof harbour) {
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <TitleLikeness title={title} /> }])} />);
}

const told = () => screen.getByText(/./, { selector: "p" }).textContent;

test("a title says how many words are alike, which mislead, and what its level makes of them", () => {
  show(harbour);
  expect(told()).toMatch(/^Sizin için daha kolay: 41 kelimesi .* 2 kelimesi /);
  expect(told()).toContain(text("title_likeness_how"));
});

test("where the level stays, it is not called easier; one that is too short has none to explain", () => {
  show({ ...harbour, difficultyFor: { tr: 4, en: 4, es: 2 }, runningWords: 499 });
  expect(told()).toMatch(/^41 kelimesi /);
  expect(told()).not.toContain(text("title_likeness_how"));
});
