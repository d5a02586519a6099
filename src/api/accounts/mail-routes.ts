import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { done, nothing } from "../../contract/accounts/fields.ts";
import { changeMail as changeMailBody, codeOfMail } from "../../contract/accounts/mail.ts";
import { activateMail, sendActivationMail } from "../../services/accounts/activate-mail.ts";
import { changeMail, confirmMailChange } from "../../services/accounts/change-mail.ts";
import type { ApiContext } from "../api-context.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { requireUser, security, userOf } from "../session.ts";

/** The calls under /api/User about the mail address. */
export function registerMailAddress(app: FastifyInstance, { services, limitCredentials }: ApiContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const forUser = [limitCredentials, requireUser(services)];

  routes.post(
    "/api/User/SendActivationMail",
    {
      onRequest: forUser,
      schema: {
        operationId: "SendActivationMail",
        tags: ["User"],
        summary: "Mails a new activation code; three an hour",
        security: security.required,
        body: nothing,
        response: { 202: done, ...problemResponses("invalid", "unauthorized", "conflict") },
      },
    },
    async (request, reply) => {
      await sendActivationMail(services, userOf(request));
      return reply.status(202).send(null);
    },
  );

  routes.post(
    "/api/User/ActivateMail",
    {
      onRequest: limitCredentials,
      schema: {
        operationId: "ActivateMail",
        tags: ["User"],
        summary: "Proves the mail address by the mailed code",
        body: codeOfMail,
        response: { 204: done, ...problemResponses("invalid") },
      },
    },
    async (request, reply) => {
      await activateMail(services, request.body.code);
      return reply.status(204).send(null);
    },
  );

  routes.post(
    "/api/User/ChangeMail",
    {
      onRequest: forUser,
      schema: {
        operationId: "ChangeMail",
        tags: ["User"],
        summary: "Mails a code to the new address and a notice to the old one",
        security: security.required,
        body: changeMailBody,
        response: { 202: done, ...problemResponses("invalid", "unauthorized", "conflict") },
      },
    },
    async (request, reply) => {
      await changeMail(services, userOf(request), request.body);
      return reply.status(202).send(null);
    },
  );

  routes.post(
    "/api/User/ConfirmMailChange",
    {
      onRequest: limitCredentials,
      schema: {
        operationId: "ConfirmMailChange",
        tags: ["User"],
        summary: "Changes the mail address by the mailed code",
        body: codeOfMail,
        response: { 204: done, ...problemResponses("invalid", "conflict") },
      },
    },
    async (request, reply) => {
      await confirmMailChange(services, request.body.code);
      return reply.status(204).send(null);
    },
  );
}
