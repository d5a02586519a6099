import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import path from "node:path";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/factories/temporary-folder.ts";
import { createTestApp } from "../../../tests/factories/test-app.ts";

let source: string;
const folder = temporaryFolder();

beforeAll(async () => {
  const api = await createTestApp({ publicUrl: "https://diziokulu.example" });
  source = (await api.app.inject({ url: "/api/openapi.json" })).body;
  await api.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a public linter finds nothing in the document but that three calls only lead elsewhere", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)).toEqual([
    "operation-2xx-response #/paths/~1api~1Login~1StartGoogle/get/responses",
    "operation-2xx-response #/paths/~1api~1Login~1GoogleCallback/get/responses",
    "operation-2xx-response #/paths/~1api~1Premium~1OpenPrize/get/responses",
  ]);
});

test("calls that take files say so", () => {
  const { paths } = JSON.parse(source);
  const bodyOf = (name: string) => paths[`/api/${name}`].post.requestBody.content;
  const file = { type: "string", format: "binary" };
  expect(bodyOf("WordList/GenerateList")["multipart/form-data"].schema.properties.file).toEqual(file);
  expect(bodyOf("WordList/GenerateList")["application/json"]).toBeDefined();
  expect(bodyOf("Admin/UploadPoster")["multipart/form-data"].schema.properties.file).toEqual(file);
  expect(bodyOf("Admin/UploadSubtitles")["multipart/form-data"].schema.properties.file.items).toEqual(file);
});

/** The generator works with TypeScript's API, which version 7 does not have. */
async function generateTypes(): Promise<string> {
  const typescript5 = new URL("../../../tests/factories/typescript-5.ts", import.meta.url).href;
  const hooks = registerHooks({
    resolve: (name, context, next) => next(name === "typescript" ? typescript5 : name, context),
  });
  const { default: generate, astToString } = await import("openapi-typescript");
  hooks.deregister();
  return astToString(await generate(source));
}

const client = `import type { components, paths } from "./schema.ts";

type Answer = paths["/api/Quiz/Answer"]["post"];

export const body: Answer["requestBody"]["content"]["application/json"] = { tourId: "t", questionId: "q", answer: "rope" };
export const trueChoice = (answer: Answer["responses"]["200"]["content"]["application/json"]) => answer.trueChoice;
export const code: components["schemas"]["Problem"]["code"] = "conflict";
// @ts-expect-error a code that no problem has
export const unknown: components["schemas"]["Problem"]["code"] = "conflicting";
`;

test("a client whose types are generated from the document compiles", async () => {
  writeFileSync(path.join(folder, "schema.ts"), await generateTypes());
  writeFileSync(path.join(folder, "client.ts"), client);
  const compiler = path.resolve("node_modules/typescript/bin/tsc");
  const options = ["--noEmit", "--strict", "--allowImportingTsExtensions", "--module", "nodenext"];
  const { stdout, status } = spawnSync(process.execPath, [compiler, ...options, "client.ts"], { cwd: folder });
  expect([stdout.toString(), status]).toEqual(["", 0]);
});
