import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBringer, subtitle } from "../../../tests/factories/brought-series.ts";
import { signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { upload } from "../../../tests/factories/upload.ts";

let api: TestApp;
const log: string[] = [];

beforeAll(async () => {
  const logStream = { write: (line: string) => void log.push(line) };
  api = await createTestApp({ withLexicon: true, hasCostLimits: false, logLevel: "trace", logStream });
});
afterAll(() => api.close());

/** Words that stand side by side in the files alone. */
const said = "the chandelier hummed above seventeen plums";
const names = "Quillfeather";
const text = subtitle(`${said}.`, `${names} sighed at the lamp.`, "Nobody wants the umbrella.");

async function rowsWith(needles: readonly string[]): Promise<string[]> {
  const { pool } = api.database;
  const { rows: tables } = await pool.query(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query(`select t::text as row from "${name}" as t`);
    for (const { row } of rows)
      if (needles.some((each) => row.toLowerCase().includes(each))) found.push(`${name}: ${row}`);
  }
  return found;
}

function filesWith(folder: string, needles: readonly string[]): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => needles.some((each) => readFileSync(file, "latin1").toLowerCase().includes(each)));
}

test("nothing of a file's text is kept once it is read: not in the database, the data folder or the log", async () => {
  const me = createBringer(api, await signUp(api.app));
  const waiting = await me.send({ "Waiting S01E01.srt": text });
  expect(filesWith(api.services.broughtFolder, [said])).toHaveLength(1);
  expect(waiting.statusCode).toBe(200);
  await me.bringSeries("The Plums", [text]);
  await me.bring({ "broken S01E01.srt": `${said} ${names}`, "bad S01E02.srt": `1\nwhen: ${said}\n` });
  const form = upload("/api/MySeries/ReadEpisode", { headers: {} }, { "x.srt": text });
  expect((await api.app.inject(form)).statusCode).toBe(200);
  const needles = [said, names.toLowerCase(), "seventeen plums", "hummed above"];
  expect(await rowsWith(needles)).toEqual([]);
  expect(filesWith(api.services.broughtFolder, needles)).toEqual([]);
  expect(filesWith(api.options.dataDir, needles)).toEqual([]);
  expect(log.join("\n").toLowerCase()).not.toContain(said);
});

test("what somebody else has brought is analysed no more, and awaited as if it were new", async () => {
  const own = subtitle("The violin lay on the velvet sofa.", "A clerk borrowed the ladder.");
  const [one, two] = [createBringer(api, await signUp(api.app)), createBringer(api, await signUp(api.app))];
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  const first = await one.bring({ "Mine S01E01.srt": own }, pause);
  expect(pauses).toEqual([]);
  // Another encoding and other line ends are the same text.
  const second = await two.bring({ "Other S03E04.srt": Buffer.from(own.replaceAll("\n", "\r\n"), "utf16le") }, pause);
  const { rows } = await api.database.pool.query(
    "select upload_id, reading_id, duration_ms from brought_files join readings on id = reading_id where upload_id = any($1)",
    [[first, second]],
  );
  expect(new Set(rows.map(({ reading_id }) => reading_id)).size).toBe(1);
  const [wait = 0] = pauses;
  expect(pauses).toHaveLength(1);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(rows[0].duration_ms);
  const told = async (bringer: typeof one, id: string) => {
    const { files } = await bringer.watch(id);
    return files.map(({ state, seconds, runningWords, sameAs }: Record<string, unknown>) => ({
      state,
      seconds,
      runningWords,
      sameAs,
    }));
  };
  expect(await told(two, second)).toEqual(await told(one, first));
});

test("an account that is erased takes its titles along; the export tells of them", async () => {
  const person = await signUp(api.app);
  const me = createBringer(api, person);
  const title = await me.bringSeries("Erased", [text]);
  const { myTitles, uploadedFiles } = (await me.get("User/ExportData")).json();
  expect(myTitles).toMatchObject([{ name: "Erased", season: 1, episode: 1 }]);
  expect(uploadedFiles).toMatchObject([{ name: "Erased S01E01.srt", state: "read" }]);
  const answer = await me.post("User/DeleteAccount", { password: person.password });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  const { rows } = await api.database.pool.query("select id from titles where id = $1", [title.id]);
  expect(rows).toEqual([]);
});
