import { expect, test } from "vitest";
import { contentWith, movieNamed, seriesNamed } from "../features/catalogue/content.fixture.ts";
import { posterOriginsOf, secureDocument } from "./security-policy.ts";

const policyOf = (html: string, origins?: Parameters<typeof secureDocument>[2]) =>
  secureDocument(html, "r4nd", origins).policy;

test("allows our own inline scripts, each once", () => {
  const html = `<script nonce="r4nd">alert(1)</script><p><script nonce="r4nd" type="module" async="">alert(1)</script>`;
  // openssl dgst -sha256 -binary <<< … | base64, of "alert(1)" without a line end
  const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  expect(policyOf(html)).toContain(`script-src 'self' ${hash};`);
});

test("allows no script or style that was put into a text", () => {
  const html = `<p><script>alert(1)</script><script nonce="">alert(1)</script><style>p{color:red}</style></p>`;
  expect(policyOf(html)).toContain("script-src 'self';");
  expect(policyOf(html)).toContain("style-src 'self';");
});

test("the nonce is taken out of the document", () => {
  const html = `<link nonce="r4nd" href="/a.css"><script nonce="r4nd" src="/a.js"></script>`;
  expect(secureDocument(html, "r4nd").html).toBe(`<link href="/a.css"><script src="/a.js"></script>`);
});

test("hashes the exact text between the tags, with line ends and punctuation", () => {
  expect(policyOf(`<script nonce="r4nd">\na < b && '</p>'\n</script>`)).toContain(
    "'sha256-wt/LcLSPBWsZIAWHDMx2g/qZyJQTMo5D8K6zpO29QTg='",
  );
});

test("has no hash of data blocks and files", () => {
  const html = `<script type="application/ld+json">{"a":1}</script><script nonce="r4nd" src="/a.js"></script>`;
  expect(policyOf(html)).toContain("script-src 'self';");
});

test("allows our own inline styles, for styles only", () => {
  const policy = policyOf(`<style nonce="r4nd">p{color:red}</style>`);
  // openssl dgst -sha256 -binary | base64, of "p{color:red}" without a line end
  expect(policy).toContain("; style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=';");
  expect(policy).toContain("script-src 'self';");
});

test("allows pictures from the origins of posters", () => {
  const pictureOrigins = ["https://posters.example"];
  expect(policyOf("", { pictureOrigins })).toContain("; img-src 'self' data: https://posters.example;");
});

test("allows frames from the origins that a page shows, and from none unless told", () => {
  expect(policyOf("", { frameOrigins: ["https://pay.example"] })).toContain("; frame-src https://pay.example;");
  expect(policyOf("")).not.toContain("frame-src");
});

test("posters are allowed from the origins that the catalogue names, each once", () => {
  const at = (posterUrl: string) => ({ posterUrl });
  const catalogue = contentWith({
    seriesList: [seriesNamed("Drawn")],
    movieList: [
      movieNamed("One", at("https://posters.example/1.jpg")),
      movieNamed("Two", at("https://posters.example/2.jpg?x=;script-src *")),
      movieNamed("Three", at("https://other.example:8443/3.jpg")),
    ],
  });
  expect(posterOriginsOf(catalogue)).toEqual(["https://posters.example", "https://other.example:8443"]);
  expect(posterOriginsOf(undefined)).toEqual([]);
});

test("forbids everything else", () => {
  const policy = policyOf("");
  for (const part of ["default-src 'self'", "style-src 'self'", "object-src 'none'", "base-uri 'none'"]) {
    expect(policy.split("; ")).toContain(part);
  }
  for (const part of ["frame-ancestors 'none'", "form-action 'self'", "connect-src 'self'", "img-src 'self' data:"]) {
    expect(policy.split("; ")).toContain(part);
  }
  expect(policy).not.toContain("unsafe");
});
