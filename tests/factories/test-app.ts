import { randomBytes, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { type AppOptions, createApp } from "../../src/api/app.ts";
import { siteLinksOf } from "../../src/main/site-links.ts";
import { loadTranslate } from "../../src/main/translate.ts";
import { createOwnCounts } from "../../src/providers/counts/counts.ts";
import { createDataFolder } from "../../src/providers/data-folder/data-folder.ts";
import { createPasskeys } from "../../src/providers/identity/passkeys.ts";
import { createBreachedCheck } from "../../src/providers/passwords/breached-passwords.ts";
import { createPasswordHasher } from "../../src/providers/passwords/password-hasher.ts";
import { createPdfFiles } from "../../src/providers/pdf/pdf-files.ts";
import { createSecretBox } from "../../src/providers/secrets/secret-box.ts";
import { createPasswords } from "../../src/services/accounts/passwords.ts";
import { followContentVersion } from "../../src/services/catalogue/content-version.ts";
import { createProcessFigures } from "../../src/services/console/health/process-figures.ts";
import { createKeyedHash } from "../../src/services/mail/keyed-hash.ts";
import { createMailHealth } from "../../src/services/mail/mail-health.ts";
import type { Services } from "../../src/services/services.ts";
import { isDatabaseUnavailable, isStatementTimeout } from "../../src/storage/is-database-unavailable.ts";
import { readVersion } from "../../src/storage/publication/queries.ts";
import { reasonOf } from "../../src/storage/reason-of.ts";
import type { TraceQuery } from "../../src/storage/trace-queries.ts";
import { premiumServices } from "./premium-services.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/** What the hash of a password costs is for guessers: most tests sign people up and ask for something else. */
const lowestCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export type TestApp = TestDatabase & {
  readonly app: FastifyInstance;
  readonly services: Services;
  close(): Promise<void>;
};

/** Options of the API, and of its services. */
export type TestAppOverrides = Partial<Omit<AppOptions, "services">> & {
  readonly services?: Partial<Services>;
  readonly poolSize?: number;
  readonly traceQuery?: TraceQuery;
  /** The lexicon's headwords are stored. */
  readonly withLexicon?: boolean;
};

/**
 * The API on a fresh database, without limits of rate unless told. Closing it fails where a call has refused with a
 * problem that its operation does not list.
 */
export async function createTestApp(overrides: TestAppOverrides = {}): Promise<TestApp> {
  const testDatabase = await createTestDatabase(overrides.poolSize, overrides.traceQuery, overrides.withLexicon);
  const { database } = testDatabase;
  const pdfFolder = path.join(tmpdir(), `dizi-okulu-test-pdf-${randomUUID()}`);
  const contentVersion = await followContentVersion(() => readVersion(database.db));
  const services = {
    database: database.forRequests,
    dataFolder: createDataFolder(testDatabase.options.dataDir),
    contentVersion,
    counts: createOwnCounts(() => (overrides.services?.now?.() ?? new Date()).getTime()),
    isBreached: createBreachedCheck(),
    passwords: await createPasswords(createPasswordHasher(undefined, lowestCost)),
    contactMail: "info@diziokulu.example",
    links: siteLinksOf("http://localhost"),
    pdfs: { files: createPdfFiles({ folder: pdfFolder }), siteName: "Dizi Okulu", siteUrl: "http://localhost" },
    premium: premiumServices(),
    translate: loadTranslate(),
    keyedHash: await createKeyedHash(database),
    passkeys: createPasskeys({ rpId: "localhost", origin: "http://localhost", name: "Dizi Okulu" }),
    secretBox: createSecretBox([randomBytes(32)]),
    mailHealth: createMailHealth(() => undefined),
    mailsPerHour: 2_000,
    signUpsPerAddress: 0,
    prizes: [1, 1, 1],
    importsFolder: path.join(tmpdir(), `dizi-okulu-test-imports-${randomUUID()}`),
    broughtFolder: path.join(tmpdir(), `dizi-okulu-test-brought-${randomUUID()}`),
    process: createProcessFigures({ name: "test", version: "0.0.0" }, () => new Date()),
    now: () => new Date(),
    push: { publicKey: "B".repeat(87), send: async () => "sent" as const },
    ...overrides.services,
  };
  const unlisted: string[] = [];
  const app = await createApp({
    storageFaults: {
      isUnavailable: isDatabaseUnavailable,
      isTimeout: isStatementTimeout,
      reasonOf,
      noteOutage: () => undefined,
    },
    publicUrl: "http://localhost",
    rateLimitPerMinute: 0,
    credentialLimitPerMinute: 0,
    trustProxy: false,
    logLevel: "silent",
    reportUnlisted: (name, code) => unlisted.push(`${name}: ${code}`),
    ...overrides,
    services,
  });
  return {
    ...testDatabase,
    app,
    services,
    async close() {
      contentVersion.stop();
      await app.close();
      await testDatabase.dispose();
      await rm(pdfFolder, { recursive: true, force: true });
      if (unlisted.length > 0) throw new Error(`Not listed in contract/operations: ${unlisted.join(", ")}`);
    },
  };
}
