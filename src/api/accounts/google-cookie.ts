import type { FastifyReply, FastifyRequest } from "fastify";
import type { Step } from "../../services/accounts/google-flow.ts";

const name = "do_google";

/** What the browser keeps of its sign-in with Google. */
export function sealedOf(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

export type GoogleCookie = {
  /** When the sign-in is done, or has come to nothing. */
  forget(reply: FastifyReply): void;
  sendStep(reply: FastifyReply, step: Step): FastifyReply;
};

/**
 * A cookie that is sent with calls of the API alone, never with a page, for pages are the same for everyone; Lax, for
 * Google leads back from another site.
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
    sendStep(reply, { location, keeps, failure }) {
      if (failure !== undefined) reply.log.warn(failure);
      if (keeps === "nothing") forget(reply);
      else if (keeps !== undefined) set(reply, keeps.sealed, keeps.until);
      return reply.header("cache-control", "no-store").redirect(location, 302);
    },
  };
}
