import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";

/**
 * The headers that keep browsers from guessing, framing and telling on; the same for every answer, so they are asked of
 * helmet once and not per request. Pages carry a policy of their own, with the hashes of their scripts.
 */
export function securityHeadersFor(publicUrl: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const middleware = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"] },
    },
    strictTransportSecurity: publicUrl.startsWith("https:"),
    xFrameOptions: { action: "deny" },
  });
  // helmet only ever sets and removes headers of the answer, whatever was asked.
  middleware({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error;
  });
  return headers;
}
