import { readFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { z } from "zod";
import { createOwnCounts } from "../providers/counts/counts.ts";
import { createRedisCounts } from "../providers/counts/redis-counts.ts";
import { createDataFolder } from "../providers/data-folder/data-folder.ts";
import { createGoogleProvider } from "../providers/identity/google-provider.ts";
import { createPasskeys, passkeySiteOf } from "../providers/identity/passkeys.ts";
import { createSealer } from "../providers/identity/sealer.ts";
import { createBreachedCheck } from "../providers/passwords/breached-passwords.ts";
import { createPasswordHasher } from "../providers/passwords/password-hasher.ts";
import type { PaymentProvider } from "../providers/payments/payment-provider.ts";
import { createPdfFiles } from "../providers/pdf/pdf-files.ts";
import { formatPushKeys, parsePushKeys, readOrMakePushKeys } from "../providers/push/push-keys.ts";
import { createWebPushSender } from "../providers/push/web-push-sender.ts";
import { createSecretBox } from "../providers/secrets/secret-box.ts";
import { createFliteSpeech } from "../providers/speech/flite-speech.ts";
import type { Tracing } from "../providers/tracing/tracing.ts";
import { createPasswords } from "../services/accounts/passwords.ts";
import { followContentVersion } from "../services/catalogue/content-version.ts";
import { syncLexicon } from "../services/catalogue/sync-lexicon.ts";
import { createProcessFigures } from "../services/console/health/process-figures.ts";
import { createKeyedHash } from "../services/mail/keyed-hash.ts";
import { createMailHealth } from "../services/mail/mail-health.ts";
import type { Google, Services } from "../services/services.ts";
import { type OpenDatabase, openDatabase } from "../storage/database.ts";
import { readOrStoreKey } from "../storage/mail/site-keys.ts";
import { migrate } from "../storage/migrate.ts";
import { listenForPublications } from "../storage/publication/listen.ts";
import { readVersion } from "../storage/publication/queries.ts";
import { followReplica, type Replica, type ReplicaOptions } from "../storage/replica.ts";
import type { TraceQuery } from "../storage/trace-queries.ts";
import { pathOf } from "../web/features/page/paths.ts";
import { whenReachable } from "./await-database.ts";
import { type Config, directUrlOf, publicUrlOf } from "./config.ts";
import { premiumServicesOf } from "./premium-services.ts";
import { siteConfigOf } from "./site-config.ts";
import { siteLinksOf } from "./site-links.ts";
import { loadTranslate } from "./translate.ts";

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.resolve(import.meta.dirname, "../../package.json"), "utf8")));

/** Where what happens meanwhile is told. */
export type Reports = {
  readonly report: (line: string) => void;
  /** What the operator should do something about. */
  readonly warn: (line: string) => void;
  /** Failures that no caller awaits. */
  readonly reportError: (error: Error) => void;
};

export type OpenServices = Services & { readonly database: OpenDatabase; close(): Promise<void> };

/** The same services for the API, whose statements are timed. */
export function servicesOfRequests({ database, ...services }: OpenServices): Services {
  return { ...services, database: database.forRequests };
}

/** Sign-in with Google as configured; undefined where it is off. */
function googleOf({ google }: Config, publicUrl: string): Google | undefined {
  if (google === undefined) return undefined;
  return {
    provider: createGoogleProvider({ ...google, redirectUri: `${publicUrl}/api/Login/GoogleCallback` }),
    // A secret that all processes of a site share.
    sealer: createSealer(google.clientSecret, "sign-in with Google"),
    authPath: (locale) => pathOf("auth", locale),
  };
}

function replicaOf(
  { databaseReplicaUrl: url, databasePool: poolSize, isDatabasePooled: isPooled }: Config,
  options: Pick<ReplicaOptions, "primary" | "version" | "report" | "traceQuery">,
): Replica | undefined {
  return url === undefined || options.primary.kind === "embedded"
    ? undefined
    : followReplica(Object.assign({ url, poolSize, isPooled }, options));
}

