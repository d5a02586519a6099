import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedIn } from "../../contract/accounts/account.ts";
import {
  confirmGoogleAuth,
  googleCallback,
  registerWithThirdPartyToken,
  startGoogle as startGoogleQuery,
} from "../../contract/accounts/google.ts";
import { finishGoogle, startGoogle } from "../../services/accounts/google-flow.ts";
import { logInWithGoogle } from "../../services/accounts/google-log-in.ts";
import { registerWithGoogle } from "../../services/accounts/google-register.ts";
import type { ApiContext } from "../api-context.ts";
import { localeOf } from "../errors/problem-answer.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { clientOf } from "../session.ts";
import { createGoogleCookie, sealedOf } from "./google-cookie.ts";
import { presentSignedIn } from "./present-account.ts";

/** Sign-in with Google: the way there and back in a browser, and the calls that take an ID token. */
export function registerGoogle(
  app: FastifyInstance,
  { services, limitCredentials }: ApiContext,
  { isSecure }: { isSecure: boolean },
): void {
  const cookie = createGoogleCookie({ isSecure });
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    "/api/Login/StartGoogle",
    {
      schema: {
        operationId: "StartGoogle",
        tags: ["Login"],
        summary: "Leads a browser to Google",
        querystring: startGoogleQuery,
        response: { 302: z.null().describe("To Google"), ...problemResponses("invalid", "not_found") },
      },
    },
    async (request, reply) => cookie.sendStep(reply, await startGoogle(services, request.query.returnTo)),
  );

  routes.get(
    "/api/Login/GoogleCallback",
    {
      schema: {
        operationId: "GoogleCallback",
        tags: ["Login"],
        summary: "Where Google leads a browser back to",
        querystring: googleCallback,
        response: {
          302: z.null().describe("To the sign-in page; in its fragment token or error, and returnTo"),
          ...problemResponses("not_found"),
        },
      },
    },
    async (request, reply) => {
      const query = new URLSearchParams(request.url.split("?")[1] ?? "");
      return cookie.sendStep(reply, await finishGoogle(services, query, sealedOf(request)));
    },
  );

  routes.get(
    "/api/Login/ConfirmGoogleAuth",
    {
      onRequest: limitCredentials,
      schema: {
        operationId: "ConfirmGoogleAuth",
        tags: ["Login"],
        summary: "Signs in by an ID token of Google",
        querystring: confirmGoogleAuth,
        response: { 200: signedIn, ...problemResponses("invalid", "not_found", "google.unknown_mail", "conflict") },
      },
    },
    async (request, reply) => {
      const shown = { token: request.query.token, sealed: sealedOf(request) };
      const answer = await logInWithGoogle(services, shown, clientOf(request));
      cookie.forget(reply);
      return reply.header("cache-control", "no-store").send(presentSignedIn(answer, services.now()));
    },
  );

  routes.post(
    "/api/Register/RegisterWithThirdPartyToken",
    {
      onRequest: limitCredentials,
      schema: {
        operationId: "RegisterWithThirdPartyToken",
        tags: ["Register"],
        summary: "Makes an account for a Google account and signs it in",
        body: registerWithThirdPartyToken,
        response: { 200: signedIn, ...problemResponses("invalid", "not_found", "conflict") },
      },
    },
    async (request, reply) => {
      const { token, clientType, username, mailConsent } = request.body;
      const shown = { token, sealed: sealedOf(request) };
      const registration = { ...shown, clientType, username, mailConsent, language: localeOf(request) };
      const answer = await registerWithGoogle(services, registration, clientOf(request));
      cookie.forget(reply);
      return reply.header("cache-control", "no-store").send(presentSignedIn(answer, services.now()));
    },
  );
}
