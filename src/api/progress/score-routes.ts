import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { calendar, calendarQuery, leaderboard, leaderboardQuery, pointData } from "../../contract/progress/points.ts";
import { streakTarget } from "../../domain/progress/streak.ts";
import { readLeaderboard } from "../../services/progress/read-leaderboard.ts";
import { readCalendar, readPoints } from "../../services/progress/read-points.ts";
import type { ApiContext } from "../api-context.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { optionalUser, requireUser, security, userOf, visitorOf } from "../session.ts";

/** The calls under /api/Score. */
export function registerScore(app: FastifyInstance, { services }: ApiContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const tags = ["Score"];

  routes.get(
    "/api/Score/GetPointData",
    {
      onRequest: requireUser(services),
      schema: {
        operationId: "GetPointData",
        tags,
        summary: "The person's points, streak and place",
        security: security.required,
        querystring: z.strictObject({}),
        response: { 200: pointData, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request) => ({ ...(await readPoints(services, userOf(request))), streakTarget }),
  );

  routes.get(
    "/api/Score/GetCalendar",
    {
      onRequest: requireUser(services),
      schema: {
        operationId: "GetCalendar",
        tags,
        summary: "The days of a year on which the person earned points, by the days of their time zone",
        security: security.required,
        querystring: calendarQuery,
        response: { 200: calendar, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request) => await readCalendar(services, userOf(request).id, request.query.year),
  );

  routes.get(
    "/api/Score/GetLeaderboard",
    {
      onRequest: optionalUser(services),
      schema: {
        operationId: "GetLeaderboard",
        tags,
        summary: "The first hundred of a month, and the place of who asks",
        security: security.optional,
        querystring: leaderboardQuery,
        response: { 200: leaderboard, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request) => {
      const { month, isFrozen, rows, me } = await readLeaderboard(services, visitorOf(request), request.query.month);
      return { month, isFrozen, rows: [...rows], ...(me && { me }) };
    },
  );
}
