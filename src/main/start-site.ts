import type { FastifyInstance } from "fastify";
import { createApp } from "../api/app.ts";
import { sealSecrets } from "../services/console/second-factor/seal-secrets.ts";
import { hasSlowSearches } from "../storage/console/search-indexes.ts";
import { isDatabaseUnavailable, isStatementTimeout } from "../storage/is-database-unavailable.ts";
import { reasonOf } from "../storage/reason-of.ts";
import { listenForCommands } from "./command-socket.ts";
import { type Config, ConfigError, publicUrlOf } from "./config.ts";
import { giveMemoryBackOnceStarted } from "./give-memory-back.ts";
import { keepAssets } from "./kept-assets.ts";
import { type OpenServices, openServices, type Reports, servicesOfRequests } from "./open-services.ts";
import { createOutageLog } from "./outage-log.ts";
import type { PagesLoader } from "./pages.ts";
import { openPayments } from "./payments.ts";
import { keepDataPrivate } from "./private-files.ts";
import { importSample } from "./sample-catalogue.ts";
import type { SiteLog } from "./site-log.ts";
import { siteTasks } from "./site-tasks.ts";
import { startWorker } from "./worker.ts";

export type Site = { readonly address: string; stop(): Promise<void> };

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
      throw new ConfigError(
        `Port ${port} on ${host} is taken by another program. Stop it, or set PORT to another one.`,
      );
    }
    throw error;
  }
}

/** Terms and privacy policy must name the operator. */
function reportMissingIdentity({ legal, isProduction }: Config, warn: (line: string) => void): void {
  const missing = Object.entries(legal).flatMap(([field, value]) => (value ? [] : [`LEGAL_${field.toUpperCase()}`]));
  if (missing.length > 0) warn(`Not set: ${missing.join(", ")}. The legal pages say that it is not stated.`);
  if (isProduction && legal.name === undefined) {
    warn("Not set: LEGAL_NAME. Purchases are refused: a contract must name the seller.");
  }
}

/** With several processes each would let through what one should. */
function reportOwnCounts({ isProduction, databaseUrl, redisUrl }: Config, report: (line: string) => void): void {
  if (!isProduction || databaseUrl === undefined || redisUrl !== undefined) return;
  report("Not set: REDIS_URL. Limits of requests, password tries and turns are counted by this process alone.");
}

/** Seals what was stored before there was a key, and says what keeps secrets of authenticators from being safe. */
async function sealStoredSecrets(
  services: OpenServices,
  { isProduction }: Config,
  { report, warn }: Reports,
): Promise<void> {
  if (isProduction && !services.secretBox.hasKey) {
    warn(
      "Not set: SECRETS_KEY. Secrets of authenticators are readable to whoever reads the database or a backup of it.",
    );
  }
  const { sealed, unreadable } = await sealSecrets(services, "plain");
  if (sealed > 0) report(`Secrets of authenticators sealed: ${sealed}.`);
  if (unreadable === 0) return;
  warn(
    `Secrets of authenticators sealed with a key that SECRETS_KEY lacks: ${unreadable}. Their codes cannot be checked.`,
  );
}

async function warnOfSlowSearches({ database }: OpenServices, warn: (line: string) => void): Promise<void> {
  if (!(await hasSlowSearches(database))) return;
  warn(
    "The database lacks pg_trgm: searches of people and payments in the console read all of them (docs/operating.md).",
  );
}

function unkeptAssets({ assetsDir }: Config, error: unknown): string {
  return `ASSETS_DIR: this release's files cannot be kept in ${assetsDir}, so its pages break beside another release: ${reasonOf(error).message}`;
}

/** Opens storage, loads the pages, starts the worker and listens. */
export async function startSite(
  config: Config,
  loadPages: PagesLoader,
  { log, output }: { readonly log: SiteLog; readonly output: { write(line: string): unknown } },
): Promise<Site> {
  const publicUrl = publicUrlOf(config);
  const report = (line: string) => log.info(line);
  const warn = (line: string) => log.warn(line);
  let storage: OpenServices | undefined;
  const isReady = async () => {
    if (!(await storage?.database.isReady())) return false;
    return (
      (await storage?.dataFolder.check().then(
        () => true,
        () => false,
      )) ?? false
    );
  };
  const outages = createOutageLog({ log, isReady });
  const reportError = (error: unknown) => {
    if (storage !== undefined && isDatabaseUnavailable(error)) return outages.note(error);
    const reason = reasonOf(error);
    log.error({ err: reason }, reason.message);
  };
  const reports = { report, warn, reportError };
  keepDataPrivate(config.dataDir, warn);
  if (config.isProduction) reportMissingIdentity(config, warn);
  reportOwnCounts(config, report);
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
  };
  try {
    const payments = await openPayments(config, warn);
    stops.push(() => payments.close());
    const services = await openServices(config, reports, payments.providers);
    storage = services;
    stops.push(() => services.close());
    await sealStoredSecrets(services, config, reports);
    await warnOfSlowSearches(services, warn);
    if (services.speech !== undefined) report(services.speech.description);
    const pages = await loadPages({
      config,
      publicUrl,
      paymentFrameOrigin: payments.providers.find(({ frameOrigin }) => frameOrigin !== undefined)?.frameOrigin,
      report,
      reportError,
    });
    stops.push(() => pages.close());
    await importSample(services, config, report);
    const { clientFolder } = pages;
    const keepOwnAssets = async () => {
      if (clientFolder !== undefined) await keepAssets(clientFolder, config.assetsDir, new Date());
    };
    // Before the first page names them.
    await keepOwnAssets().catch((error: unknown) => warn(unkeptAssets(config, error)));
    const tasks = siteTasks({ services, config, publicUrl, report, reportError, keepOwnAssets });
    const worker = startWorker(tasks, reportError);
    stops.push(() => worker.stop());
    const app = await createApp({
      services: servicesOfRequests(services),
      storageFaults: {
        isUnavailable: isDatabaseUnavailable,
        isTimeout: isStatementTimeout,
        reasonOf,
        noteOutage: outages.note,
      },
      pages: pages.pages,
      clientFolder,
      keptAssetsFolder: config.assetsDir,
      prepare: pages.prepare,
      publicUrl,
      rateLimitPerMinute: config.rateLimitPerMinute,
      credentialLimitPerMinute: config.credentialLimitPerMinute,
      metricsToken: config.metricsToken,
      trustProxy: config.trustProxy,
      logLevel: config.logLevel,
      logStream: output,
    });
    stops.push(() => app.close());
    pages.readFrom(app);
    if (services.database.kind === "embedded") {
      const commands = await listenForCommands(config.dataDir, services);
      stops.push(() => new Promise((resolve) => commands.close(resolve)));
    }
    const address = await listen(app, config);
    const memory = giveMemoryBackOnceStarted();
    stops.push(async () => memory.stop());
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
