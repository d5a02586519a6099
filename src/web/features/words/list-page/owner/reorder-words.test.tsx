import { expect, test } from "vitest";
import { moveWord } from "./reorder-words.tsx";

const words = [{ id: 7 }, { id: 3 }, { id: 9 }, { id: 1 }];

test.each<[number, "top" | "up" | "down", number[]]>([
  [9, "up", [7, 9, 3, 1]],
  [9, "down", [7, 3, 1, 9]],
  [1, "top", [1, 7, 3, 9]],
  [7, "up", [7, 3, 9, 1]],
  [1, "down", [7, 3, 9, 1]],
  [5, "up", [7, 3, 9, 1]],
])("word %i moved %s", (id, step, expected) => {
  expect(moveWord(words, id, step).map((word) => word.id)).toEqual(expected);
});
