import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { themeColors } from "./theme.ts";

const tokens = readFileSync(path.resolve(import.meta.dirname, "./styles/tokens.css"), "utf8");

test("themeColors repeats the page colours of the tokens", () => {
  const paper = /--paper: (#\w+);/.exec(tokens)?.[1];
  const dark = /--page: light-dark\(var\(--paper\), (#\w+)\);/.exec(tokens)?.[1];
  expect({ light: paper, dark }).toEqual(themeColors);
});
