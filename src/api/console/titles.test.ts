import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import type { SignedInUser } from "../../../tests/factories/signed-in-user.ts";
import { type EpisodeOverrides, publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { upload } from "../../../tests/factories/upload.ts";
import type { Content } from "../../contract/catalogue.ts";
import type { ManagedTitle } from "../../contract/console/titles.ts";

let api: TestApp;
let editor: SignedInUser;

beforeAll(async () => {
  api = await createTestApp();
  editor = await signUpOperator(api, "editor");
});
afterAll(() => api.close());

const post = (call: string, payload: object) =>
  api.app.inject({ method: "POST", url: `/api/Admin/${call}`, headers: editor.headers, payload });

const get = async (query: string): Promise<{ rows: ManagedTitle[]; next: string | null }> =>
  (await api.app.inject({ url: `/api/Admin/GetTitles?${query}`, headers: editor.headers })).json();

const content = async (): Promise<Content> => (await api.app.inject({ url: "/api/Home/GetContent" })).json();

const wanted = (overrides: object) => ({
  kind: "series",
  name: "A Title",
  year: null,
  genres: [],
  description: { tr: "", en: "", es: "" },
  isPremium: false,
  showLines: true,
  watchUrl: null,
  ...overrides,
});

async function publish(name: string, overrides: Omit<EpisodeOverrides, "title"> = {}) {
  const combinedUrl = name.toLowerCase().replaceAll(" ", "-");
  return await publishEpisode(api.database.db, { title: { name, combinedUrl }, ...overrides });
}

test("one title alone is asked for by its number", async () => {
  const { title } = await publish("One Alone");
  const { rows, next } = await get(`id=${title.id}`);
  expect([rows.map(({ name }) => name), next]).toEqual([["One Alone"], null]);
  expect((await get("id=2000000000")).rows).toEqual([]);
});

test("a title is changed, and what people see with it; a new version makes all processes serve it", async () => {
  const { title } = await publish("Sea Road");
  const { version } = await content();
  const change = { id: title.id, name: "Sea Road", year: 2001, genres: ["drama"], watchUrl: "https://watch.example/1" };
  const rights = { licence: "cc-by-3.0", credit: "A Company" };
  const saved = await post(
    "SaveTitle",
    wanted({ ...change, ...rights, premiumSeasons: [1], description: { tr: "a", en: "b", es: "c" } }),
  );
  expect(saved.json()).toMatchObject({
    ...rights,
    year: 2001,
    combinedUrl: "sea-road",
    isPublished: true,
    episodes: 1,
  });
  const now = await content();
  expect(now.version).toBe(version + 1);
  expect(now.seriesList.find(({ id }) => id === title.id)).toMatchObject({
    year: 2001,
    genres: ["drama"],
    watchUrl: "https://watch.example/1",
    ...rights,
    seasons: [{ seasonNumber: 1, isPremium: true }],
  });
});

test("a title is made and is not seen before it has an episode", async () => {
  const made = (await post("SaveTitle", wanted({ kind: "movie", name: "Made Here", year: 1999 }))).json();
  expect(made).toMatchObject({ combinedUrl: "made-here", isPublished: false, episodes: 0 });
  expect((await content()).movieList.map(({ id }) => id)).not.toContain(made.id);
  const again = await post("SaveTitle", wanted({ kind: "movie", name: "MADE here", year: 1999 }));
  expect([again.statusCode, again.json().errors[0].code]).toEqual([409, "name.taken"]);
});

test("a new name gives a new address that nobody has or had, and the old one leads there; back again it is as before", async () => {
  const { title } = await publish("First Name");
  const rename = async (id: number, name: string) => (await post("SaveTitle", wanted({ id, name }))).json();
  expect(await rename(title.id, "Second Name")).toMatchObject({
    combinedUrl: "second-name",
    formerUrls: ["first-name"],
  });
  // Another title does not get the address that leads to this one.
  const other = (await post("SaveTitle", wanted({ name: "First Name" }))).json();
  expect(other.combinedUrl).toBe("first-name-2");
  await post("DeleteTitle", { id: other.id });
  expect(await rename(title.id, "First Name")).toMatchObject({
    combinedUrl: "first-name",
    formerUrls: ["second-name"],
  });
});

test("example lines go when a title no longer allows them", async () => {
  const { title, episodeId } = await publish("Lines", { said: [{ phrase: "rope", line: "Take the rope." }] });
  await post("SaveTitle", wanted({ id: title.id, name: "Lines", showLines: false }));
  const { rows } = await api.database.pool.query("select line from episode_words where episode_id = $1", [episodeId]);
  expect(rows).toEqual([{ line: null }]);
});

test("a hidden title is nowhere, and is back whole when it is shown again", async () => {
  const { title, episodeId } = await publish("Hide Me");
  const words = () => api.app.inject({ url: `/api/WordList/GetWordListV2?type=2&id=${episodeId}` });
  expect((await words()).statusCode).toBe(200);
  expect((await post("HideTitle", { id: title.id, isHidden: true })).statusCode).toBe(204);
  expect((await content()).seriesList.map(({ id }) => id)).not.toContain(title.id);
  expect((await words()).statusCode).toBe(404);
  expect((await get("search=hide me&isHidden=true")).rows).toMatchObject([{ id: title.id, isPublished: false }]);
  await post("HideTitle", { id: title.id, isHidden: false });
  expect((await content()).seriesList.map(({ id }) => id)).toContain(title.id);
  expect((await words()).statusCode).toBe(200);
});

test("a deleted title is gone with its words", async () => {
  const { title, episodeId } = await publish("Delete Me");
  expect((await post("DeleteTitle", { id: title.id })).statusCode).toBe(204);
  expect((await api.app.inject({ url: `/api/WordList/GetWordListV2?type=2&id=${episodeId}` })).statusCode).toBe(404);
  const { rows } = await api.database.pool.query("select * from episode_words where episode_id = $1", [episodeId]);
  expect(rows).toEqual([]);
  expect((await post("DeleteTitle", { id: title.id })).statusCode).toBe(404);
});

test.each(["newest", "name"])("titles are found and paged by %s without a gap", async (sort) => {
  for (const name of ["Paged c", "paged B", "Paged a", "100% Paged_"]) await post("SaveTitle", wanted({ name }));
  const names: string[] = [];
  let cursor = "";
  do {
    const page = await get(`search=paged&sort=${sort}&limit=2${cursor}`);
    names.push(...page.rows.map(({ name }) => name));
    cursor = page.next === null ? "" : `&cursor=${page.next}`;
  } while (cursor !== "");
  const expected = {
    newest: ["100% Paged_", "Paged a", "paged B", "Paged c"],
    name: ["100% Paged_", "Paged a", "paged B", "Paged c"],
  };
  expect(names).toEqual(expected[sort as "newest" | "name"]);
  expect((await get("search=%25 Paged_")).rows).toHaveLength(1);
  for (const { id } of (await get("search=paged")).rows) await post("DeleteTitle", { id });
});

const picture = (format: "png" | "jpeg" | "avif", width = 1_000) =>
  sharp({ create: { width, height: 1_500, channels: 3, background: { r: 20, g: 80, b: 160 } } })
    .withMetadata({ exif: { IFD0: { Copyright: "somebody" } } })
    .toFormat(format)
    .toBuffer();

test.each(["png", "jpeg", "avif"] as const)(
  "a %s poster is encoded anew, smaller and without its metadata, and served from here",
  async (format) => {
    const { title } = await publish(`Poster ${format}`);
    const form = upload(`/api/Admin/UploadPoster?id=${title.id}`, editor, { "poster.txt": await picture(format) });
    const { posterUrl } = (await api.app.inject(form)).json<{ posterUrl: string }>();
    const served = await api.app.inject({ url: posterUrl });
    expect(served.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": expect.stringContaining("immutable"),
    });
    const { format: kept, width, exif } = await sharp(served.rawPayload).metadata();
    expect({ kept, width, exif }).toEqual({ kept: "webp", width: 800, exif: undefined });
    expect((await content()).seriesList.find(({ id }) => id === title.id)?.posterUrl).toBe(posterUrl);
  },
);

test.each([
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), 400],
  [
    "an SVG, which could have scripts",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    400,
  ],
  ["half a picture", "half", 400],
  ["more than 2 MB", Buffer.alloc(2 * 1024 * 1024 + 1), 413],
])("%s is no poster", async (_name, bytes, status) => {
  const { title } = await publish("No Poster");
  const whole = await picture("jpeg");
  const content = bytes === "half" ? whole.subarray(0, whole.length / 2) : bytes;
  const answer = await api.app.inject(upload(`/api/Admin/UploadPoster?id=${title.id}`, editor, { "a.jpg": content }));
  expect(answer.statusCode).toBe(status);
  if (status === 400) expect(answer.json().errors[0].code).toBe("poster.invalid");
  expect((await get("search=No Poster")).rows[0]?.posterUrl).toBeNull();
});
