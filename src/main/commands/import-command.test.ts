import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import type { SignedInUser } from "../../../tests/factories/signed-in-user.ts";
import { temporaryFolder } from "../../../tests/factories/temporary-folder.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import type { CommandEvent } from "./command.ts";
import { importCommand } from "./import-command.ts";

let api: TestApp;
let editor: SignedInUser;
const cwd = temporaryFolder();

beforeAll(async () => {
  api = await createTestApp({ withLexicon: true });
  editor = await signUpOperator(api, "editor");
});
afterAll(() => api.close());

async function run(...args: string[]) {
  const events: CommandEvent[] = [];
  const signal = new AbortController().signal;
  const report = (event: CommandEvent) => void events.push(event);
  const code = await importCommand.run({ services: api.services, args, cwd, signal, report });
  return { code, statuses: events.flatMap((event) => (event.type === "file" ? event.status : [])) };
}

async function episodeFile(title: string): Promise<string> {
  const folder = path.join(cwd, title);
  await mkdir(folder, { recursive: true });
  const line = "She walked along the harbour and looked at the old lantern by the door.";
  await writeFile(path.join(folder, "S01E01.srt"), `1\n00:00:01,000 --> 00:00:03,000\n${line}\n`);
  return title;
}

const ask = async (query: string) =>
  (await api.app.inject({ url: `/api/Admin/${query}`, headers: editor.headers })).json();

const published = async () => {
  const { seriesList } = (await api.app.inject({ url: "/api/Home/GetContent" })).json();
  return seriesList.map(({ name }: { name: string }) => name);
};

test("with --draft an import is kept with its report until the console publishes it", async () => {
  expect(await run("--draft", await episodeFile("Quiet Pier"))).toEqual({ code: 0, statuses: ["imported"] });
  await api.services.contentVersion.refresh();
  expect(await published()).toEqual([]);
  const [job] = (await ask("GetImports")).rows;
  expect(job).toMatchObject({ state: "done", actor: "command line", isDraft: true, files: 1, done: 1 });
  const [{ reports }] = (await ask(`GetImports?id=${job.id}`)).rows;
  expect(reports).toMatchObject([{ file: expect.stringContaining("S01E01.srt"), status: "imported" }]);
  const { rows } = await ask(`GetDrafts?importId=${job.id}`);
  expect(rows).toMatchObject([{ name: "Quiet Pier", into: null, episodes: [{ season: 1, episode: 1 }] }]);
  const ids = rows.map(({ id }: { id: number }) => id);
  await api.app.inject({ method: "POST", url: "/api/Admin/PublishDraft", headers: editor.headers, payload: { ids } });
  await api.services.contentVersion.refresh();
  expect(await published()).toEqual(["Quiet Pier"]);
});

test("without it an import is published at once, and none of the console's", async () => {
  expect(await run(await episodeFile("Loud Pier"))).toEqual({ code: 0, statuses: ["imported"] });
  await api.services.contentVersion.refresh();
  expect((await published()).toSorted()).toEqual(["Loud Pier", "Quiet Pier"]);
  expect((await ask("GetImports")).rows).toHaveLength(1);
});

test("without a file it says so, whatever else is given", async () => {
  expect((await run("--draft", "--force")).code).toBe(2);
});
