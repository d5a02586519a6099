import { createHash } from "node:crypto";

const inlineElement = /<(?<name>script|style)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/\k<name>>/g;

/**
 * The Content-Security-Policy of one HTML document: this origin, and the document's own inline scripts and styles by
 * their hashes. Data blocks (JSON-LD) are not executed and need no hash.
 */
export function policyOf(html: string): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const { groups } of html.matchAll(inlineElement)) {
    const { name, attributes = "", text = "" } = groups ?? {};
    if (/\ssrc=/.test(attributes) || attributes.includes("application/ld+json")) continue;
    const hash = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    hashes[name === "style" ? "style" : "script"].add(hash);
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.script].join(" "),
    ["style-src 'self'", ...hashes.style].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}
