import { expect, test } from "vitest";
import { policyOf } from "./security-policy.ts";

test("allows the document's own inline scripts, each once", () => {
  const html = `<script>alert(1)</script><p><script type="module" async="">alert(1)</script>`;
  // openssl dgst -sha256 -binary <<< … | base64, of "alert(1)" without a line end
  const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  expect(policyOf(html)).toContain(`script-src 'self' ${hash};`);
});

test("hashes the exact text between the tags, with line ends and punctuation", () => {
  expect(policyOf("<script>\na < b && '</p>'\n</script>")).toContain(
    "'sha256-wt/LcLSPBWsZIAWHDMx2g/qZyJQTMo5D8K6zpO29QTg='",
  );
});

test("has no hash of data blocks and files", () => {
  const html = `<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>`;
  expect(policyOf(html)).toContain("script-src 'self';");
});

test("allows the document's own inline styles, for styles only", () => {
  const policy = policyOf("<style>p{color:red}</style>");
  // openssl dgst -sha256 -binary | base64, of "p{color:red}" without a line end
  expect(policy).toContain("; style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=';");
  expect(policy).toContain("script-src 'self';");
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
