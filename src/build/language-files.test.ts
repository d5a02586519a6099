import { expect, test } from "vitest";
import { scriptInLanguage } from "./language-files.ts";

test("a script has the texts of one language everywhere", () => {
  const code = "var a=__textOf__(()=>`Kapat`,()=>`Close`,()=>`Cerrar`),b={c:__textOf__(e=>`dizi`+e,f,g)};a()";
  expect(scriptInLanguage(code, "tr")).toBe("var a=(()=>`Kapat`),b={c:(e=>`dizi`+e)};a()");
  expect(scriptInLanguage(code, "en")).toBe("var a=(()=>`Close`),b={c:(f)};a()");
  expect(scriptInLanguage(code, "es")).toBe("var a=(()=>`Cerrar`),b={c:(g)};a()");
});

test("brackets and commas within a text do not end it", () => {
  const code = "x=__textOf__(()=>`a), (b`,e=>{let t=p(`en`,e,{});return t===`one`?`(1,`:`)`},()=>`c`)";
  expect(scriptInLanguage(code, "tr")).toBe("x=(()=>`a), (b`)");
  expect(scriptInLanguage(code, "en")).toBe("x=(e=>{let t=p(`en`,e,{});return t===`one`?`(1,`:`)`})");
});

test("a script imports scripts of its language, and other files from where they are", () => {
  const code = 'f=["assets/words-CcXVQyBf.js","/assets/page-a_B.1.js","/assets/icons-S_R2.svg"]';
  expect(scriptInLanguage(code, "es")).toBe(
    'f=["assets/es/words-CcXVQyBf.js","/assets/es/page-a_B.1.js","/assets/icons-S_R2.svg"]',
  );
});

test("a text without a language fails the build", () => {
  expect(() => scriptInLanguage("x=__textOf__(()=>`a`)", "es")).toThrow("es");
});

test("the router's table has the routes of one language, and the files of those that are fetched ahead", () => {
  const route = (...imports: string[]) => ({ hasLoader: true, hasAction: false, imports });
  const manifest = {
    entry: route("vendor"),
    routes: {
      root: route("vendor", "frame"),
      "tr.home": route("vendor", "cards"),
      "en.home": route("vendor", "frame", "cards"),
      "en.quiz": route("vendor", "stage"),
    },
    version: "1",
  };
  // What is false or empty is left out.
  const left = (imports: object) => ({ hasLoader: true, ...imports });
  const routes = {
    root: left({ imports: ["vendor", "frame"] }),
    "en.home": left({ imports: ["cards"] }),
    "en.quiz": left({}),
  };
  expect(scriptInLanguage(`window.__reactRouterManifest=${JSON.stringify(manifest)};`, "en")).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes })};`,
  );
});
