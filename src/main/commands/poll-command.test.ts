import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import type { CommandEvent } from "./command.ts";
import { pollCommand } from "./poll-command.ts";

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

async function run(...args: string[]) {
  const said: CommandEvent[] = [];
  const { signal } = new AbortController();
  const report = (event: CommandEvent) => void said.push(event);
  const code = await pollCommand.run({ services: api.services, args, cwd: "/", signal, report });
  return { code, said: said.map((event) => ("message" in event ? event.message : event.type)).join("\n") };
}

const question = ["--tr", "Hangisi?", "--en", "Which?", "--es", "¿Cuál?"];

test("a poll is opened with its options in their order, and taken away", async () => {
  const created = await run("create", ...question, "--option", "Lantern", "--option", "Hiçbiri | None | Ninguna");
  expect(created).toEqual({ code: 0, said: expect.stringMatching(/^Poll \d+ is open\.$/) });
  const { rows } = await api.database.pool.query("select text from poll_options order by position");
  expect(rows.map(({ text }) => text)).toEqual([
    { tr: "Lantern", en: "Lantern", es: "Lantern" },
    { tr: "Hiçbiri", en: "None", es: "Ninguna" },
  ]);
  const id = /\d+/.exec(created.said)?.[0] ?? "";
  expect(await run("close", id)).toEqual({ code: 0, said: `Poll ${id} is closed.` });
  expect(await run("close", id)).toEqual({ code: 1, said: `No poll ${id} is open.` });
});

test.each([
  [[]],
  [["create"]],
  [["create", ...question, "--option", "alone"]],
  [["create", ...question, "--option", "A", "--option", ""]],
  [["create", ...question, "--option", "A", "--option", "B | C"]],
  [["create", "--tr", "Hangisi?", "--en", "Which?", "--option", "A", "--option", "B"]],
  [["create", ...question, "--option", "A", "--option", "B", "--points", "5"]],
  [["close"]],
  [["close", "one"]],
])("%j is not understood, and nothing is made", async (args) => {
  const { code, said } = await run(...args);
  expect(code).toBe(2);
  expect(said).toContain("poll create --tr");
  const { rows } = await api.database.pool.query("select id from polls where closed_at is null");
  expect(rows).toEqual([]);
});
