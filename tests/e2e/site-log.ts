import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { readOutbox } from "../factories/outbox.ts";
import { unloggableFile } from "./people.ts";

// After all others, as playwright.config.ts has it: what they did stands in the logs of the sites that they used.

const logFolder = process.env.E2E_LOG_DIR ?? "";

const shortestCode = 16;

/** Addresses of mails, and the codes in their links. */
async function mailed(): Promise<string[]> {
  const mails = await readOutbox(process.env.E2E_DATA_DIR ?? "");
  return mails.flatMap(({ to = [], text = "" }) => {
    const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
    const parts = links.flatMap(({ pathname, searchParams }) => [...pathname.split("/"), ...searchParams.values()]);
    return [...to.map(({ address = "" }) => address), ...parts.filter((part) => part.length >= shortestCode)];
  });
}

test("the logs of the run name nobody", async () => {
  const files = readdirSync(logFolder).filter((file) => file.endsWith(".log"));
  const lines = files.flatMap((file) => readFileSync(path.join(logFolder, file), "utf8").split("\n"));
  expect(lines.filter((line) => line.includes('"msg":"answered"')).length).toBeGreaterThan(0);

  const known = existsSync(unloggableFile) ? readFileSync(unloggableFile, "utf8") : "";
  const unloggable = new Set([...known.split("\n"), ...(await mailed())].filter((text) => text !== ""));
  const named = [...unloggable].flatMap((text) => lines.filter((line) => line.includes(text)));
  const marked = lines.filter((line) => /[\w.+-]@[\w-]+\.(?:org|com|invalid)\b|bearer /i.test(line));
  expect([...new Set([...named, ...marked])]).toEqual([]);
});
