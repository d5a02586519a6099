import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { TitleLevel } from "./title-level.tsx";

test("a title of 500 running words has a level", () => {
  render(<TitleLevel title={{ difficulty: 4, runningWords: 500 }} />);
  expect(screen.getByText("B2")).toBeTruthy();
  expect(screen.queryByText(textIn("tr", "title_short"))).toBeNull();
});

test("a title of fewer words is short, whatever its figures say", () => {
  render(<TitleLevel title={{ difficulty: 5, runningWords: 110 }} />);
  expect(screen.getByText(textIn("tr", "title_short"))).toBeTruthy();
  expect(screen.queryByText("C1")).toBeNull();
});
