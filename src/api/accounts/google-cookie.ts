import type { FastifyReply, FastifyRequest } from "fastify";
import type { GoogleRedirect } from "../../services/accounts/google-flow.ts";
import { cookieOf } from "../request-origin.ts";

const name = "do_google";

/** The sealed secrets of a sign-in with Google, from the browser's cookie. */
export function sealedOf(request: FastifyRequest): string | undefined {
  return cookieOf(request, name);
}

export type GoogleCookie = {
  /** After a sign-in that succeeded or failed. */
  forget(reply: FastifyReply): void;
  redirect(reply: FastifyReply, redirect: GoogleRedirect): FastifyReply;
};

/**
 * The cookie's path is /api: server HTML is identical for all users and needs none. SameSite is Lax, since the
 * redirect back from Google comes from another site.
 */
export function createGoogleCookie({ isSecure }: { isSecure: boolean }): GoogleCookie {
  const attributes = `Path=/api; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

  function set(reply: FastifyReply, value: string, expires: Date): void {
    reply.header("set-cookie", `${name}=${value}; Expires=${expires.toUTCString()}; ${attributes}`);
  }

  function forget(reply: FastifyReply): void {
    set(reply, "", new Date(0));
  }

  return {
    forget,
    redirect(reply, { location, cookie, failure }) {
      if (failure !== undefined) reply.log.warn(failure);
      if (cookie === "cleared") forget(reply);
      else if (cookie !== undefined) set(reply, cookie.sealed, cookie.expires);
      return reply.header("cache-control", "no-store").redirect(location, 302);
    },
  };
}
