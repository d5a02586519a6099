import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type APIRequestContext, test } from "@playwright/test";
import { subtitleText } from "../factories/subtitle-text.ts";
import { makePremiumCode } from "./operators.ts";
import { signUp } from "./people.ts";
import { expect } from "./site-test.ts";

export type Files = Readonly<Record<string, string | Buffer>>;

/** Writes files, some in folders, and answers the folder that they are in. */
export async function written(files: Files): Promise<string> {
  const root = test.info().outputPath(randomUUID());
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return root;
}

const numbers = Array.from({ length: 10 }, (_, index) => index + 1);

/** Ten small episodes of our own words. */
export const season = (name: string): Files =>
  Object.fromEntries(
    numbers.map((number) => [
      `${name}/S01E${String(number).padStart(2, "0")}.srt`,
      subtitleText({ words: 200, seed: number }),
    ]),
  );

/** What the browser of somebody who has signed up keeps. */
export async function member(request: APIRequestContext, isPremium = false) {
  const { userData } = await signUp(request);
  if (isPremium) {
    const headers = { authorization: `Bearer ${userData.token}` };
    const data = { code: await makePremiumCode(request, 1) };
    expect((await request.post("/api/Premium/RedeemCode", { headers, data })).ok()).toBe(true);
  }
  return { ...userData, isPremium, knownList: [] };
}

type BroughtTitle = {
  readonly id: number;
  readonly combinedUrl: string;
  /** Of a series. */
  readonly seasons: readonly { readonly episodes: readonly { readonly id: number }[] }[];
};

/** Makes a title of one subtitle of somebody's, by the API. */
export async function bringOne(
  request: APIRequestContext,
  { token }: { readonly token: string },
  {
    title,
    kind,
    words = 200,
    seed = 1,
  }: {
    readonly title: string;
    readonly kind: "series" | "movie";
    readonly words?: number;
    readonly seed?: number;
  },
): Promise<BroughtTitle> {
  const headers = { authorization: `Bearer ${token}` };
  const buffer = Buffer.from(subtitleText({ words, seed }));
  const multipart = { file: { name: `${title}.srt`, mimeType: "text/plain", buffer } };
  const sent = await request.post("/api/MySeries/Upload", { headers, multipart });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { uploadId } = await sent.json();
  // Its last event comes when the file is read.
  await request.get(`/api/MySeries/Watch?uploadId=${uploadId}`, { headers });
  const place = kind === "series" ? { season: 1, episode: 1 } : { season: null, episode: null };
  const data = { uploadId, title, kind, rows: [{ file: 1, ...place }] };
  const arranged = await request.post("/api/MySeries/Arrange", { headers, data });
  expect(arranged.ok(), await arranged.text()).toBe(true);
  return await arranged.json();
}
