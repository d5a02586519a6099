import type { IncomingMessage } from "node:http";
import path from "node:path";
import rateLimit from "@fastify/rate-limit";
import fastifyStatic from "@fastify/static";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type HookHandlerDoneFunction,
  LogController,
} from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { OperationName } from "../contract/operations.ts";
import type { ProblemCode } from "../contract/problem.ts";
import { findMovedTitle } from "../services/catalogue/read-content.ts";
import type { Services } from "../services/services.ts";
import { logAccess, requestIdOf, tellRequestIds } from "./access-log.ts";
import { registerGoogle } from "./accounts/google-routes.ts";
import { registerMailAndPassword } from "./accounts/mail-and-password-routes.ts";
import { registerPasskeys } from "./accounts/passkey-routes.ts";
import { registerSignIn } from "./accounts/sign-in-routes.ts";
import { registerUser } from "./accounts/user-routes.ts";
import { createResponseCache } from "./cache/response-cache.ts";
import { registerCatalogue } from "./catalogue/routes.ts";
import { registerConsole } from "./console/routes.ts";
import { registerContact } from "./contact/routes.ts";
import { smallBody } from "./costs/body-table.ts";
import { createCostLimits } from "./costs/cost-limits.ts";
import { rateLimitStoreOf } from "./costs/rate-limit-store.ts";
import { defaultStalledMs } from "./costs/streamed-answers.ts";
import { registerDocs } from "./docs/register-docs.ts";
import { createErrorHandler, type StorageFaults } from "./errors/error-handler.ts";
import { ProblemError } from "./errors/problem-error.ts";
import { sendProblem } from "./errors/send-problem.ts";
import { type Api, createApi } from "./handle.ts";
import { isInProcess } from "./in-process.ts";
import { registerLevelTest } from "./level-test/routes.ts";
import { registerPack } from "./lexicon/pack-routes.ts";
import { registerSpeech } from "./lexicon/speech-routes.ts";
import { registerMemory } from "./memory/routes.ts";
import { registerMySeries } from "./my-series/routes.ts";
import { type Pages, registerPages } from "./pages/routes.ts";
import { addJsonParser } from "./parse-body.ts";
import { registerPolls } from "./polls/routes.ts";
import { registerPdfAddresses } from "./premium/pdf-addresses.ts";
import { registerPremium } from "./premium/routes.ts";
import { registerProbes } from "./probes/routes.ts";
import { registerExports } from "./progress/export-routes.ts";
import { registerGenerateList } from "./progress/generate-list.ts";
import { pageKeyOfList, registerGetListStart } from "./progress/get-list-start.ts";
import { registerGetTonight } from "./progress/get-tonight.ts";
import { registerGetWordList } from "./progress/get-word-list.ts";
import { registerImportKnown } from "./progress/import-known.ts";
import { registerLists } from "./progress/list-routes.ts";
import { registerMakePdf } from "./progress/make-pdf.ts";
import { registerProgress } from "./progress/routes.ts";
import { registerWatchPlan } from "./progress/watch-plan.ts";
import { registerQuiz } from "./quiz/routes.ts";
import { limitByAddress, refuseUnstorable } from "./request-hooks.ts";
import { registerReview } from "./review/routes.ts";
import { securityHeadersFor } from "./security-headers.ts";
import { traceRequests } from "./trace-requests.ts";

export type AppOptions = {
  readonly services: Services;
  readonly storageFaults: StorageFaults;
  readonly pages?: Pages;
  /** Folder of the built client; files are served compressed where a compressed copy lies beside them. */
  readonly clientFolder?: string | undefined;
  /** Folder of the assets of other releases, whose pages other processes and open tabs still have. */
  readonly keptAssetsFolder?: string | undefined;
  /** Called before any route is registered, for hooks that must see every request first. */
  readonly prepare?: (app: FastifyInstance) => void;
  readonly publicUrl: string;
  /** By IP address; 0 switches the limit off. */
  readonly rateLimitPerMinute: number;
  /** The same for calls that take credentials, and separately for calls that leave messages. */
  readonly credentialLimitPerMinute: number;
  /** False for tests that make many expensive calls at once; true unless given. */
  readonly hasCostLimits?: boolean;
  readonly metricsToken?: string | undefined;
  /** The number of proxies before the server, or their addresses. */
  readonly trustProxy: boolean | number | string;
  readonly logLevel: string;
  /** Standard output unless given. */
  readonly logStream?: { write(line: string): unknown } | undefined;
  readonly timeouts?: Timeouts;
  /** Called for a refusal that its operation does not list; logs an error unless given. */
  readonly reportUnlisted?: (name: OperationName, code: ProblemCode) => void;
};

/** Answered for as long as somebody watches. */
const streamUrls = new Set(["/api/Admin/WatchImport", "/api/MySeries/Watch"]);

