import { expect, test } from "vitest";
import { clockText } from "./clock-text.ts";

test.each([
  [0, "0:00"],
  [59, "0:59"],
  [754, "12:34"],
  [3599, "59:59"],
  [3723, "1:02:03"],
])("%i seconds are %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
