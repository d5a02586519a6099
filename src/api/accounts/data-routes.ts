import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { deleteAccount as deleteAccountBody } from "../../contract/accounts/delete-account.ts";
import { exportedData } from "../../contract/accounts/export-data.ts";
import { done } from "../../contract/accounts/fields.ts";
import { deleteAccount } from "../../services/accounts/delete-account.ts";
import { exportData } from "../../services/accounts/export-data.ts";
import type { ApiContext } from "../api-context.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { requireUser, security, userOf } from "../session.ts";
import { sealedOf } from "./google-cookie.ts";
import { presentExport } from "./present-export.ts";

/** The calls under /api/User by which a person takes everything along, or leaves. */
export function registerPersonalData(app: FastifyInstance, { services, limitCredentials }: ApiContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    "/api/User/ExportData",
    {
      onRequest: requireUser(services),
      schema: {
        operationId: "ExportData",
        tags: ["User"],
        summary: "Everything that is held about the person",
        security: security.required,
        querystring: z.strictObject({}),
        response: { 200: exportedData, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request, reply) => {
      const exported = await exportData(services, userOf(request).id);
      reply.header("content-disposition", 'attachment; filename="dizi-okulu.json"');
      return presentExport(exported);
    },
  );

  routes.post(
    "/api/User/DeleteAccount",
    {
      onRequest: [limitCredentials, requireUser(services)],
      schema: {
        operationId: "DeleteAccount",
        tags: ["User"],
        summary: "Erases the account for good; its password or a Google token proves who asks",
        security: security.required,
        body: deleteAccountBody,
        response: { 204: done, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request, reply) => {
      const { password = "", googleToken } = request.body;
      const google = googleToken === undefined ? undefined : { token: googleToken, sealed: sealedOf(request) };
      await deleteAccount(services, userOf(request), google === undefined ? { password } : { google });
      return reply.status(204).send(null);
    },
  );
}
