import { type AnswerOf, type BodyOf, type CallName, pathOf, type QueryOf } from "../contract/calls.ts";
import { siteUrl } from "./site-url.ts";

/** The site refused a call; what is 401 has ended the session. */
export class SiteError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The site answered ${status}.`);
    this.status = status;
  }
}

type SiteCall<Name extends CallName> = {
  /** Of the account that is connected; without one the call is of nobody. */
  readonly token?: string;
  readonly query?: QueryOf<Name>;
  readonly body?: BodyOf<Name>;
};

/**
 * Calls the site's API: a POST with a body, else a GET.
 *
 * @throws {SiteError} where it refuses; TypeError where it cannot be reached
 */
export async function callSite<Name extends CallName>(
  name: Name,
  { token, query, body }: SiteCall<Name>,
): Promise<AnswerOf<Name>> {
  const headers = new Headers();
  if (body !== undefined) headers.set("content-type", "application/json");
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  const url = new URL(`${siteUrl}/api/${pathOf(name)}`);
  for (const [field, value] of Object.entries(query ?? {})) url.searchParams.set(field, String(value));
  const answer = await fetch(url, {
    headers,
    // The site's own session in this browser is another one.
    credentials: "omit",
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new SiteError(answer.status);
  // 202 and 204 have no body.
  return JSON.parse((await answer.text()) || "null");
}
