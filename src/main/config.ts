import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import type { MailSender } from "../providers/mail/mail-provider.ts";
import type { PaytrSettings } from "../providers/payments/paytr-provider.ts";
import type { StripeSettings } from "../providers/payments/stripe-provider.ts";
import { findProgram } from "../providers/speech/find-program.ts";

const projectRoot = path.resolve(import.meta.dirname, "../..");

const flag = z.stringbool();
const optional = z.string().trim().min(1).optional();

/** `name@example.org` or `Name <name@example.org>`. */
const mailSender = z.string().transform((value, context) => {
  const [, name = "", named, bare] = /^(?:"?([^"<>]*?)"?\s*<([^<>\s]+)>|(\S+))$/.exec(value.trim()) ?? [];
  const address = z.email().safeParse(named ?? bare);
  if (address.success) return { name, address: address.data };
  context.addIssue("give an address, or a name and an address: Name <name@example.org>");
  return z.NEVER;
});

/** One key or several, parted by spaces: each 32 bytes in base64. Its value is in no message. */
const secretsKey = z
  .string()
  .default("")
  .transform((list) => list.split(/\s+/).filter((key) => key !== ""))
  .refine((keys) => keys.every((key) => /^[A-Za-z0-9+/]{43}=$/.test(key)), {
    error: "give 32 random bytes in base64 (openssl rand -base64 32), of several keys the new one first",
  })
  .transform((keys) => keys.map((key) => Buffer.from(key, "base64")));

/** Its value may hold a password, and is in no message. */
const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: "give postgres://user:password@host:5432/database" })
  .optional();

/** May hold a password too. */
const redisUrl = z
  .url({ protocol: /^rediss?$/, error: "give redis://user:password@host:6379, or rediss://" })
  .optional();

/** Ranges that Fastify knows by a name. */
const proxyNames: readonly string[] = ["loopback", "linklocal", "uniquelocal"];

function isProxyAddress(text: string): boolean {
  const [, address = "", bits] = /^([^/]*)(?:\/(\d+))?$/.exec(text) ?? [];
  const version = isIP(address);
  return proxyNames.includes(text) || (version > 0 && Number(bits ?? 0) <= (version === 4 ? 32 : 128));
}

const trustedProxies = optional.refine(
  (value = "0") =>
    /^(true|false|\d+)$/.test(value) || value.split(",").every((address) => isProxyAddress(address.trim())),
  { error: "give the number of proxies before this server, or their IP addresses (10.0.0.0/8), no names" },
);

/** Pages, links and cookies are those of a whole host. */
const publicUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => /^https?:\/\/[^/?#]+\/*$/.test(url), { error: "give scheme and host alone: https://example.org" })
  .optional();

/** Every setting, from the environment; documented in docs/operating.md. */
const environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: publicUrl,
  DATA_DIR: z.string().default("data"),
  ASSETS_DIR: optional,
  DATABASE_URL: databaseUrl,
  DATABASE_MIGRATION_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  DATABASE_REPLICA_URL: databaseUrl,
  DATABASE_POOLER: z.enum(["transaction"]).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(1_000).default(10),
  REDIS_URL: redisUrl,
  TRUST_PROXY: trustedProxies,
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(300),
  RATE_LIMIT_CREDENTIALS_PER_MINUTE: z.coerce.number().int().min(0).default(10),
  RATE_LIMIT_SIGN_UPS_PER_30_MINUTES: z.coerce.number().int().min(0).optional(),
  MAIL_LIMIT_PER_HOUR: z.coerce.number().int().min(0).default(2000),
  /** Months of premium time for the first places, such as `3,1,1`. */
  PRIZES: z
    .string()
    .default("1,1,1")
    .transform((list) => (list.trim() === "none" ? [] : list.split(",").map((months) => Number(months))))
    .pipe(z.array(z.int().min(1).max(1_200)).max(100)),
  SECRETS_KEY: secretsKey,
  METRICS_TOKEN: optional,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().default("dizi-okulu"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  SAMPLE_CATALOGUE: flag.default(true),
  CONTACT_MAIL: z.email().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: mailSender.optional(),
  LEGAL_NAME: optional,
  LEGAL_ADDRESS: optional,
  LEGAL_COUNTRY: optional,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine((issuer) => /^(https:|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$))/.test(issuer), {
      error: "http is for an OpenID provider on this machine alone",
    })
    .default("https://accounts.google.com"),
  GOOGLE_ANDROID_CLIENT_ID: optional,
  GOOGLE_IOS_CLIENT_ID: optional,
  PAYMENTS: z.enum(["sandbox"]).optional(),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  PAYTR_MERCHANT_ID: optional,
  PAYTR_MERCHANT_KEY: optional,
  PAYTR_MERCHANT_SALT: optional,
  PAYTR_TEST: flag.default(false),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  ADS_FRAME_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  APP_STORE_URL: z.url().optional(),
  GOOGLE_PLAY_URL: z.url().optional(),
  SOCIAL_LINKS: z
    .string()
    .default("")
    .transform((list) => list.split(/[\s,]+/).filter((link) => link !== ""))
    .pipe(z.array(z.url({ protocol: /^https$/ }))),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** Sign-in with Google, or another OpenID provider in its place. */
export type GoogleConfig = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly androidClientId: string | undefined;
  readonly iosClientId: string | undefined;
};