/** Its packages are loaded only where there is a collector. */
async function tracingOf({ traces }: Config, instance: string, report: (line: string) => void) {
  if (traces === undefined) return undefined;
  const { createOtlpTracing } = await import("../providers/tracing/otlp-tracing.ts");
  return createOtlpTracing(Object.assign({ version, instance, report }, traces));
}

/** Of statements; undefined where nothing is traced. */
function traceQueryOf(tracing: Tracing | undefined): TraceQuery | undefined {
  return tracing && ((summary, run) => tracing.inSpan(summary, { "db.query.summary": summary }, run));
}

/**
 * Opens storage once it can be reached, migrates it to this release's schema and lexicon, and follows the published version.
 *
 * @param paymentProviders none for commands, which begin no payments
 */
export async function openServices(
  config: Config,
  { warn, reportError: onError }: Omit<Reports, "report">,
  paymentProviders: readonly PaymentProvider[] = [],
): Promise<OpenServices> {
  const publicUrl = publicUrlOf(config);
  const processName = `${hostname()}:${process.pid}`;
  const tracing = await tracingOf(config, processName, warn);
  const traceQuery = traceQueryOf(tracing);
  const database = await openDatabase({
    url: config.databaseUrl,
    migrationUrl: config.databaseMigrationUrl,
    isPooled: config.isDatabasePooled,
    poolSize: config.databasePool,
    dataDir: config.dataDir,
    onError,
    traceQuery,
  });
  try {
    await whenReachable(() => migrate(database), { report: warn });
    await syncLexicon(database);
    const passwords = await createPasswords(createPasswordHasher());
    const directUrl = directUrlOf(config);
    const contentVersion = await followContentVersion(() => readVersion(database.db), {
      listen: directUrl === undefined ? undefined : (onVersion) => listenForPublications(directUrl, onVersion),
    });
    const { speechProgram: program, dataDir } = config;
    const { redisUrl } = config;
    const counts = redisUrl === undefined ? createOwnCounts() : createRedisCounts({ url: redisUrl, report: warn });
    const { contactMail, name } = siteConfigOf(config, publicUrl);
    const passkeySite = passkeySiteOf(publicUrl, name);
    const replica = replicaOf(config, {
      primary: database,
      version: contentVersion.current,
      report: warn,
      traceQuery,
    });
    const ownPushKeys = formatPushKeys(await readOrMakePushKeys(dataDir));
    const pushKeys = parsePushKeys(await readOrStoreKey(database.db, "push", ownPushKeys));
    return {
      database,
      replica,
      dataFolder: createDataFolder(dataDir),
      counts,
      contentVersion,
      passwords,
      contactMail,
      pdfs: { files: createPdfFiles({ folder: path.join(dataDir, "pdf") }), siteName: name, siteUrl: publicUrl },
      isBreached: createBreachedCheck(),
      links: siteLinksOf(publicUrl),
      keyedHash: await createKeyedHash(database),
      secretBox: createSecretBox(config.secretsKeys),
      mailHealth: createMailHealth(warn),
      mailsPerHour: config.mailLimitPerHour,
      signUpsPerAddress: config.signUpLimit,
      premium: premiumServicesOf(config, publicUrl, paymentProviders, onError),
      translate: loadTranslate(),
      passkeys: passkeySite && createPasskeys(passkeySite),
      google: googleOf(config, publicUrl),
      prizes: config.prizes,
      importsFolder: path.join(config.dataDir, "imports"),
      broughtFolder: path.join(config.dataDir, "brought"),
      process: createProcessFigures({ name: processName, version }, () => new Date()),
      now: () => new Date(),
      push: createWebPushSender({ keys: pushKeys, contact: contactMail }),
      tracing,
      speech: program === undefined ? undefined : createFliteSpeech({ program, folder: path.join(dataDir, "speech") }),
      async close() {
        contentVersion.stop();
        await counts.close();
        await replica?.close();
        await database.close();
        await tracing?.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
