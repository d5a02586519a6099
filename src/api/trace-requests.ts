import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Services } from "../services/services.ts";
import { placeOf, quietRoutes } from "./access-log.ts";

type Tracing = NonNullable<Services["tracing"]>;

/** A span for each request but probes, the calls of server rendering as parts of their page's; of nobody, as in the access log. */
export function traceRequests(app: FastifyInstance, tracing: Tracing, pageOf: (path: string) => string | undefined) {
  const spans = new WeakMap<FastifyRequest, ReturnType<Tracing["beginRequest"]>>();
  app.addHook("onRequest", (request, _reply, done) => {
    if (quietRoutes.includes(request.routeOptions.url ?? "")) return done();
    const span = tracing.beginRequest();
    spans.set(request, span);
    span.run(done);
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method, id } = request;
    const { route, page } = placeOf(request, pageOf);
    const place: Readonly<Record<string, string>> =
      page === undefined ? { "http.route": route } : { "site.page": page };
    const status = reply.statusCode;
    const facts = { "http.request.method": method, "http.response.status_code": status, "request.id": id };
    spans.get(request)?.end(`${method} ${page ?? route}`, Object.assign(facts, place), status >= 500);
    done();
  });
}
