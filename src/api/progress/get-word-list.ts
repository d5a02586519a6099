import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { lockedWordList, wordList, wordListQuery, wordListTypes } from "../../contract/lexicon/word-list.ts";
import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { readWordList, type WordListSource } from "../../services/catalogue/read-word-list.ts";
import { type PersonalList, readOwnList, readSharedList } from "../../services/progress/read-list.ts";
import { seesPremium, type Viewer } from "../../services/progress/viewer.ts";
import { jsonAnswer } from "../answers/json-answer.ts";
import { sendRepresentation } from "../answers/send-representation.ts";
import type { ApiContext } from "../api-context.ts";
import { presentWords } from "../catalogue/present-words.ts";
import { sourceOfType } from "../catalogue/source-of-type.ts";
import { problemBody } from "../errors/problem-answer.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { optionalUser, security, visitorOf } from "../session.ts";

const previewLength = 20;

/** Ends the making of an answer that would be kept for everyone: the list is not for everyone. */
class LockedListError extends Error {
  readonly words: readonly ListedWord[];

  constructor(words: readonly ListedWord[]) {
    super("the list is locked");
    this.words = words;
  }
}

/** GET /api/WordList/GetWordListV2: lists of the catalogue, the same for everyone, and people's own. */
export function registerGetWordList(app: FastifyInstance, { services, answers }: ApiContext): void {
  async function sendPublic(
    request: FastifyRequest,
    reply: FastifyReply,
    source: WordListSource,
    query: { readonly type: number; readonly MeanLanguageType: number },
  ) {
    const key = `GetWordListV2 ${query.type} ${source.id} ${query.MeanLanguageType}`;
    const answer = await answers.get(key, async () => {
      const list = await readWordList(services, source);
      if (list === undefined) throw new ProblemError("not_found");
      if (list.isPremium) throw new LockedListError(list.words);
      return jsonAnswer(presentWords(list.words, query.MeanLanguageType));
    });
    // The same for everyone, so that whoever asks with a token may keep it too.
    reply.removeHeader("cache-control").removeHeader("vary");
    return await sendRepresentation(request, reply, answer);
  }

  function sendPreview(request: FastifyRequest, reply: FastifyReply, words: readonly ListedWord[], meaning: number) {
    const preview = presentWords(words.slice(0, previewLength), meaning);
    const body = { ...problemBody(request, "premium.required"), preview, total: words.length };
    return reply.status(403).header("cache-control", "no-store").type("application/problem+json").send(body);
  }

  function findPersonal(viewer: Viewer | undefined, type: number, id: string): Promise<PersonalList | undefined> {
    if (type === wordListTypes.shared) return readSharedList(services, viewer, id);
    if (viewer === undefined) throw new ProblemError("unauthorized");
    return readOwnList(services, viewer, Number(id));
  }

  app.withTypeProvider<ZodTypeProvider>().get(
    "/api/WordList/GetWordListV2",
    {
      onRequest: optionalUser(services),
      schema: {
        operationId: "GetWordListV2",
        tags: ["WordList"],
        summary:
          "The words said in an episode, a season, a series or a movie, most frequent first; those of an own, shared or generated list in its order",
        security: security.optional,
        querystring: wordListQuery,
        response: {
          200: wordList,
          ...problemResponses("invalid", "unauthorized", "not_found"),
          403: {
            description: "Premium Required, with the first words",
            content: { "application/problem+json": { schema: lockedWordList } },
          },
        },
      },
    },
    async (request, reply) => {
      const { type, id, MeanLanguageType } = request.query;
      const viewer = visitorOf(request);
      const source = sourceOfType(type, Number(id));
      if (source === undefined) {
        const list = await findPersonal(viewer, type, id);
        if (list === undefined) throw new ProblemError("not_found");
        if (list.isLocked) return sendPreview(request, reply, list.words, MeanLanguageType);
        return presentWords(list.words, MeanLanguageType);
      }
      try {
        return await sendPublic(request, reply, source, request.query);
      } catch (error) {
        if (!(error instanceof LockedListError)) throw error;
        if (seesPremium(viewer, services.now())) return presentWords(error.words, MeanLanguageType);
        return sendPreview(request, reply, error.words, MeanLanguageType);
      }
    },
  );
}
