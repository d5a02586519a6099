import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { premiumStatus, profile } from "../../contract/accounts/account.ts";
import type { ApiContext } from "../api-context.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { requireUser, security, userOf } from "../session.ts";
import { presentPremium, presentProfile } from "./present-account.ts";

/** The calls under /api/User that read and change what stands in the account. */
export function registerUser(app: FastifyInstance, { services }: ApiContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    "/api/User/GetProfile",
    {
      onRequest: requireUser(services),
      schema: {
        operationId: "GetProfile",
        tags: ["User"],
        summary: "What the account says of its person",
        security: security.required,
        querystring: z.strictObject({}),
        response: { 200: profile, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request) => presentProfile(userOf(request), services.now()),
  );

  routes.get(
    "/api/User/GetPremiumStatusV2",
    {
      onRequest: requireUser(services),
      schema: {
        operationId: "GetPremiumStatusV2",
        tags: ["User"],
        summary: "Whether the person is premium now, and until when",
        security: security.required,
        querystring: z.strictObject({}),
        response: { 200: premiumStatus, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request) => presentPremium(userOf(request), services.now()),
  );
}
