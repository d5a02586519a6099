import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";

/**
 * Headers against MIME sniffing, framing and leaking referrers. They are the same for every response, so helmet is run
 * once and not per request. Pages have a content security policy of their own, with the hashes of their scripts.
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
  // helmet only sets and removes headers of the response and reads nothing of the request.
  middleware({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error;
  });
  // helmet has no such header: nothing of ours uses them, and nothing that is put into our pages may.
  headers["permissions-policy"] = "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()";
  return headers;
}
