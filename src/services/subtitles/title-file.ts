import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { genres } from "../../domain/catalogue/genres.ts";
import { licences } from "../../domain/catalogue/licences.ts";
import { fileProblem, UnusableFileError } from "./file-problem.ts";

const text = z.string().trim();

const titleFile = z.strictObject({
  kind: z.enum(["series", "movie"]).optional(),
  name: text.min(1).max(200).optional(),
  year: z.int().min(1870).max(2200).optional(),
  genres: z.array(z.enum(genres)).default([]),
  description: z.strictObject({ tr: text, en: text, es: text }).partial().default({}),
  poster: z
    .url({ protocol: /^https$/ })
    .or(text.startsWith("/"))
    .optional(),
  isPremium: z.boolean().default(false),
  premiumSeasons: z.array(z.int()).default([]),
  showLines: z.boolean().default(false),
  names: z.array(text.min(1)).default([]),
  watchUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional(),
  licence: z.enum(licences).optional(),
  credit: text.min(1).max(300).optional(),
  minutes: z.int().min(1).max(1_000).optional(),
});

/** Settings of the subtitle files in a folder and below. */
export type TitleSettings = z.infer<typeof titleFile>;

export const defaultSettings: TitleSettings = titleFile.parse({});

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Reads a folder's title.json; undefined where there is none. Throws UnusableFileError with what is wrong. */
export async function readTitleFile(folder: string): Promise<TitleSettings | undefined> {
  const file = path.join(folder, "title.json");
  const content = await readIfThere(file);
  if (content === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(content.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new UnusableFileError(fileProblem("title-json", `${file}: ${error instanceof Error ? error.message : ""}`));
  }
  const parsed = titleFile.safeParse(value);
  if (!parsed.success)
    throw new UnusableFileError(fileProblem("title-fields", `${file}:\n${z.prettifyError(parsed.error)}`));
  return parsed.data;
}