/** At others nobody reads the lines of requests. */
const accessLevels: readonly string[] = ["info", "debug", "trace"];

const immutable = "public, max-age=31536000, immutable";
const responseCacheBytes = 256 * 1024 * 1024;

/** How long a client may take before its connection is closed, in milliseconds. */
type Timeouts = {
  readonly headers: number;
  readonly request: number;
  /** Without a byte sent or received. */
  readonly idle: number;
  /** Of a large answer, without a byte taken by the client. */
  readonly stalled?: number;
  /** How often connections are checked. */
  readonly checkInterval: number;
  /** For requests under way while the server stops. */
  readonly drain: number;
};

/** Fastify's defaults would leave slow clients open without end. */
const defaultTimeouts: Timeouts = {
  headers: 15_000,
  request: 30_000,
  idle: 60_000,
  checkInterval: 5_000,
  drain: 8_000,
};

/** Without the query, so that no token in a URL reaches the log. */
function loggedRequest({ method, url }: IncomingMessage) {
  return { method, path: url?.split("?")[0] };
}

const fileOptions = { index: false, preCompressed: true, cacheControl: false } as const;

/** Of the service worker, which asks this origin alone. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The few files at the root have routes of their own, as pages have the other addresses there. */
async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    ...fileOptions,
    root: folder,
    wildcard: false,
    globIgnore: ["assets/**"],
    setHeaders(reply, file) {
      const isWorker = file.includes("/service-worker.js");
      // No cache on the way may hold back that of a release.
      reply.header("cache-control", isWorker ? "no-cache" : "public, max-age=3600");
      if (isWorker) reply.header("content-security-policy", workerPolicy);
    },
  });
}

/** One route for thousands of files, of the first folder that has it: a route each took half a second at every start. */
async function registerAssets(app: FastifyInstance, folders: string[]): Promise<void> {
  await app.register(fastifyStatic, {
    ...fileOptions,
    root: folders,
    prefix: "/assets/",
    decorateReply: false,
    setHeaders: (reply) => reply.header("cache-control", immutable),
  });
}

/**
 * Fastify trusts no bare number of proxies, because it cannot know that every request comes through them; the operator
 * who sets it does. Hop 0 is the nearest proxy, whose address the connection tells.
 */
function trustProxyOf(trusted: AppOptions["trustProxy"]) {
  return typeof trusted === "number" ? (_address: string, hop: number) => hop < trusted : trusted;
}

/** How often idle connections are closed while the last requests are answered. */
const drainCheckMs = 100;

/**
 * While the server stops, answers say `Connection: close` and a connection whose last answer is sent is closed: one that
 * a client keeps alive would hold the process until the client gives it up. What is not answered in `drainMs` is broken
 * off.
 */
function closeConnectionsWhileDraining(app: FastifyInstance, drainMs: number): void {
  app.addHook("preClose", async () => {
    app.server.prependListener("request", (_request, response) => {
      response.shouldKeepAlive = false;
    });
    const check = setInterval(() => app.server.closeIdleConnections(), drainCheckMs);
    const limit = setTimeout(() => app.server.closeAllConnections(), drainMs);
    app.server.once("close", () => {
      clearInterval(check);
      clearTimeout(limit);
    });
  });
}

/** Tells open pages which release answers, where a page can read it of each request that it has made. */
function releaseHeader(pages: Pages | undefined): Readonly<Record<string, string>> {
  const release = pages?.release;
  return release === undefined ? {} : { "server-timing": `release;desc="${release}"` };
}

async function refuseAddress(): Promise<never> {
  throw new ProblemError("not_found");
}

