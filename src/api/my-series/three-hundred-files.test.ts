import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bringer, createBringer, numberedSubtitle } from "../../../tests/factories/brought-series.ts";
import { signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { zipFile } from "../../../tests/factories/zip-file.ts";

let api: TestApp;
let me: Bringer;

beforeAll(async () => {
  api = await createTestApp({ withLexicon: true, hasCostLimits: false });
  const person = await signUp(api.app);
  await api.database.pool.query("update users set premium_type = 3 where username = $1", [person.username]);
  me = createBringer(api, person);
});
afterAll(() => api.close());

const two = (number: number) => String(number).padStart(2, "0");

/** Thirty seasons of ten, the last of them only numbered, every third file in UTF-16; and what archives should not have. */
function threeHundred(): Record<string, Buffer | string> {
  const files: Record<string, Buffer | string> = {};
  for (let at = 0; at < 300; at += 1) {
    const [season, number] = [Math.floor(at / 10) + 1, (at % 10) + 1];
    // The last is the first again.
    const text = numberedSubtitle(at === 299 ? 0 : at);
    const name = season < 30 ? `The Quay/The Quay S${two(season)}E${two(number)}.srt` : `${at}.srt`;
    files[name] = at % 3 === 0 ? Buffer.from(`\uFEFF${text}`, "utf16le") : text;
  }
  return files;
}

test("three hundred files of one archive are read, and become thirty seasons", async () => {
  const uploadId = await me.bring({ "all.zip": zipFile(threeHundred()) });
  const { isDone, files, proposal } = await me.watch(uploadId);
  expect([isDone, files.length]).toEqual([true, 300]);
  expect(files.filter(({ state }: { state: string }) => state !== "read")).toEqual([]);
  const doubles = files.filter(({ sameAs }: { sameAs: number | null }) => sameAs !== null);
  expect(doubles).toHaveLength(1);
  expect(proposal).toMatchObject({ kind: "series", title: "The Quay", isClear: false });
  const unplaced = files.filter(({ guess }: { guess: { episode: number | null } }) => guess.episode === null);
  expect(unplaced.map(({ name }: { name: string }) => name)).toContain("298.srt");
  expect(unplaced).toHaveLength(10);
  type Row = { file: number; guess: { season: number | null; episode: number | null } };
  const rows = files.map(({ file, guess }: Row, at: number) => ({
    file,
    season: guess.season ?? 30,
    episode: guess.episode ?? at + 1,
  }));
  const answer = await me.post("MySeries/Arrange", { uploadId, title: "The Quay", kind: "series", rows });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().seasons).toHaveLength(30);
  const { left } = (await me.get("MySeries/GetTitles")).json();
  expect(left).toEqual({ titles: 39, episodes: 1_200, filesPerDay: 300 });
});
