import type { FastifyReply, FastifyRequest } from "fastify";
import type { Access, Operation } from "../contract/operation.ts";
import { isStaff, mayEnter } from "../domain/accounts/role.ts";
import { findLiveSession, type Session } from "../services/accounts/session.ts";
import type { Services } from "../services/services.ts";
import { ProblemError } from "./errors/problem-error.ts";
import type { RequestHook } from "./request-hooks.ts";
import { clientOf } from "./request-origin.ts";

/** The user's part of a handler's context. */
export type Callers = {
  readonly public: object;
  readonly optional: { readonly user: Session["user"] | undefined };
  readonly user: SignedInCaller;
  readonly staff: SignedInCaller;
  readonly operator: SignedInCaller;
  readonly editor: SignedInCaller;
  readonly support: SignedInCaller;
  readonly admin: SignedInCaller;
};

type SignedInCaller = { readonly user: Session["user"]; readonly session: Session };

const sessions = new WeakMap<FastifyRequest, Session>();

const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** The live session of a request's token; undefined without one. */
export async function findSession(services: Services, request: FastifyRequest): Promise<Session | undefined> {
  const token = bearer.exec(request.headers.authorization ?? "")?.[1];
  return token === undefined ? undefined : await findLiveSession(services, token, clientOf(request));
}

async function readSession(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header("vary", "authorization");
  if (request.headers.authorization === undefined) return;
  const session = await findSession(services, request);
  if (session === undefined) throw new ProblemError("unauthorized");
  // A route that knows its answer to be public says so itself.
  reply.header("cache-control", "no-store");
  sessions.set(request, session);
}

/** For `onRequest`: refuses requests without the required token before their bodies are read. */
export function sessionHooks(services: Services, { access, asksAgain }: Operation): RequestHook[] {
  if (access === "public") return [];
  const hook: RequestHook = async (request, reply) => {
    await readSession(services, request, reply);
    if (access === "optional") return;
    const session = sessions.get(request);
    if (session === undefined) throw new ProblemError("unauthorized");
    if (access !== "user") refuseStrangers(session, access);
    if (asksAgain && isSecondFactorOld(session, services.now())) throw new ProblemError("second_factor.again");
  };
  return [hook];
}

/** How long a second factor stands for who sits there, for what harms most. */
const againMs = 5 * 60 * 1000;

function isSecondFactorOld({ secondFactorAt }: Session, now: Date): boolean {
  return secondFactorAt === null || now.getTime() - secondFactorAt.getTime() > againMs;
}

/** For answers that go on: whether the request's session has not been ended since, and may still call this. */
export async function isStillAllowed(
  services: Services,
  request: FastifyRequest,
  access: ConsoleCall,
): Promise<boolean> {
  const session = await findSession(services, request);
  if (session === undefined) return false;
  try {
    refuseStrangers(session, access);
    return true;
  } catch {
    return false;
  }
}

type ConsoleCall = Exclude<Access, "public" | "optional" | "user">;

/** The calls of the console: first the role, so that nobody else learns of the second factor. */
function refuseStrangers({ user: { role }, secondFactorAt }: Session, access: ConsoleCall): void {
  if (access === "staff" ? !isStaff(role) : !mayEnter(role, access)) throw new ProblemError("forbidden");
  if (access !== "staff" && secondFactorAt === null) throw new ProblemError("second_factor.required");
}

function signedInCaller(session: Session | undefined): SignedInCaller {
  if (session === undefined) throw new Error("the route has no session hook");
  return { session, user: session.user };
}

const callers: { readonly [A in Access]: (session: Session | undefined) => Callers[A] } = {
  public: () => ({}),
  optional: (session) => ({ user: session?.user }),
  user: signedInCaller,
  staff: signedInCaller,
  operator: signedInCaller,
  editor: signedInCaller,
  support: signedInCaller,
  admin: signedInCaller,
};

/** The user of a request that has passed the hook. */
export function callerOf<A extends Access>(access: A, request: FastifyRequest): Callers[A] {
  return callers[access](sessions.get(request));
}

/** Undefined for visitors. */
export function userIdOf(request: FastifyRequest): number | undefined {
  return sessions.get(request)?.user.id;
}
