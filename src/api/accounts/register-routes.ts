import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { signedIn } from "../../contract/accounts/account.ts";
import { registerWithCredentials } from "../../contract/accounts/register.ts";
import { register } from "../../services/accounts/register.ts";
import type { ApiContext } from "../api-context.ts";
import { localeOf } from "../errors/problem-answer.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { clientOf } from "../session.ts";
import { presentSignedIn } from "./present-account.ts";

/** The calls under /api/Register but for Google's. */
export function registerRegistration(app: FastifyInstance, { services, limitCredentials }: ApiContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    "/api/Register/RegisterWithCredentials",
    {
      onRequest: limitCredentials,
      schema: {
        operationId: "RegisterWithCredentials",
        tags: ["Register"],
        summary: "Makes an account and signs it in; a mail with the activation code is sent",
        body: registerWithCredentials,
        response: { 200: signedIn, ...problemResponses("invalid", "conflict") },
      },
    },
    async (request, reply) => {
      const { username, mail, password, mailConsent, timeZone } = request.body;
      const registration = { username, mail, password, mailConsent, timeZone, language: localeOf(request) };
      const answer = await register(services, registration, clientOf(request));
      return reply.header("cache-control", "no-store").send(presentSignedIn(answer, services.now()));
    },
  );
}
