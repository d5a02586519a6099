import type { FastifyRequest } from "fastify";
import { type Locale, localeOfHeader } from "../domain/locale/locale.ts";
import type { Client } from "../services/accounts/session.ts";

/** The `lang` header, or the page's own choice of it; several values are as good as an unknown one. */
export function localeOf(request: FastifyRequest): Locale {
  const header = request.headers.lang;
  return localeOfHeader(Array.isArray(header) ? header.join() : header);
}

/** Who asks, as sessions and limits tell devices apart. */
export function clientOf(request: FastifyRequest): Client {
  return { address: request.ip, userAgent: request.headers["user-agent"] ?? "" };
}