/** For `onRequest`: an address that nothing answers is refused before its body is read. */
function refuseUnknown({ is404 }: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void {
  done(is404 ? new ProblemError("not_found") : undefined);
}

function registerOperations(api: Api, publicUrl: string): void {
  registerCatalogue(api);
  registerGetWordList(api);
  registerPack(api);
  registerSpeech(api);
  registerSignIn(api);
  registerGoogle(api, { isSecure: publicUrl.startsWith("https:") });
  registerPasskeys(api, { isSecure: publicUrl.startsWith("https:") });
  registerUser(api);
  registerMailAndPassword(api);
  registerPremium(api);
  registerProgress(api);
  registerGetTonight(api);
  registerLists(api);
  registerGetListStart(api);
  registerGenerateList(api);
  registerImportKnown(api);
  registerMakePdf(api);
  registerQuiz(api);
  registerLevelTest(api);
  registerMemory(api);
  registerExports(api);
  registerWatchPlan(api);
  registerReview(api);
  registerMySeries(api);
  registerPolls(api);
  registerContact(api);
  registerConsole(api);
}

/** The HTTP server: API, probes, files and pages. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, publicUrl, rateLimitPerMinute, credentialLimitPerMinute, timeouts = defaultTimeouts } = options;
  const { logStream } = options;
  const app = Fastify({
    logger: {
      level: options.logLevel,
      serializers: { req: (request) => loggedRequest(request.raw) },
      ...(logStream === undefined ? {} : { stream: { write: (line: string) => void logStream.write(line) } }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf(options.trustProxy !== false),
    trustProxy: trustProxyOf(options.trustProxy),
    bodyLimit: smallBody.kb * 1024,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    // Shorter than a stop may take; a proxy must be told to keep its connections for less.
    keepAliveTimeout: 5_000,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkInterval },
    // A keep-alive connection must not delay the end of the process.
    forceCloseConnections: "idle",
    return503OnClosing: true,
    frameworkErrors: (_error, request, reply) =>
      sendProblem(request, reply, new ProblemError("invalid"), services.translate),
  });
  closeConnectionsWhileDraining(app, timeouts.drain);
  const reportUnlisted =
    options.reportUnlisted ?? ((name, code) => app.log.error({ call: name, code }, "refusal that is not listed"));
  const commonHeaders = { ...securityHeadersFor(publicUrl), ...releaseHeader(options.pages) };
  const cache = createResponseCache(responseCacheBytes, () => services.contentVersion.current(), commonHeaders);

  // Another origin can send text/plain without a CORS preflight.
  app.removeContentTypeParser("text/plain");
  addJsonParser(app);
  // handle() parses requests by the operation's schemas.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(createErrorHandler(options.storageFaults, services.translate));
  // Cached responses have these headers already and bypass hooks.
  app.addHook("onSend", async (_request, reply) => {
    for (const [name, value] of Object.entries(commonHeaders)) if (!reply.hasHeader(name)) reply.header(name, value);
  });

  const pageOf = (path: string) => options.pages?.idOf?.(path);
  if (services.tracing !== undefined) traceRequests(app, services.tracing, pageOf);
  tellRequestIds(app);
  if (accessLevels.includes(options.logLevel)) logAccess(app, pageOf);
  services.process.watchCache(cache.figures);
  app.addHook("onResponse", (request, reply, done) => {
    const { url } = request.routeOptions;
    if (url?.startsWith("/api/") && !streamUrls.has(url)) services.process.noteCall(url, reply.elapsedTime);
    done();
  });

  options.prepare?.(app);
  registerProbes(app, services, options.metricsToken);
  const { clientFolder, keptAssetsFolder } = options;
  if (clientFolder !== undefined) await registerFiles(app, clientFolder);
  const ownAssets = clientFolder === undefined ? [] : [path.join(clientFolder, "assets")];
  const keptAssets = keptAssetsFolder === undefined ? [] : [keptAssetsFolder];
  if (ownAssets.length + keptAssets.length > 0) await registerAssets(app, [...ownAssets, ...keptAssets]);
  await app.register(async (limited) => {
    await limited.register(rateLimit, {
      global: false,
      store: rateLimitStoreOf(services.counts),
      max: rateLimitPerMinute,
      timeWindow: 60_000,
      allowList: isInProcess,
      errorResponseBuilder: (_request, context) =>
        Object.assign(new Error("rate limit"), { statusCode: context.statusCode }),
    });
    // Before the hooks of a route, so that requests over the limit cost no session lookup.
    if (rateLimitPerMinute > 0) limited.addHook("onRequest", limited.rateLimit());
    limited.addHook("onRequest", refuseUnknown);
    limited.setNotFoundHandler(refuseAddress);
    limited.addHook("preValidation", refuseUnstorable);
    await registerDocs(limited, publicUrl);
    const limit = (name: string) => limitByAddress(limited, name, credentialLimitPerMinute);
    const limits = { credentials: limit("credentials"), messages: limit("messages") };
    const costLimits = createCostLimits({
      isOn: options.hasCostLimits ?? true,
      counts: services.counts,
      stalledMs: timeouts.stalled ?? defaultStalledMs,
    });
    const shared = { services, cache, commonHeaders };
    registerOperations(createApi(limited, { ...shared, costLimits, limits, reportUnlisted }), publicUrl);
    limited.all("/api/*", { schema: { hide: true }, onRequest: refuseAddress }, refuseAddress);
    registerPdfAddresses(limited, services, options.pages?.pdfs ?? []);
    if (options.pages !== undefined) {
      const movedTitle = (kind: "series" | "movie", url: string) => findMovedTitle(services, kind, url);
      registerPages(limited, {
        pages: options.pages,
        publicUrl,
        cache,
        movedTitle,
        version: () => services.contentVersion.current(),
        now: services.now,
        commonHeaders: commonHeaders,
        renderInTurn: costLimits.renderInTurn,
        listKey: (listUrl) => pageKeyOfList(services, listUrl),
      });
    }
  });
  return app;
}
