import type { FastifyReply, FastifyRequest } from "fastify";
import { type Client, findLiveSession, type Session } from "../services/accounts/session.ts";
import type { Services } from "../services/services.ts";
import { ProblemError } from "./errors/problem-error.ts";

const sessions = new WeakMap<FastifyRequest, Session>();

const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** Marks a call in the OpenAPI document as one that needs a token, or takes one. */
export const security: Readonly<Record<"required" | "optional", readonly Record<string, string[]>[]>> = {
  required: [{ bearer: [] }],
  optional: [{}, { bearer: [] }],
};

async function readSession(services: Services, request: FastifyRequest, reply: FastifyReply) {
  // What follows depends on who asks, so nobody in between may keep it.
  reply.header("cache-control", "no-store").header("vary", "authorization");
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  const token = bearer.exec(authorization)?.[1];
  const session = token === undefined ? undefined : await findLiveSession(services, token);
  if (session === undefined) throw new ProblemError("unauthorized");
  sessions.set(request, session);
  return session;
}

/** For a route's `onRequest`: only who is signed in gets on, before anything of the request is read. */
export function requireUser(services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if ((await readSession(services, request, reply)) === undefined) throw new ProblemError("unauthorized");
  };
}

/** For a route's `onRequest`: visitors get on too; a token that is not good is still refused. */
export function optionalUser(services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await readSession(services, request, reply);
  };
}

/** The session of a request to a route with `requireUser`. */
export function sessionOf(request: FastifyRequest): Session {
  const session = sessions.get(request);
  if (session === undefined) throw new Error("the route does not require a user");
  return session;
}

/** The person behind a request to a route with `requireUser`. */
export function userOf(request: FastifyRequest): Session["user"] {
  return sessionOf(request).user;
}

/** The person behind a request to a route with `optionalUser`; undefined for visitors. */
export function visitorOf(request: FastifyRequest): Session["user"] | undefined {
  return sessions.get(request)?.user;
}

/** Who asks, as sessions and limits tell devices apart. */
export function clientOf(request: FastifyRequest): Client {
  return { address: request.ip, userAgent: request.headers["user-agent"] ?? "" };
}
