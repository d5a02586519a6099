import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { publishDrafts } from "../../../tests/factories/publish-drafts.ts";
import type { SignedInUser } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { upload } from "../../../tests/factories/upload.ts";
import { zipFile } from "../../../tests/factories/zip-file.ts";
import type { ImportJob } from "../../contract/console/imports.ts";
import { keptIds } from "../../services/console/imports/kept-files.ts";
import { removeOldImports } from "../../services/console/imports/remove-old-imports.ts";
import { runImports } from "../../services/console/imports/run-imports.ts";

let api: TestApp;
let editor: SignedInUser;
let now = new Date();

beforeAll(async () => {
  api = await createTestApp({ withLexicon: true, services: { now: () => now } });
  editor = await signUpOperator(api, "editor");
});
afterAll(() => api.close());

const subtitle = (...lines: string[]) =>
  lines.map((line, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at},900\n${line}\n`).join("\n");

const send = (files: Readonly<Record<string, Buffer | string>>) =>
  api.app.inject(upload("/api/Admin/UploadSubtitles", editor, files));

const get = (query: string) => api.app.inject({ url: `/api/Admin/${query}`, headers: editor.headers });

const readJob = async (id: string): Promise<ImportJob> => (await get(`GetImports?id=${id}`)).json().rows[0];

const run = (signal = new AbortController().signal) => runImports(api.services, signal);

const titles = async () => (await api.app.inject({ url: "/api/Home/GetContent" })).json();

const folders = () => (existsSync(api.services.importsFolder) ? readdirSync(api.services.importsFolder) : []);

const kept = async () => [folders().sort(), (await keptIds(api.services)).sort()];

test("a folder is taken, kept by the worker as a draft, reported file by file, and published", async () => {
  const { id } = (
    await send({
      "The Quay/S01E01.srt": subtitle("The harbour is quiet tonight.", "Nobody gives up."),
      "The Quay/Season 1/S01E02.srt": subtitle("Marlow bought a ship."),
      "The Quay/broken S01E03.srt": "not a subtitle at all",
      "The Quay/cover.jpg": "a picture",
    })
  ).json();
  expect(await readJob(id)).toMatchObject({ state: "waiting", files: 3, reports: [] });
  await run();
  const job = await readJob(id);
  expect(job).toMatchObject({ state: "done", files: 3, done: 3, actor: editor.username });
  expect(job.reports?.map(({ file, status }) => [file, status])).toEqual([
    ["The Quay/S01E01.srt", "imported"],
    ["The Quay/Season 1/S01E02.srt", "imported"],
    ["The Quay/broken S01E03.srt", "failed"],
  ]);
  expect(JSON.stringify(await titles())).not.toContain("The Quay");
  await publishDrafts(api, editor, id);
  const { seriesList } = await titles();
  expect(seriesList).toContainEqual(expect.objectContaining({ name: "The Quay", seasons: [expect.anything()] }));
});

test("a file that cannot be imported is told by a code, without the folder that the server keeps it in", async () => {
  const files = { "Twice/S01E01.en.srt": subtitle("A boat."), "Twice/S01E01.srt": subtitle("A boat.") };
  const { id } = (await send({ ...files, "Torn (1998).srt": "<html>" })).json();
  await run();
  const problems = (await readJob(id)).reports?.flatMap((report) => report.problems);
  expect(problems).toEqual([
    { line: 1, code: "not-a-subtitle", detail: "<html>", message: expect.any(String) },
    {
      line: 0,
      code: "same-place",
      detail: "Twice/S01E01.en.srt",
      message: expect.stringContaining("as Twice/S01E01.en"),
    },
  ]);
});

test("who watches hears of the end, in the browser's own format", async () => {
  const { id } = (await send({ "Watched (1999).srt": subtitle("A boat.") })).json();
  await run();
  const answer = await get(`WatchImport?id=${id}`);
  expect(answer.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
  const [, data] = /^event: import\ndata: (.*)\n\n$/.exec(answer.body) ?? [];
  expect(JSON.parse(data ?? "")).toMatchObject({ id, state: "done", reports: [{ status: "imported" }] });
  expect((await get("WatchImport?id=00000000-0000-4000-8000-000000000000")).statusCode).toBe(404);
});

test("an archive is unpacked; what leads out of its folder is left out", async () => {
  const archive = zipFile({
    "Zipped/S01E01.srt": subtitle("A lighthouse."),
    "../outside S01E02.srt": subtitle("No."),
    "Zipped/notes.txt": "x",
  });
  const answer = await send({ "pack.ZIP": archive });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([
    { code: "file.zip", detail: "pack.ZIP", message: expect.stringMatching(/^pack\.ZIP: /) },
  ]);
  const { id } = (await send({ "pack.zip": zipFile({ "Zipped/S01E01.srt": subtitle("A lighthouse.") }) })).json();
  await run();
  expect((await readJob(id)).reports).toMatchObject([{ file: "Zipped/S01E01.srt", status: "imported" }]);
});

test("a title pack is taken like a subtitle, alone and in an archive", async () => {
  const pack = (name: string) =>
    JSON.stringify({
      format: 1,
      title: { kind: "movie", name, genres: [], description: { tr: "", en: "", es: "" } },
      episodes: [{ words: { closedClass: 2, names: 0, other: 0 }, items: [["ship", "noun", 1, [3]]] }],
    });
  const archive = zipFile({ "films/b.pack.json": pack("Packed B"), "films/broken.pack.json": "{" });
  const { id } = (await send({ "a.pack.json.gz": gzipSync(pack("Packed A")), "films.zip": archive })).json();
  await run();
  const job = await readJob(id);
  expect(job.reports?.map(({ file, status, title }) => [file, status, title])).toEqual([
    ["a.pack.json.gz", "imported", "Packed A"],
    ["films/b.pack.json", "imported", "Packed B"],
    ["films/broken.pack.json", "failed", ""],
  ]);
  await publishDrafts(api, editor, id);
  const names = (await titles()).movieList.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(["Packed A", "Packed B"]));
});

test.each([
  ["a bomb", { "a.zip": zipFile({ "S01E01.srt": Buffer.alloc(21 * 1024 * 1024) }) }, 413],
  ["a bomb that lies about its size", { "a.zip": zipFile({ "S01E01.srt": Buffer.alloc(21 * 1024 * 1024) }, 10) }, 400],
  ["no archive", { "a.zip": "PK, but no archive" }, 400],
  ["half an archive", { "a.zip": zipFile({ "S01E01.srt": subtitle("A") }).subarray(0, 40) }, 400],
  ["no subtitle", { "a.txt": "x" }, 400],
  ["a subtitle that is far too large", { "S01E01.srt": Buffer.alloc(21 * 1024 * 1024) }, 413],
])("%s is refused and nothing of it is kept", async (_name, files, status) => {
  const before = await kept();
  expect((await send(files)).statusCode).toBe(status);
  expect(await kept()).toEqual(before);
});

test("an upload that breaks off leaves nothing", async () => {
  const before = await kept();
  const form = upload("/api/Admin/UploadSubtitles", editor, { "S01E01.srt": subtitle("A", "B", "C") });
  const payload = Buffer.isBuffer(form.payload) ? form.payload.subarray(0, 150) : "";
  expect((await api.app.inject({ ...form, payload })).statusCode).toBe(400);
  expect(await kept()).toEqual(before);
});

test("an import whose process was killed is taken up when its lease has ended, and what was done stays reported", async () => {
  const { id } = (
    await send({ "Killed/S01E01.srt": subtitle("A rope."), "Killed/S01E02.srt": subtitle("A sail.") })
  ).json();
  await run();
  // As the killed process left it: running, one file reported, the other not.
  await api.database.pool.query("delete from import_files where job_id = $1 and path like '%E02%'", [id]);
  const lease = new Date(now.getTime() + 60_000);
  await api.database.pool.query(
    "update import_jobs set state = 'running', finished_at = null, lease_until = $2 where id = $1",
    [id, lease],
  );
  await run();
  expect((await readJob(id)).state).toBe("running");
  now = new Date(now.getTime() + 61_000);
  await run();
  const job = await readJob(id);
  expect([job.state, job.reports?.map(({ status }) => status)]).toEqual(["done", ["imported", "unchanged"]]);
});

test("an ended import is run again for a week; then its files are gone", async () => {
  const { id } = (await send({ "Again (2001).srt": subtitle("A knot.") })).json();
  const retry = () =>
    api.app.inject({ method: "POST", url: "/api/Admin/RetryImport", headers: editor.headers, payload: { id } });
  expect((await retry()).statusCode).toBe(409);
  await run();
  expect((await retry()).statusCode).toBe(204);
  await run();
  expect((await readJob(id)).state).toBe("done");
  const job = removeOldImports(api.services);
  await job.run(now, new AbortController().signal);
  expect(await keptIds(api.services)).toContain(id);
  await job.run(new Date(now.getTime() + 8 * 24 * 60 * 60_000), new AbortController().signal);
  expect(await keptIds(api.services)).not.toContain(id);
  expect(folders()).not.toContain(id);
  expect((await retry()).json().errors[0].code).toBe("import.gone");
});

const onPostgres = test.runIf(inject("templateDatabase").kind === "postgres");

onPostgres("an import that one machine took is run by another, which leaves no files", async () => {
  const elsewhere = { ...api.services, importsFolder: mkdtempSync(path.join(tmpdir(), "dizi-okulu-elsewhere-")) };
  const { id } = (
    await send({
      "Far/S01E01.srt": subtitle("A lighthouse."),
      "Far/title.json": JSON.stringify({ name: "Far Away", names: ["Zork"] }),
    })
  ).json();
  expect(folders()).not.toContain(id);
  await runImports(elsewhere, new AbortController().signal);
  expect(await readJob(id)).toMatchObject({
    state: "done",
    reports: [{ status: "imported", title: "Far Away S01E01" }],
  });
  expect(readdirSync(elsewhere.importsFolder)).toEqual([]);
});
