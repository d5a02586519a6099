import { expect, test } from "vitest";
import { authStateOf, guardRedirect } from "./guards.ts";

const at = (path: string, state: unknown = null) => {
  const { pathname, search, hash } = new URL(path, "https://site.example");
  return { pathname, search, hash, state };
};

test.each([
  ["/hesabim?page=edit", "/auth?authLink=login"],
  ["/en/account", "/en/auth?authLink=login"],
  ["/es/premium/isleniyor", "/es/auth?authLink=login"],
])("a visitor at %s is redirected to signing in and back", (path, to) => {
  expect(guardRedirect(at(path), false, undefined)).toEqual({ to, state: { returnTo: path }, replace: true });
});

test.each(["/", "/dizi", "/auth?authLink=register", "/iletisim", "/hesabim/aktivasyon/x", "/nowhere"])(
  "a visitor may stay at %s",
  (path) => {
    expect(guardRedirect(at(path), false, undefined)).toBeUndefined();
  },
);

test("a signed-in user is redirected from signing in to the requested page", () => {
  expect(guardRedirect(at("/es/auth?authLink=login"), true, undefined)).toEqual({ to: "/es/account", replace: true });
  const state = { returnTo: "/premium?plan=2" };
  expect(guardRedirect(at("/auth", state), true, undefined)).toEqual({ to: "/premium?plan=2", replace: true });
  expect(guardRedirect(at("/hesabim"), true, undefined)).toBeUndefined();
  expect(guardRedirect(at("/auth#token=x.y.z"), true, undefined)).toBeUndefined();
});

test("an expired session redirects to signing in from any page", () => {
  expect(guardRedirect(at("/film"), false, "expired")).toEqual({
    to: "/auth?authLink=login",
    state: { returnTo: "/film", sessionEnd: "expired" },
    replace: false,
  });
});

test("logging out leaves no page to return to", () => {
  const to = "/auth?authLink=login";
  expect(guardRedirect(at("/hesabim"), false, "deleted")).toEqual({
    to,
    state: { sessionEnd: "deleted" },
    replace: true,
  });
  expect(guardRedirect(at("/film"), false, "loggedOut")).toBeUndefined();
});

test.each([
  null,
  "text",
  { returnTo: "https://evil.example" },
  { returnTo: "//evil.example" },
  { returnTo: "/\\evil.example" },
  { returnTo: "javascript:alert(1)" },
  { returnTo: 1, sessionEnd: "other" },
])("a state of %j is ignored", (state) => {
  expect(authStateOf(state)).toEqual({});
});
