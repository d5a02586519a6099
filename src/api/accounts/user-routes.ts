import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { premiumStatus, profile } from "../../contract/accounts/account.ts";
import { preferences } from "../../contract/accounts/preferences.ts";
import { updateProfile as updateProfileBody } from "../../contract/accounts/update-profile.ts";
import { readUserPreferences, saveUserPreferences } from "../../services/accounts/preferences.ts";
import { updateProfile } from "../../services/accounts/update-profile.ts";
import type { ApiContext } from "../api-context.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { requireUser, security, userOf } from "../session.ts";
import { presentPreferences, presentPremium, presentProfile } from "./present-account.ts";

/** The calls under /api/User that read and change what stands in the account. */
export function registerUser(app: FastifyInstance, { services }: ApiContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(services);
  const common = { tags: ["User"], security: security.required };
  const query = z.strictObject({});

  routes.get(
    "/api/User/GetProfile",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "GetProfile",
        summary: "What the account says of its person",
        querystring: query,
        response: { 200: profile, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request) => presentProfile(userOf(request), services.now()),
  );

  routes.post(
    "/api/User/UpdateProfile",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "UpdateProfile",
        summary: "Changes what is named; a time zone once a week",
        body: updateProfileBody,
        response: { 200: profile, ...problemResponses("invalid", "unauthorized", "conflict") },
      },
    },
    async (request) => {
      const user = await updateProfile(services, userOf(request), request.body);
      return presentProfile(user, services.now());
    },
  );

  routes.get(
    "/api/User/GetPremiumStatusV2",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "GetPremiumStatusV2",
        summary: "Whether the person is premium now, and until when",
        querystring: query,
        response: { 200: premiumStatus, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request) => presentPremium(userOf(request), services.now()),
  );

  routes.get(
    "/api/User/Preferences",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "GetPreferences",
        summary: "What the person chose for quizzes",
        querystring: query,
        response: { 200: preferences, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request) => presentPreferences(await readUserPreferences(services, userOf(request).id)),
  );

  routes.post(
    "/api/User/Preferences",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "SetPreferences",
        summary: "Keeps what the person chose for quizzes, in the place of what was there",
        body: preferences,
        response: { 200: preferences, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request) => {
      await saveUserPreferences(services, userOf(request).id, request.body.userPreferences);
      return request.body;
    },
  );
}
