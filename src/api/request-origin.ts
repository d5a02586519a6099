import type { FastifyRequest } from "fastify";
import { type Locale, localeOfHeader } from "../domain/locale/locale.ts";
import type { Client } from "../services/accounts/client.ts";

/** The language of the `lang` header; several values count as an unknown one. */
export function localeOf(request: FastifyRequest): Locale {
  const header = request.headers.lang;
  return localeOfHeader(Array.isArray(header) ? header.join() : header);
}

/** The device, as sessions and limits of attempts tell devices apart. */
export function clientOf(request: FastifyRequest): Client {
  return { address: request.ip, userAgent: request.headers["user-agent"] ?? "" };
}

/** The value of a cookie. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
