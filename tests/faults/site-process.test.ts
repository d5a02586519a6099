import { once } from "node:events";
import { chmod, cp, lstat, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Content } from "../../src/contract/catalogue.ts";
import { waitForMail } from "../factories/outbox.ts";
import { runCli, startCli } from "../factories/run-cli.ts";
import { type RunningSite, startSite } from "../factories/running-site.ts";
import { buildRegistration } from "../factories/signed-in-user.ts";
import { subtitleText } from "../factories/subtitle-text.ts";
import { temporaryFolder } from "../factories/temporary-folder.ts";

/** A first start may have to build the pages. */
const startTimeout = 300_000;

/** What the first start made of an empty folder; each test has a copy, as making it takes many seconds. */
const made = temporaryFolder();
let firstContent: Content;
let firstCode: number | null;

let dataDir = "";
/** Subtitles to import; beside the data folder, whose files are the site's own. */
let subtitles = "";
const sites: RunningSite[] = [];

async function start(env: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSite(dataDir, env);
  sites.push(site);
  return site;
}

async function contentOf({ origin }: RunningSite): Promise<Content> {
  return (await fetch(`${origin}/api/Home/GetContent`)).json();
}

async function writeEpisodes(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let episode = 1; episode <= count; episode += 1) {
    await writeFile(
      path.join(folder, `S01E${String(episode).padStart(2, "0")}.srt`),
      subtitleText({ words: 800, seed: episode }),
    );
  }
}

async function copyMade(): Promise<string> {
  const folder = temporaryFolder();
  await cp(made, folder, { recursive: true });
  return folder;
}

beforeAll(async () => {
  const site = await startSite(made);
  firstContent = await contentOf(site);
  firstCode = await site.stop("SIGTERM");
}, startTimeout);

beforeEach(async () => {
  dataDir = await copyMade();
  subtitles = temporaryFolder();
});

afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.stop("SIGKILL")));
  await Promise.all([dataDir, subtitles].map((folder) => rm(folder, { recursive: true })));
});

afterAll(() => rm(made, { recursive: true }));

test("the site starts on an empty folder, ends at SIGTERM and SIGINT with code 0, and keeps everything", {
  timeout: startTimeout,
}, async () => {
  expect(firstContent.seriesList.map(({ seasons }) => seasons.map(({ episodes }) => episodes.length))).toEqual([
    [3, 3],
  ]);
  expect(firstContent.movieList).toHaveLength(64);
  expect(firstCode).toBe(0);

  const second = await start();
  expect(second.output()).not.toContain("Building the pages");
  expect(await contentOf(second)).toEqual(firstContent);
  expect(await second.stop("SIGINT")).toBe(0);
});

