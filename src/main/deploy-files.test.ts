import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { operations } from "../contract/operations.ts";
import { settingNames } from "./config.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(path.join(root, name), "utf8");

const environments = z.object({
  services: z.object({
    site: z.object({ environment: z.record(z.string(), z.string()) }),
    migrate: z.object({ environment: z.record(z.string(), z.string()) }),
  }),
});

test("the files of an installation name settings that there are", () => {
  const { site, migrate } = environments.parse(parse(read("compose.yaml"))).services;
  const ofImage = /^ENV (.*)$/m.exec(read("Dockerfile"))?.[1]?.split(" ") ?? [];
  const ofService = /^Environment=(.*)$/m.exec(read("deploy/dizi-okulu.service"))?.[1]?.split(" ") ?? [];
  const named = [...Object.keys(site.environment), ...Object.keys(migrate.environment)].concat(
    [...ofImage, ...ofService].map((pair) => pair.split("=")[0] ?? ""),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !settingNames.includes(name))).toEqual([]);
});

test("image and service start the site as `npm start` does, from what the image has", () => {
  const { scripts } = z.object({ scripts: z.object({ start: z.string() }) }).parse(JSON.parse(read("package.json")));
  const [, variables = "", start = ""] = /^exec env (.*?) (node .*)$/.exec(scripts.start) ?? [];
  const allocator = variables.split(" ").filter((pair) => pair.startsWith("MALLOC_"));
  for (const file of ["Dockerfile", "deploy/dizi-okulu.service"]) {
    expect(read(file).split(/[\s=]/)).toContain("NODE_COMPILE_CACHE");
    expect(read(file).split(/\s|(?<=Environment)=/)).toEqual(expect.arrayContaining(allocator));
  }
  const command: unknown = JSON.parse(/^CMD (.*)$/m.exec(read("Dockerfile"))?.[1] ?? "");
  expect(command).toEqual(start.split(" "));
  expect(read("deploy/dizi-okulu.service")).toContain(`/${start}\n`);
  const copied = [...read("Dockerfile").matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, name]) => name ?? "");
  const made = ["node_modules", "build"];
  expect(copied.filter((name) => !made.includes(name) && !existsSync(path.join(root, name)))).toEqual([]);
});

test("nginx lets the largest upload through", () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(read("deploy/nginx.conf"))?.[1]);
  const largest = Math.max(
    ...Object.values(operations).map((operation) => ("upload" in operation ? (operation.upload?.maxBytes ?? 0) : 0)),
  );
  expect(largest).toBeGreaterThan(0);
  expect(megabytes * 1024 * 1024).toBeGreaterThan(largest);
});
