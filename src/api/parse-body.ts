import type { FastifyInstance, FastifyRequest } from "fastify";
import { type BodySize, smallBody } from "./costs/body-table.ts";
import { faultOfJson } from "./costs/scan-json.ts";
import { ProblemError } from "./errors/problem-error.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of the route's bodies; `smallBody` unless given. */
    readonly bodySize?: BodySize;
  }
}

/** Parses JSON that is within its route's bounds. Bytes are counted while they arrive, by the route's `bodyLimit`. */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");

  function refuseBeyond(request: FastifyRequest, json: Buffer): void {
    const fault = faultOfJson(json, request.routeOptions.config.bodySize ?? smallBody);
    if (fault === "deep") throw new ProblemError("invalid");
    if (fault === "many") throw new ProblemError("too_large");
  }

  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, json, done) => {
    refuseBeyond(request, json);
    parse(request, json.toString(), done);
  });
}