/** What of a folder others than its owner may read, write or list. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = ["", ...(await readdir(folder, { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => ({ name, mode: (await lstat(path.join(folder, name))).mode & 0o777 })),
  );
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name, mode }) => `${name} ${mode.toString(8)}`);
}

test.skipIf(process.platform === "win32")(
  "nobody else on the machine may read the data: a start repairs what an earlier one left open",
  { timeout: startTimeout },
  async () => {
    expect(await openToOthers(made)).toEqual([]);
    const opened = ["", "pg", "pg/base", "pg/pg_wal", "pg/PG_VERSION"];
    for (const name of opened) await chmod(path.join(dataDir, name), name.endsWith("VERSION") ? 0o666 : 0o755);
    const site = await start();
    expect(site.output()).toContain(`took their rights from ${opened.length} entries`);
    await fetch(`${site.origin}/api/Register/RegisterWithCredentials`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(buildRegistration({ username: "Private" })),
    });
    expect(await openToOthers(dataDir)).toEqual([]);
    await site.stop();

    await chmod(dataDir, 0o755);
    const run = await runCli(["poll", "close", "1"], { DATA_DIR: dataDir });
    expect(run.err).toContain("took their rights from 1 entries");
    expect(await openToOthers(dataDir)).toEqual([]);
  },
);

test("who registers is mailed within seconds; a mail that waits is sent by the next start", {
  timeout: startTimeout,
}, async () => {
  const site = await start();
  const register = async ({ origin }: RunningSite, username: string) => {
    const { mail, ...registration } = buildRegistration({ username });
    const response = await fetch(`${origin}/api/Register/RegisterWithCredentials`, {
      method: "POST",
      headers: { "content-type": "application/json", lang: "en" },
      body: JSON.stringify({ ...registration, mail }),
    });
    expect(response.status).toBe(200);
    return String(mail);
  };
  const first = await waitForMail(dataDir, await register(site, "Mailed"));
  expect(first.subject).toBe("Your Dizi Okulu account is ready: confirm your e-mail address");
  expect(first.text).toContain(`${site.origin}/en/hesabim/aktivasyon/`);
  const waiting = await register(site, "Waiting");
  await site.stop("SIGKILL");
  await start();
  expect((await waitForMail(dataDir, waiting)).text).toContain("Welcome, Waiting");
});

test("a second site on the same folder is refused by name, a second port too", { timeout: startTimeout }, async () => {
  const site = await start();
  await expect(startSite(dataDir)).rejects.toThrow(new RegExp(`${site.pid}`));
  const other = await copyMade();
  await expect(startSite(other, { PORT: new URL(site.origin).port })).rejects.toThrow(/Port \d+ .* is taken/);
  await rm(other, { recursive: true });
});

test("a command given while the site runs is carried out by it, and is served at once", {
  timeout: startTimeout,
}, async () => {
  const site = await start();
  const folder = path.join(subtitles, "Night Shift");
  await writeEpisodes(folder, 2);
  // The socket is for this user alone.
  expect((await stat(path.join(dataDir, "command.sock"))).mode & 0o777).toBe(0o600);
  const run = await runCli(["import", folder], { DATA_DIR: dataDir });
  expect(run).toMatchObject({ code: 0, err: "" });
  expect(run.out).toContain("Night Shift S01E02");
  const after = await contentOf(site);
  expect(after.version).toBe(firstContent.version + 1);
  expect(after.seriesList.map(({ name }) => name)).toContain("Night Shift");

  const password = "Umbrella7Stand";
  const create = ["admin", "create", "--mail", "operator@example.org", "--username", "Operator"];
  const created = await runCli(create, { DATA_DIR: dataDir, ADMIN_PASSWORD: password });
  expect(created).toMatchObject({ code: 0, err: "" });
  expect(created.out).toMatch(/\w{4}(-\w{4}){3}$/m);
  const signedIn = await fetch(`${site.origin}/api/Login/LoginWithCredentials`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ usernameOrMail: "Operator", password }),
  });
  expect(signedIn.status).toBe(200);

  const again = await runCli(["import", folder], { DATA_DIR: dataDir });
  expect(again.out).toContain("unchanged");
  expect((await contentOf(site)).version).toBe(after.version);
});

test("an import that is killed shows nothing half-done, and the next one ends it", {
  timeout: startTimeout,
}, async () => {
  const count = 40;
  const folder = path.join(subtitles, "Night Shift");
  await writeEpisodes(folder, count);
  const child = startCli(["import", folder], { DATA_DIR: dataDir });
  let seen = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    seen += chunk;
    if (seen.includes("S01E05")) child.kill("SIGKILL");
  });
  await once(child, "close");
  expect(seen).not.toContain(`S01E${count}`);

  const site = await start();
  expect(await contentOf(site)).toEqual(firstContent);
  expect(await runCli(["import", folder], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  const series = (await contentOf(site)).seriesList.find(({ name }) => name === "Night Shift");
  const episodes = series?.seasons[0]?.episodes ?? [];
  expect(episodes).toHaveLength(count);
  expect(episodes.every(({ wordCount }) => wordCount > 50)).toBe(true);
});
