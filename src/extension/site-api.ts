import type { z } from "zod";
import type { OperationName, Operations } from "../contract/operations.ts";
import { siteUrl } from "./site-url.ts";

/** The site refused a call; what is 401 has ended the session. */
export class SiteError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The site answered ${status}.`);
    this.status = status;
  }
}

/** Calls that need no more than their name. */
type PlainOperation = OperationName & `${"Login" | "Memory" | "MySeries" | "WordList"}/${string}`;

type SiteCall<Name extends PlainOperation> = {
  readonly token?: string | undefined;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: z.input<Operations[Name]["body"]>;
  readonly lang?: string;
};

/**
 * Calls the site's API: a POST with a body, else a GET.
 *
 * @throws {SiteError} where it refuses; TypeError where it cannot be reached
 */
export async function callSite<Name extends PlainOperation>(
  name: Name,
  { token, body, query, lang }: SiteCall<Name>,
): Promise<z.output<Operations[Name]["answer"]>> {
  const headers = new Headers({ "content-type": "application/json" });
  if (lang !== undefined) headers.set("lang", lang);
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  const path = name === "MySeries/GetMyTitles" ? "MySeries/GetTitles" : name;
  const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
  const answer = await fetch(`${siteUrl}/api/${path}${search}`, {
    headers,
    // The site's own session in this browser is another one.
    credentials: "omit",
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new SiteError(answer.status);
  return JSON.parse((await answer.text()) || "null");
}