/** Who takes payments; each provider is undefined where its settings are not complete. */
export type PaymentsConfig = {
  /** The port of the sandbox's server, 0 for any that is free; undefined where it must not run. */
  readonly sandboxPort: number | undefined;
  readonly paytr: PaytrSettings | undefined;
  readonly stripe: StripeSettings | undefined;
  /** Settings that a provider lacks of which others are given. */
  readonly missing: readonly string[];
};

export type Config = {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  /** Without a trailing slash; undefined until the port is known where none is set. */
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  /** Holds the assets of this release and earlier ones, for all processes. */
  readonly assetsDir: string;
  readonly databaseUrl: string | undefined;
  /** The same database by the role that owns its tables; undefined where the site's role is that or someone else migrates. */
  readonly databaseMigrationUrl: string | undefined;
  /** The same database by the site's role, but not through a pooler. */
  readonly databaseDirectUrl: string | undefined;
  /** A streaming replica of it, for what may be two seconds old. */
  readonly databaseReplicaUrl: string | undefined;
  /** Whether the database is reached through a pooler that gives a connection for a transaction. */
  readonly isDatabasePooled: boolean;
  /** Most connections to PostgreSQL for requests, and as many for jobs. */
  readonly databasePool: number;
  /** Shares counts between processes; undefined where each has its own. */
  readonly redisUrl: string | undefined;
  /** The number of proxies, or their addresses. */
  readonly trustProxy: boolean | number | string;
  readonly rateLimitPerMinute: number;
  readonly credentialLimitPerMinute: number;
  /** Accounts made from one address in 30 minutes. */
  readonly signUpLimit: number;
  readonly mailLimitPerHour: number;
  /** Months of premium time for the first places of a month of the leaderboard. */
  readonly prizes: readonly number[];
  /** Encrypt the secrets that the database keeps; the first one is the current one. */
  readonly secretsKeys: readonly Buffer[];
  readonly metricsToken: string | undefined;
  /** A collector of OpenTelemetry; undefined where nothing is traced. */
  readonly traces: { readonly endpoint: string; readonly serviceName: string; readonly share: number } | undefined;
  readonly logLevel: string;
  readonly hasSampleCatalogue: boolean;
  readonly contactMail: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: MailSender | undefined;
  /** The operator, as named on the legal pages. */
  readonly legal: {
    readonly name: string | undefined;
    readonly address: string | undefined;
    readonly country: string | undefined;
  };
  /** Undefined where sign-in with Google is off. */
  readonly google: GoogleConfig | undefined;
  readonly payments: PaymentsConfig;
  /** Whose page is shown in a frame as an advertisement; undefined where there is no advertising. */
  readonly adsFrameOrigin: string | undefined;
  /** The executable of flite, where it is installed. */
  readonly speechProgram: string | undefined;
  readonly appStoreUrl: string | undefined;
  readonly googlePlayUrl: string | undefined;
  readonly socialLinks: readonly string[];
};

/** The public address; without one, the address that is listened on. */
export function publicUrlOf({ publicUrl, host, port }: Config): string {
  return publicUrl ?? `http://${host}:${port}`;
}

/** Where notices of the database can be heard; undefined where it is embedded, or only a pooler is known. */
export function directUrlOf({ databaseUrl, databaseDirectUrl, isDatabasePooled }: Config): string | undefined {
  return databaseUrl === undefined || isDatabasePooled ? databaseDirectUrl : (databaseDirectUrl ?? databaseUrl);
}

/** An invalid setting; the message names it and is shown to the operator. */
export class ConfigError extends Error {}

/** `true` believes whatever a client writes in X-Forwarded-For; behind a proxy the number of proxies does not. */
function trustProxyOf(value: string | undefined, isProduction: boolean): Config["trustProxy"] {
  if (value === undefined || value === "false" || value === "0") return false;
  if (/^\d+$/.test(value)) return Number(value);
  if (value !== "true") return value;
  if (!isProduction) return true;
  throw new ConfigError(
    "TRUST_PROXY=true lets clients choose their address: give the number of proxies before this server, or their addresses.",
  );
}

