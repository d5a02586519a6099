import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { beforePaintScript } from "./inline-scripts.ts";

type Visitor = {
  readonly isDark?: string;
  readonly userData?: string;
  readonly adConsent?: string;
  readonly memory?: string;
  readonly systemIsDark?: boolean;
  readonly search?: string;
};

/** Runs the script as a document's head does and answers what it left on the root and the two metas. */
function rootFor({ systemIsDark = false, search = "", ...stored }: Visitor) {
  const dataset: Record<string, string> = {};
  const metas = [{ dataset: { theme: "light" } }, { dataset: { theme: "dark" } }];
  runInNewContext(beforePaintScript(), {
    document: { documentElement: { dataset }, querySelectorAll: () => metas },
    localStorage: { getItem: (key: keyof typeof stored) => stored[key] ?? null },
    location: { search },
    matchMedia: () => ({ matches: systemIsDark }),
  });
  return { theme: dataset.theme, ...dataset, media: metas.map((meta) => ("media" in meta ? meta.media : undefined)) };
}

const bySystem = ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"];

test("without a choice the theme is the system's", () => {
  expect(rootFor({})).toEqual({ theme: "light", media: bySystem });
  expect(rootFor({ systemIsDark: true })).toEqual({ theme: "dark", media: bySystem });
});

test("a choice overrides the system", () => {
  expect(rootFor({ isDark: "true" })).toEqual({ theme: "dark", media: ["not all", "all"] });
  expect(rootFor({ isDark: "false", systemIsDark: true })).toEqual({ theme: "light", media: ["all", "not all"] });
});

test.each(["{", "1", '"true"', ""])("a stored %s is no choice", (isDark) => {
  expect(rootFor({ isDark, systemIsDark: true }).theme).toBe("dark");
});

test("marks which form the sign-in page shows", () => {
  expect(rootFor({ search: "?utm=1&authLink=register" })).toMatchObject({ authLink: "register" });
  for (const search of ["", "?authLink=login", "?authLink=registers"]) {
    expect(rootFor({ search })).not.toHaveProperty("authLink");
  }
});

test("marks signed-in users, free or premium, and no others", () => {
  const session = (userData?: string) => rootFor(userData === undefined ? {} : { userData });
  expect(session('{"token":"x"}')).toMatchObject({ session: "free" });
  expect(session('{"token":"x","isPremium":true}')).toMatchObject({ session: "premium" });
  for (const signedOut of [undefined, "{", "null", "[]", '{"knownList":[1]}', '{"isPremium":true}']) {
    expect(session(signedOut)).not.toHaveProperty("session");
  }
});

test("marks a browser that remembers words", () => {
  expect(rootFor({ memory: "1" })).toMatchObject({ returning: "1" });
  expect(rootFor({})).not.toHaveProperty("returning");
});

test("marks whether any known words are stored, and the level", () => {
  for (const userData of ['{"knownList":[7]}', '{"knownLevel":0,"knownList":[7]}', '{"token":"x","knownList":[7]}']) {
    expect(rootFor({ userData })).toMatchObject({ known: "" });
  }
  expect(rootFor({ userData: '{"knownLevel":2,"knownList":[]}' })).toMatchObject({ known: "2" });
  for (const userData of ["null", "[]", '{"token":"x","knownList":[]}', '{"knownLevel":0}']) {
    expect(rootFor({ userData })).not.toHaveProperty("known");
  }
});

test("marks that ads were refused, and nothing else of the choice", () => {
  expect(rootFor({ adConsent: '{"isAccepted":false,"date":"2026-11-22T10:00:00.000Z"}' })).toMatchObject({
    ads: "refused",
  });
  for (const adConsent of [undefined, '{"isAccepted":true}', "null", "{", "1"]) {
    expect(rootFor(adConsent === undefined ? {} : { adConsent })).not.toHaveProperty("ads");
  }
});

test("without storage the theme is the system's", () => {
  const dataset: Record<string, string> = {};
  runInNewContext(beforePaintScript(), {
    document: { documentElement: { dataset }, querySelectorAll: () => [] },
    location: { search: "" },
    get localStorage() {
      throw new DOMException("no", "SecurityError");
    },
    matchMedia: () => ({ matches: true }),
  });
  expect(dataset).toEqual({ theme: "dark" });
});
