import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = path.resolve(import.meta.dirname, "../docs/decisions");
const decisions = globSync("*.md", { cwd: folder }).sort();

test("each has a number of its own", () => {
  expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(decisions.map((_name, place) => place + 1));
});

const status = /^\d{4}-\d\d-\d\d.* · (proposed|accepted|amended by \[\d+\]|superseded by \[\d+\])/;

test.each(decisions)("%s has a number, a date with its status, and says what is given up in 230 words", (name) => {
  const [title = "", , dated = "", ...body] = readFileSync(path.join(folder, name), "utf8").split("\n");
  expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
  expect(dated).toMatch(status);
  expect(body.join("\n")).toMatch(/^(.*\. )?Given up: /m);
  // A decision is read in a minute; tables of figures belong to the docs page of their area.
  expect(body.join(" ").split(/\s+/).length).toBeLessThanOrEqual(230);
});
