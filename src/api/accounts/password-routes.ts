import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { done } from "../../contract/accounts/fields.ts";
import {
  changePassword as changePasswordBody,
  requestPasswordReset as requestBody,
  resetPassword as resetBody,
} from "../../contract/accounts/password.ts";
import { changePassword } from "../../services/accounts/change-password.ts";
import { requestPasswordReset, resetPassword } from "../../services/accounts/reset-password.ts";
import type { ApiContext } from "../api-context.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { clientOf, requireUser, security, sessionOf } from "../session.ts";

/** The calls under /api/User about passwords. */
export function registerPasswords(app: FastifyInstance, { services, limitCredentials }: ApiContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    "/api/User/ChangePassword",
    {
      onRequest: [limitCredentials, requireUser(services)],
      schema: {
        operationId: "ChangePassword",
        tags: ["User"],
        summary: "Sets a new password and ends all other sessions",
        security: security.required,
        body: changePasswordBody,
        response: { 204: done, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request, reply) => {
      await changePassword(services, sessionOf(request), request.body);
      return reply.status(204).send(null);
    },
  );

  routes.post(
    "/api/User/RequestPasswordReset",
    {
      onRequest: limitCredentials,
      schema: {
        operationId: "RequestPasswordReset",
        tags: ["User"],
        summary: "Mails a code to who has the address; the answer does not tell whether anybody has",
        body: requestBody,
        response: { 202: done, ...problemResponses("invalid") },
      },
    },
    async (request, reply) => {
      await requestPasswordReset(services, request.body.mail);
      return reply.status(202).send(null);
    },
  );

  routes.post(
    "/api/User/ResetPassword",
    {
      onRequest: limitCredentials,
      schema: {
        operationId: "ResetPassword",
        tags: ["User"],
        summary: "Sets a new password by the mailed code and ends all sessions",
        body: resetBody,
        response: { 204: done, ...problemResponses("invalid") },
      },
    },
    async (request, reply) => {
      await resetPassword(services, request.body, clientOf(request));
      return reply.status(204).send(null);
    },
  );
}
