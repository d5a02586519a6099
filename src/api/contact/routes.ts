import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { done } from "../../contract/accounts/fields.ts";
import { sendMessage as sendMessageBody } from "../../contract/contact.ts";
import { sendMessage } from "../../services/contact/send-message.ts";
import type { ApiContext } from "../api-context.ts";
import { problemResponses } from "../errors/problem-responses.ts";

/** The call under /api/Contact. */
export function registerContact(app: FastifyInstance, { services, limitMessages }: ApiContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    "/api/Contact/SendMessage",
    {
      onRequest: limitMessages,
      schema: {
        operationId: "SendMessage",
        tags: ["Contact"],
        summary: "Writes to the operator",
        body: sendMessageBody,
        response: { 202: done, ...problemResponses("invalid") },
      },
    },
    async (request, reply) => {
      const { website, ...message } = request.body;
      // Who fills in what people do not see is told the same.
      if (website === "") await sendMessage(services, message);
      return reply.status(202).send(null);
    },
  );
}
