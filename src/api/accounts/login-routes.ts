import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { signedIn } from "../../contract/accounts/account.ts";
import { done, nothing } from "../../contract/accounts/fields.ts";
import { loginWithCredentials } from "../../contract/accounts/login.ts";
import { logIn } from "../../services/accounts/log-in.ts";
import { endAllSessions, endSession } from "../../services/accounts/session.ts";
import type { ApiContext } from "../api-context.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { clientOf, requireUser, security, sessionOf } from "../session.ts";
import { presentSignedIn } from "./present-account.ts";

/** The calls under /api/Login but for Google's. */
export function registerLogin(app: FastifyInstance, { services, limitCredentials }: ApiContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    "/api/Login/LoginWithCredentials",
    {
      onRequest: limitCredentials,
      schema: {
        operationId: "LoginWithCredentials",
        tags: ["Login"],
        summary: "Signs in by username or mail address",
        body: loginWithCredentials,
        response: { 200: signedIn, ...problemResponses("invalid", "login.wrong") },
      },
    },
    async (request, reply) => {
      const answer = await logIn(services, request.body, clientOf(request));
      return reply.header("cache-control", "no-store").send(presentSignedIn(answer, services.now()));
    },
  );

  routes.post(
    "/api/Login/Logout",
    {
      onRequest: requireUser(services),
      schema: {
        operationId: "Logout",
        tags: ["Login"],
        summary: "Ends this session",
        security: security.required,
        body: nothing,
        response: { 204: done, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request, reply) => {
      await endSession(services, sessionOf(request));
      return reply.status(204).send(null);
    },
  );

  routes.post(
    "/api/Login/LogoutEverywhere",
    {
      onRequest: requireUser(services),
      schema: {
        operationId: "LogoutEverywhere",
        tags: ["Login"],
        summary: "Ends all sessions of the account, this one too",
        security: security.required,
        body: nothing,
        response: { 204: done, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request, reply) => {
      await endAllSessions(services, sessionOf(request));
      return reply.status(204).send(null);
    },
  );
}
