import type { IncomingMessage } from "node:http";
import rateLimit from "@fastify/rate-limit";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Services } from "../services/services.ts";
import { registerPersonalData } from "./accounts/data-routes.ts";
import { registerGoogle } from "./accounts/google-routes.ts";
import { registerLogin } from "./accounts/login-routes.ts";
import { registerMailAddress } from "./accounts/mail-routes.ts";
import { registerPasswords } from "./accounts/password-routes.ts";
import { registerRegistration } from "./accounts/register-routes.ts";
import { registerUser } from "./accounts/user-routes.ts";
import { createAnswerCache } from "./answers/answer-cache.ts";
import { registerLevelCounts } from "./catalogue/level-counts.ts";
import { registerLexiconWords } from "./catalogue/lexicon-words.ts";
import { registerHome } from "./catalogue/routes.ts";
import { registerContact } from "./contact/routes.ts";
import { registerDocs } from "./docs/register-docs.ts";
import { createErrorHandler, type StorageFaults } from "./errors/error-handler.ts";
import { sendProblem } from "./errors/problem-answer.ts";
import { isInProcess } from "./in-process.ts";
import { registerSpeech } from "./lexicon/speech-routes.ts";
import { limitByAddress } from "./limit-by-address.ts";
import { type Pages, registerPages } from "./pages/routes.ts";
import { registerPolls } from "./polls/routes.ts";
import { registerProbes } from "./probes/routes.ts";
import { registerCoverage } from "./progress/coverage-routes.ts";
import { registerGenerateList } from "./progress/generate-list.ts";
import { registerGetWordList } from "./progress/get-word-list.ts";
import { registerKnownWords } from "./progress/known-routes.ts";
import { registerListInfo } from "./progress/list-info.ts";
import { registerOwnLists } from "./progress/list-routes.ts";
import { registerScore } from "./progress/score-routes.ts";
import { registerPlay } from "./quiz/routes.ts";
import { refuseUnstorable } from "./refuse-unstorable.ts";
import { securityHeadersFor } from "./security-headers.ts";

export type AppOptions = {
  readonly services: Services;
  readonly storageFaults: StorageFaults;
  readonly pages?: Pages;
  /** Folder of the built client; its files are served with their compressed twins. */
  readonly clientFolder?: string | undefined;
  /** Called before any route is made, for what must see every request first. */
  readonly prepare?: (app: FastifyInstance) => void;
  readonly publicUrl: string;
  /** By address; 0 switches the limit off. */
  readonly rateLimitPerMinute: number;
  /** The same, for calls that take passwords, codes and the like. */
  readonly credentialLimitPerMinute: number;
  readonly metricsToken?: string | undefined;
  readonly trustProxy: boolean | string;
  readonly logLevel: string;
  /** Where lines of the log go; the standard output unless told. */
  readonly logStream?: { write(line: string): void } | undefined;
  readonly patience?: Patience;
};

const bodyLimitBytes = 1024 * 1024;
const answerCacheBytes = 256 * 1024 * 1024;

/** How long a reader may take before its connection is closed, in milliseconds. */
export type Patience = {
  readonly headers: number;
  readonly request: number;
  readonly silence: number;
  /** How often connections are looked at. */
  readonly interval: number;
};

/** Fastify's defaults would leave slow clients open without end. */
const usualPatience: Patience = { headers: 15_000, request: 30_000, silence: 60_000, interval: 5_000 };

/** A token in an address must not reach the log; the path alone is enough to find a fault. */
function loggedRequest({ method, url }: IncomingMessage) {
  return { method, path: url?.split("?")[0] };
}

async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = file.includes("/assets/");
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
}

/** The whole HTTP side of the product: API, probes, files and pages. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, publicUrl, rateLimitPerMinute, credentialLimitPerMinute, patience = usualPatience } = options;
  const app = Fastify({
    logger: {
      level: options.logLevel,
      serializers: { req: (request) => loggedRequest(request.raw) },
      ...(options.logStream === undefined ? {} : { stream: options.logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit: bodyLimitBytes,
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    keepAliveTimeout: 20_000,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.interval },
    // A connection that is kept alive must not hold up the end of the process.
    forceCloseConnections: "idle",
    return503OnClosing: true,
    frameworkErrors: (_error, request, reply) => sendProblem(request, reply, "invalid"),
  });
  const securityHeaders = securityHeadersFor(publicUrl);
  const answers = createAnswerCache(answerCacheBytes, () => services.contentVersion.current(), securityHeaders);

  // A form of another origin could send this kind of body without asking; JSON it cannot.
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(createErrorHandler(options.storageFaults));
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, "not_found"));
  // Kept answers carry these already and do not pass here.
  app.addHook("onSend", async (_request, reply) => {
    for (const [name, value] of Object.entries(securityHeaders)) if (!reply.hasHeader(name)) reply.header(name, value);
  });

  options.prepare?.(app);
  registerProbes(app, services, options.metricsToken);
  if (options.clientFolder !== undefined) await registerFiles(app, options.clientFolder);
  await app.register(async (limited) => {
    await limited.register(rateLimit, {
      global: false,
      max: rateLimitPerMinute,
      timeWindow: 60_000,
      allowList: isInProcess,
      errorResponseBuilder: (_request, context) =>
        Object.assign(new Error("rate limit"), { statusCode: context.statusCode }),
    });
    // Before the hooks of a route: who asks too often is not even looked up.
    if (rateLimitPerMinute > 0) limited.addHook("onRequest", limited.rateLimit());
    limited.addHook("preValidation", refuseUnstorable);
    const limitCredentials = limitByAddress(limited, credentialLimitPerMinute);
    const limitMessages = limitByAddress(limited, credentialLimitPerMinute);
    const context = { services, answers, limitCredentials, limitMessages };
    await registerDocs(limited, publicUrl);
    registerHome(limited, context);
    registerLevelCounts(limited, context);
    registerGetWordList(limited, context);
    registerLexiconWords(limited, context);
    registerLogin(limited, context);
    registerRegistration(limited, context);
    registerGoogle(limited, context, { isSecure: publicUrl.startsWith("https:") });
    registerUser(limited, context);
    registerPasswords(limited, context);
    registerMailAddress(limited, context);
    registerPersonalData(limited, context);
    registerContact(limited, context);
    registerSpeech(limited, context);
    registerKnownWords(limited, context);
    registerOwnLists(limited, context);
    registerListInfo(limited, context);
    registerCoverage(limited, context);
    await registerGenerateList(limited, context);
    registerPlay(limited, context);
    registerScore(limited, context);
    registerPolls(limited, context);
    limited.all("/api/*", { schema: { hide: true } }, (request, reply) => sendProblem(request, reply, "not_found"));
    if (options.pages !== undefined) registerPages(limited, { pages: options.pages, publicUrl, answers });
  });
  return app;
}
