import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { z } from "zod";
import { type Access, type Operation, problemCodesOf } from "../contract/operation.ts";
import { type OperationName, type Operations, operations, type ProblemCodeOf } from "../contract/operations.ts";
import type { ProblemCode } from "../contract/problem.ts";
import type { Locale } from "../domain/locale/locale.ts";
import type { Client } from "../services/accounts/client.ts";
import type { Services } from "../services/services.ts";
import { type CommonHeaders, jsonResponse } from "./cache/cached-response.ts";
import type { ResponseCache } from "./cache/response-cache.ts";
import { sendCached } from "./cache/send-cached.ts";
import { bodySizeOf } from "./costs/body-table.ts";
import type { CallLimits, CostLimits } from "./costs/cost-limits.ts";
import { costs } from "./costs/cost-table.ts";
import { refusalOf } from "./errors/error-handler.ts";
import { fieldProblemsOf } from "./errors/field-problems.ts";
import { type ProblemDetails, ProblemError } from "./errors/problem-error.ts";
import type { RequestHook } from "./request-hooks.ts";
import { clientOf, localeOf } from "./request-origin.ts";
import { routeSchemaOf } from "./route-schema.ts";
import { type Callers, callerOf, sessionHooks, userIdOf } from "./session.ts";

/** The argument of a handler: the parsed parts of the request, and the user. */
export type CallContext<Name extends OperationName> = Callers[Operations[Name]["access"]] & {
  readonly params: z.output<Operations[Name]["params"]>;
  readonly query: z.output<Operations[Name]["query"]>;
  readonly body: z.output<Operations[Name]["body"]>;
  readonly locale: Locale;
  readonly client: Client;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** By the table of costs. */
  readonly limits: CallLimits;
  /** Makes an error to throw, with a code that the operation lists. */
  problem(code: ProblemCodeOf<Name>, details?: ProblemDetails): ProblemError;
};

/** Returned by a handler that has sent the response itself. */
export const sent = Symbol("sent");

export type Handler<Name extends OperationName> = (
  context: CallContext<Name>,
) => Promise<z.input<Operations[Name]["answer"]> | typeof sent>;

/** What each area registers its handlers with. */
export type Api = {
  readonly services: Services;
  readonly cache: ResponseCache;
  /** Of every response; cached ones bypass the hook that sets them. */
  readonly commonHeaders: CommonHeaders;
  /** Registers the route of an operation. */
  handle<Name extends OperationName>(name: Name, handler: Handler<Name>): void;
};

type ApiOptions = {
  readonly services: Services;
  readonly cache: ResponseCache;
  readonly commonHeaders: CommonHeaders;
  readonly costLimits: CostLimits;
  /** For `onRequest`. */
  readonly limits: Readonly<Record<NonNullable<Operation["limit"]>, RequestHook>>;
  /** Called for a refusal that the operation does not list, which clients therefore do not expect. */
  readonly reportUnlisted: (name: OperationName, code: ProblemCode) => void;
};

function parse<Op extends Operation, Part extends "params" | "query" | "body">(
  operation: Op,
  part: Part,
  value: unknown,
): z.output<Op[Part]> {
  const { success, data, error } = z.safeParse(operation[part], value);
  if (!success) throw new ProblemError("invalid", { fields: fieldProblemsOf(error) });
  return data;
}

function accessOf<Op extends Operation>(operation: Op): Op["access"] {
  return operation.access;
}

const isForEveryone = (access: Access) => access === "public" || access === "optional" || access === "user";

function addRoute(app: FastifyInstance, { upload, isRaw }: Operation, route: RouteOptions): void {
  if (isRaw) {
    // In a scope of its own too: every other call takes bodies of the types that it understands alone.
    app.register(async (raw) => {
      raw.removeAllContentTypeParsers();
      raw.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
      raw.route(route);
    });
    return;
  }
  if (upload === undefined) {
    app.route(route);
    return;
  }
  // In a scope of its own, so that no other call parses multipart bodies.
  app.register(async (forms) => {
    const { maxBytes: fileSize, maxFiles: files = 1 } = upload;
    const limits = { fileSize, files, fields: 10, fieldSize: 1_000, parts: files + 10 };
    await forms.register(multipart, { limits, preservePath: files > 1 });
    forms.route(route);
  });
}

/** Registers routes from the table of operations. */
export function createApi(app: FastifyInstance, options: ApiOptions): Api {
  const { services, cache, costLimits, limits, reportUnlisted } = options;

  return {
    services,
    cache,
    commonHeaders: options.commonHeaders,
    handle(name, handler) {
      const operation = operations[name];
      const facts: Operation = operation;
      const { method, path = name, access, limit, isCached, status, contentType, upload } = facts;
      const listed = new Set(problemCodesOf(facts));

      const cost = costs[name];
      const contextOf = (request: FastifyRequest, reply: FastifyReply): CallContext<typeof name> => ({
        ...callerOf(accessOf(operation), request),
        limits: costLimits.of(name, userIdOf(request), request, reply),
        params: parse(operation, "params", request.params),
        query: parse(operation, "query", request.query),
        body: parse(operation, "body", request.body ?? null),
        locale: localeOf(request),
        client: clientOf(request),
        request,
        reply,
        problem: (code: ProblemCode, details?: ProblemDetails) => new ProblemError(code, details),
      });

      const { tracing } = services;
      const answer: Handler<typeof name> =
        tracing === undefined ? handler : (context) => tracing.inSpan(name, {}, () => handler(context));

      async function answerTo(context: CallContext<typeof name>) {
        try {
          await context.limits.countDaily();
          if (cost === undefined || cost.takesTurnsItself) return await answer(context);
          return await context.limits.inTurn(() => answer(context));
        } catch (error) {
          const code = refusalOf(error)?.code;
          if (code !== undefined && !listed.has(code)) reportUnlisted(name, code);
          throw error;
        }
      }

      /** What only a new answer needs is not made for one that is kept. */
      async function sendFromCache(request: FastifyRequest, reply: FastifyReply) {
        const key = `${name} ${JSON.stringify(parse(operation, "query", request.query))}`;
        const produce = async () => jsonResponse(await answerTo(contextOf(request, reply)));
        await sendCached(request, reply, await cache.get(key, produce));
        return reply;
      }

      const bodySize = bodySizeOf(name);
      const bodyLimit = bodySize.kb * 1024;
      // Whoever works in the console has passed a second factor.
      const isLimited = isForEveryone(access) && method === "POST";
      const countBytes: RequestHook = async (request) => costLimits.countBytes(request, upload?.maxBytes ?? bodyLimit);

      addRoute(app, facts, {
        method,
        bodyLimit,
        config: { bodySize },
        url: `/api/${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
        schema: routeSchemaOf(name, facts),
        onRequest: [
          ...(limit === undefined ? [] : [limits[limit]]),
          ...sessionHooks(services, facts),
          ...(isLimited ? [countBytes] : []),
        ],
        handler: async (request, reply) => {
          if (isCached) return await sendFromCache(request, reply);
          const context = contextOf(request, reply);
          const body = await answerTo(context);
          if (body === sent) return reply;
          if (contentType !== undefined) reply.type(contentType);
          if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
          return reply.status(status).send(body);
        },
      });
    },
  };
}
