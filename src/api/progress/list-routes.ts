import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { done } from "../../contract/accounts/fields.ts";
import * as contract from "../../contract/progress/lists.ts";
import {
  addWords,
  deleteList,
  removeListWords,
  renameList,
  reorderList,
  shareList,
} from "../../services/progress/change-list.ts";
import { createList } from "../../services/progress/create-list.ts";
import { readOwnLists } from "../../services/progress/read-list.ts";
import type { ApiContext } from "../api-context.ts";
import { presentWords } from "../catalogue/present-words.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { requireUser, security, userOf } from "../session.ts";
import { presentChanged, presentList } from "./present-list.ts";

/** The calls about a person's own lists. */
export function registerOwnLists(app: FastifyInstance, { services }: ApiContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(services);
  const common = { tags: ["WordList"], security: security.required };
  const problems = problemResponses("invalid", "unauthorized", "not_found");

  routes.get(
    "/api/WordList/GetUserLists",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "GetUserLists",
        summary: "The person's own lists, without the known list",
        querystring: contract.userListsQuery,
        response: { 200: contract.userLists, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request) => {
      const { includeWords, MeanLanguageType } = request.query;
      const lists = await readOwnLists(services, userOf(request).id, includeWords);
      return lists.map(({ words, ...list }) => ({
        ...presentList(list),
        ...(words === undefined ? {} : { words: presentWords(words, MeanLanguageType) }),
      }));
    },
  );

  routes.post(
    "/api/WordList/CreateList",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "CreateList",
        summary: "Makes a list, empty or as a copy of a shared or generated one; free users have four at most",
        body: contract.createList,
        response: {
          200: contract.userList,
          ...problemResponses("invalid", "unauthorized", "premium.required", "not_found", "conflict"),
        },
      },
    },
    async (request) => presentList(await createList(services, userOf(request), request.body)),
  );

  routes.post(
    "/api/WordList/RenameList",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "RenameList",
        summary: "Gives a list another title",
        body: contract.renameList,
        response: { 200: contract.userList, ...problems },
      },
    },
    async (request) => {
      const { id, title } = request.body;
      return presentList(await renameList(services, userOf(request).id, id, title));
    },
  );

  routes.post(
    "/api/WordList/ShareList",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "ShareList",
        summary: "Lets whoever has a list's address see it, or nobody any more",
        body: contract.shareList,
        response: { 200: contract.userList, ...problems },
      },
    },
    async (request) => {
      const { id, isShared } = request.body;
      return presentList(await shareList(services, userOf(request).id, id, isShared));
    },
  );

  routes.post(
    "/api/WordList/DeleteList",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "DeleteList",
        summary: "Deletes a list for good",
        body: contract.deleteList,
        response: { 204: done, ...problems },
      },
    },
    async (request, reply) => {
      await deleteList(services, userOf(request).id, request.body.id);
      return reply.status(204).send(null);
    },
  );

  routes.post(
    "/api/WordList/ReorderList",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "ReorderList",
        summary: "Puts the named words first, in their order",
        body: contract.reorderList,
        response: { 200: contract.userList, ...problems },
      },
    },
    async (request) => {
      const { id, wordIds } = request.body;
      return presentList(await reorderList(services, userOf(request).id, id, wordIds));
    },
  );

  routes.post(
    "/api/WordList/AddWords",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "AddWords",
        summary: "Puts words at the end of a list, by their ids or as they are written",
        body: contract.changeWords,
        response: {
          200: contract.changedWords,
          ...problemResponses("invalid", "unauthorized", "not_found", "conflict"),
        },
      },
    },
    async (request) => {
      const { id, ...words } = request.body;
      return presentChanged(await addWords(services, userOf(request).id, id, words));
    },
  );

  routes.post(
    "/api/WordList/RemoveWords",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "RemoveWords",
        summary: "Takes words out of a list",
        body: contract.changeWords,
        response: { 200: contract.changedWords, ...problems },
      },
    },
    async (request) => {
      const { id, ...words } = request.body;
      return presentChanged(await removeListWords(services, userOf(request).id, id, words));
    },
  );
}