function googleOf(values: z.infer<typeof environment>): GoogleConfig | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined) {
    throw new ConfigError("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set together, or neither is.");
  }
  return {
    clientId,
    clientSecret,
    issuer: values.GOOGLE_ISSUER,
    androidClientId: values.GOOGLE_ANDROID_CLIENT_ID,
    iosClientId: values.GOOGLE_IOS_CLIENT_ID,
  };
}

type Environment = z.infer<typeof environment>;

const paytrSettings = ["PAYTR_MERCHANT_ID", "PAYTR_MERCHANT_KEY", "PAYTR_MERCHANT_SALT"] as const;
const stripeSettings = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

function missingOf(values: Environment, settings: readonly (keyof Environment)[]): (keyof Environment)[] {
  const missing = settings.filter((name) => values[name] === undefined);
  return missing.length === settings.length ? [] : missing;
}

function isLoopback(host: string): boolean {
  return /^(127(\.\d{1,3}){3}|localhost|\[?::1\]?)$/.test(host);
}

/**
 * The sandbox grants premium for nothing, so it runs where only this machine can buy, or where it is asked for. A site
 * behind a proxy listens on the loopback too: its public address tells them apart.
 */
function paymentsOf(values: Environment): PaymentsConfig {
  const { PAYTR_MERCHANT_ID: merchantId, PAYTR_MERCHANT_KEY: merchantKey, PAYTR_MERCHANT_SALT: merchantSalt } = values;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, PUBLIC_URL: publicUrl } = values;
  const isLocal = isLoopback(values.HOST) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));
  const paytr =
    merchantId === undefined || merchantKey === undefined || merchantSalt === undefined
      ? undefined
      : { merchantId, merchantKey, merchantSalt, isTest: values.PAYTR_TEST };
  const stripe = secretKey === undefined || webhookSecret === undefined ? undefined : { secretKey, webhookSecret };
  const hasSandbox = values.PAYMENTS === "sandbox" || (isLocal && paytr === undefined && stripe === undefined);
  return {
    sandboxPort: hasSandbox ? values.SANDBOX_PORT : undefined,
    paytr,
    stripe,
    missing: [...missingOf(values, paytrSettings), ...missingOf(values, stripeSettings)],
  };
}

/** Reads the settings once. An empty variable counts as unset. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(`These settings cannot be used:\n${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  const isProduction = values.NODE_ENV === "production";
  if (isProduction && values.PUBLIC_URL === undefined) {
    throw new ConfigError("PUBLIC_URL is required in production: links in pages and mails are made from it.");
  }
  return {
    isProduction,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ""),
    dataDir: path.resolve(projectRoot, values.DATA_DIR),
    assetsDir: path.resolve(projectRoot, values.ASSETS_DIR ?? path.join(values.DATA_DIR, "assets")),
    databaseUrl: values.DATABASE_URL,
    databaseMigrationUrl: values.DATABASE_MIGRATION_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    isDatabasePooled: values.DATABASE_POOLER !== undefined,
    databasePool: values.DATABASE_POOL,
    redisUrl: values.REDIS_URL,
    trustProxy: trustProxyOf(values.TRUST_PROXY, isProduction),
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    credentialLimitPerMinute: values.RATE_LIMIT_CREDENTIALS_PER_MINUTE,
    signUpLimit: values.RATE_LIMIT_SIGN_UPS_PER_30_MINUTES ?? (values.RATE_LIMIT_CREDENTIALS_PER_MINUTE === 0 ? 0 : 10),
    mailLimitPerHour: values.MAIL_LIMIT_PER_HOUR,
    prizes: values.PRIZES,
    secretsKeys: values.SECRETS_KEY,
    metricsToken: values.METRICS_TOKEN,
    traces:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
            serviceName: values.OTEL_SERVICE_NAME,
            share: values.OTEL_TRACES_SAMPLER_ARG,
          },
    logLevel: values.LOG_LEVEL,
    hasSampleCatalogue: values.SAMPLE_CATALOGUE,
    contactMail: values.CONTACT_MAIL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    legal: { name: values.LEGAL_NAME, address: values.LEGAL_ADDRESS, country: values.LEGAL_COUNTRY },
    google: googleOf(values),
    payments: paymentsOf(values),
    adsFrameOrigin: values.ADS_FRAME_ORIGIN,
    speechProgram: findProgram("flite", env.PATH),
    appStoreUrl: values.APP_STORE_URL,
    googlePlayUrl: values.GOOGLE_PLAY_URL,
    socialLinks: values.SOCIAL_LINKS,
  };
}
