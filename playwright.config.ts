import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { defineConfig } from "@playwright/test";
import { chromium } from "./tests/e2e/chromium.ts";
import { openIdClient } from "./tests/factories/openid-client.ts";
import { temporaryFolder } from "./tests/factories/temporary-folder.ts";

/** The tests' processes read this file too; they take the port and the folder from the first one. */
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_OPENID_PORT ??= String(await freePort());
process.env.E2E_ADS_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= temporaryRunFolder();
process.env.E2E_LOG_DIR ??= temporaryRunFolder();

const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;
/** In Google's place. */
const openIdIssuer = `http://localhost:${process.env.E2E_OPENID_PORT}`;

const adsOrigin = `http://127.0.0.1:${process.env.E2E_ADS_PORT}`;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  forbidOnly: true,
  fullyParallel: true,
  // On two cores a third takes 14% more CPU time and saves no time.
  workers: 2,
  // The gate tries a failed test once more, and names it as flaky; `npm test` does not.
  retries: Number(process.env.TEST_RETRIES ?? 0),
  // Room for the longest journey on a machine that does other things besides; what is missing is told sooner.
  timeout: 240_000,
  // A title is published when the publications of tests beside it are done, which has taken over 20 s on a loaded machine.
  expect: { timeout: 60_000 },
  // A trace costs a third of a test's time: only a second try has one, and a run with `--trace on`.
  use: {
    baseURL: origin,
    browserName: "chromium",
    launchOptions: chromium(),
    trace: "on-first-retry",
    actionTimeout: 60_000,
    // What a worker asks for is hidden from routes that tests set up: those of it allow it (offline.spec.ts, push.spec.ts).
    serviceWorkers: "block",
  },
  projects: [
    { name: "site", teardown: "its log" },
    { name: "its log", testMatch: "site-log.ts" },
  ],
  webServer: [
    {
      command: `exec "${process.execPath}" tests/e2e/openid-server.ts`,
      url: `${openIdIssuer}/.well-known/openid-configuration`,
      env: { E2E_OPENID_PORT: process.env.E2E_OPENID_PORT, E2E_ORIGIN: origin },
    },
    {
      command: `exec "${process.execPath}" tests/e2e/ads-server.ts`,
      url: adsOrigin,
      env: { E2E_ADS_PORT: process.env.E2E_ADS_PORT },
    },
    {
      command: `exec "${process.execPath}" src/main/server.ts >"${process.env.E2E_LOG_DIR}/site.log"`,
      url: `${origin}/readyz`,
      timeout: 600_000,
      env: {
        PORT: process.env.E2E_PORT,
        DATA_DIR: process.env.E2E_DATA_DIR,
        RATE_LIMIT_PER_MINUTE: "0",
        RATE_LIMIT_CREDENTIALS_PER_MINUTE: "0",
        LOG_LEVEL: "info",
        ADS_FRAME_ORIGIN: adsOrigin,
        GOOGLE_ISSUER: openIdIssuer,
        GOOGLE_CLIENT_ID: openIdClient.id,
        GOOGLE_CLIENT_SECRET: openIdClient.secret,
      },
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
  ],
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

/** Goes away with the process that made it. */
function temporaryRunFolder(): string {
  const folder = temporaryFolder();
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
