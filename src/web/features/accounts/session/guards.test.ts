import { expect, test } from "vitest";
import { authStateOf, moveFrom } from "./guards.ts";

const at = (path: string, state: unknown = null) => {
  const { pathname, search, hash } = new URL(path, "https://site.example");
  return { pathname, search, hash, state };
};

test.each([
  ["/hesabim?page=edit", "/auth?authLink=login"],
  ["/en/account", "/en/auth?authLink=login"],
  ["/es/premium/isleniyor", "/es/auth?authLink=login"],
])("a visitor at %s is led to signing in and back after", (path, to) => {
  expect(moveFrom(at(path), false, undefined)).toEqual({ to, state: { returnTo: path }, replace: true });
});

test.each(["/", "/dizi", "/auth?authLink=register", "/iletisim", "/hesabim/aktivasyon/x", "/nowhere"])(
  "a visitor may stay at %s",
  (path) => {
    expect(moveFrom(at(path), false, undefined)).toBeUndefined();
  },
);

test("who is signed in is led away from signing in, to where they wanted to go", () => {
  expect(moveFrom(at("/es/auth?authLink=login"), true, undefined)).toEqual({ to: "/es/account", replace: true });
  const state = { returnTo: "/premium?plan=2" };
  expect(moveFrom(at("/auth", state), true, undefined)).toEqual({ to: "/premium?plan=2", replace: true });
  expect(moveFrom(at("/hesabim"), true, undefined)).toBeUndefined();
  expect(moveFrom(at("/auth#token=x.y.z"), true, undefined)).toBeUndefined();
});

test("a session that has run out leads to signing in from anywhere", () => {
  expect(moveFrom(at("/film"), false, "expired")).toEqual({
    to: "/auth?authLink=login",
    state: { returnTo: "/film", sessionEnd: "expired" },
    replace: false,
  });
});

test("who logs out comes back to nothing", () => {
  const to = "/auth?authLink=login";
  expect(moveFrom(at("/hesabim"), false, "deleted")).toEqual({ to, state: { sessionEnd: "deleted" }, replace: true });
  expect(moveFrom(at("/film"), false, "loggedOut")).toBeUndefined();
});

test.each([
  null,
  "text",
  { returnTo: "https://evil.example" },
  { returnTo: "//evil.example" },
  { returnTo: "/\\evil.example" },
  { returnTo: "javascript:alert(1)" },
  { returnTo: 1, sessionEnd: "other" },
])("a state of %j leads nowhere", (state) => {
  expect(authStateOf(state)).toEqual({});
});
