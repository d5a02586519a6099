import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { type Polls, polls, voteBody } from "../../contract/polls.ts";
import { readPolls, vote } from "../../services/polls/polls.ts";
import type { ApiContext } from "../api-context.ts";
import { localeOf } from "../errors/problem-answer.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { requireUser, security, userOf } from "../session.ts";

/** The calls under /api/Poll. */
export function registerPolls(app: FastifyInstance, { services }: ApiContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(services);
  const common = { tags: ["Poll"], security: security.required };

  /** Votes are shown to those who have voted: who has not is not to follow the crowd. */
  async function present(request: FastifyRequest): Promise<Polls> {
    const locale = localeOf(request);
    return (await readPolls(services, userOf(request).id)).map(({ id, question, options, myVote }) => ({
      id,
      question: question[locale],
      options: options.map(({ votes, ...option }) => ({
        id: option.id,
        text: option.text[locale],
        ...(myVote === null ? {} : { votes }),
      })),
      ...(myVote === null ? {} : { myVote }),
    }));
  }

  routes.get(
    "/api/Poll/GetPolls",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "GetPolls",
        summary: "The open polls, the newest first, in the language of the header",
        querystring: z.strictObject({}),
        response: { 200: polls, ...problemResponses("invalid", "unauthorized") },
      },
    },
    present,
  );

  routes.post(
    "/api/Poll/Vote",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "Vote",
        summary: "Votes, once in each poll",
        body: voteBody,
        response: { 200: polls, ...problemResponses("invalid", "unauthorized", "not_found", "conflict") },
      },
    },
    async (request) => {
      await vote(services, { userId: userOf(request).id, ...request.body });
      return await present(request);
    },
  );
}
