import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { type Cluster, startCluster } from "../cluster/cluster.ts";
import { buildRegistration } from "../factories/signed-in-user.ts";
import { compareWithLedger, kindsOf, say, tellFound } from "./fault-findings.ts";
import { type Failure, playThroughFaults } from "./fault-learners.ts";

// `npm run bench:faults -- release [COMMIT]`: learners play through nginx while the site goes from another commit to this
// one, process by process, on one database; COMMIT is the one before the newest migration unless given.

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../..");
const learners = Number(process.env.FAULT_LEARNERS ?? 50);
const pauseMs = 1000 * Number(process.env.FAULT_PAUSE_SECONDS ?? 15);

async function git(...args: string[]): Promise<string> {
  return (await run("git", args, { cwd: root })).stdout.trim();
}

/** The other release, built in a folder of its own with the packages of this one. */
async function buildRelease(commit: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "dizi-okulu-release-"));
  const archive = path.join(folder, "release.tar");
  await git("archive", "--format=tar", `--output=${archive}`, commit);
  await run("tar", ["-xf", archive, "-C", folder]);
  rmSync(archive);
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  await run("npm", ["run", "-s", "build"], { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
  return folder;
}

async function assetsOf(origin: string): Promise<string[]> {
  const html = await (await fetch(`${origin}/`)).text();
  return [...new Set([...html.matchAll(/\/assets\/[\w./-]+\.(?:js|css|woff2|svg)/g)].map(([asset]) => asset))];
}

async function signIn(origin: string, path: string, payload: object): Promise<{ status: number; token: string }> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(origin + path, { method: "POST", headers, body: JSON.stringify(payload) });
  const body: { token?: string } = await response.json();
  return { status: response.status, token: body.token ?? "" };
}

/** What does not work from each release to the other. */
async function checkBoth([first = "", second = ""]: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  const want = (isRight: boolean, what: string) => {
    if (!isRight) wrong.push(what);
  };
  for (const [own, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const assets = await assetsOf(own);
    want(assets.length > 5, `${own}/ names ${assets.length} assets`);
    for (const asset of assets) {
      for (const origin of [own, other]) {
        const { status } = await fetch(origin + asset);
        want(status === 200, `${origin} answers ${status} for ${asset}, which ${own} names`);
      }
    }
    for (const page of ["/", "/en", "/es", "/dizi", "/auth", "/quiz"]) {
      const { status } = await fetch(own + page);
      want(status === 200, `${own}${page} answers ${status}`);
    }
    const registration = buildRegistration({ username: `Rolling${process.pid}x${wrong.length}${Date.now() % 10_000}` });
    const signedUp = await signIn(own, "/api/Register/RegisterWithCredentials", registration);
    want(signedUp.status === 200, `${own} signs nobody up: ${signedUp.status}`);
    const { username: usernameOrMail, password } = registration;
    const signedIn = await signIn(other, "/api/Login/LoginWithCredentials", { usernameOrMail, password });
    want(signedIn.status === 200, `${other} does not let in who signed up at ${own}: ${signedIn.status}`);
    for (const origin of [own, other]) {
      const headers = { authorization: `Bearer ${signedUp.token}` };
      const { status } = await fetch(`${origin}/api/WordList/GetKnownWords`, { headers });
      want(status === 200, `${origin} answers ${status} to a session of ${own}`);
    }
  }
  return wrong;
}

/** @returns the exit code */
export async function runRollingRelease(given: string | undefined): Promise<number> {
  const migration = await git("log", "-1", "--format=%h", "--", "src/storage/migrations/meta/_journal.json");
  const commit = given ?? `${migration}^`;
  say(`The other release is ${await git("log", "-1", "--format=%h %s", commit)}.`);
  const project = await buildRelease(commit);
  const cluster: Cluster = await startCluster({ report: say, project });
  try {
    const failures: Failure[] = [];
    const end = new AbortController();
    const playing = playThroughFaults({
      origin: cluster.origin,
      learners,
      thoughtMs: 3_000,
      until: end.signal,
      onFailure: (failure) => failures.push(failure),
    });
    playing.catch(() => undefined);
    const step = async (name: string, work: () => Promise<unknown>) => {
      failures.length = 0;
      await work();
      await sleep(pauseMs);
      say(`${name}: ${failures.length} failed calls ${kindsOf(failures)}`);
    };
    const replace = async (place: number) => {
      await cluster.sites[place]?.stop();
      await cluster.startSite(place, {}, root);
    };
    const wrong: string[] = [];
    await step("both processes of the former release", () => sleep(pauseMs));
    await step("the schema of this release below them", () => cluster.migrate(root));
    await step("one process of this release beside one of the former", () => replace(0));
    await step("pages, assets, accounts and sessions of both, at both", async () => {
      wrong.push(...(await checkBoth(cluster.siteOrigins)));
    });
    await step("both of this release", () => replace(1));
    end.abort();
    const played = await playing;
    for (const line of wrong.slice(0, 20)) say(line);
    say(`What does not work from one release to the other: ${wrong.length}.`);
    const found = await compareWithLedger(cluster.primary.url.replace(/postgres$/, "diziokulu"), played);
    return tellFound(found) === 0 && wrong.length === 0 ? 0 : 1;
  } finally {
    await cluster.stop();
    rmSync(project, { recursive: true, force: true });
  }
}
