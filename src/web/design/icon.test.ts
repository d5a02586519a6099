import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { iconNames } from "./icon.tsx";

test("the sprite has exactly the named icons", () => {
  const sprite = readFileSync(path.join(import.meta.dirname, "icons.svg"), "utf8");
  const drawn = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual([...iconNames]);
});
