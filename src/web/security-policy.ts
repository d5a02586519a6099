import { createHash } from "node:crypto";

const inlineScript = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of one HTML document: nothing but this origin, and the inline scripts that stand in
 * this very document by their hashes. Data blocks (JSON-LD) are never run, so browsers ask for no hash of them.
 */
export function policyOf(html: string): string {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = "", text = "" } = groups ?? {};
    if (/\ssrc=/.test(attributes) || attributes.includes("application/ld+json")) continue;
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(" "),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}
