import { afterAll, beforeAll, expect, test } from "vitest";
import { fewestStatements } from "../../../tests/factories/count-statements.ts";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { publishDrafts } from "../../../tests/factories/publish-drafts.ts";
import type { SignedInUser } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { upload } from "../../../tests/factories/upload.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import { runImports } from "../../services/console/imports/run-imports.ts";

let api: TestApp;
let editor: SignedInUser;

beforeAll(async () => {
  api = await createTestApp({ withLexicon: true });
  editor = await signUpOperator(api, "editor");
});
afterAll(() => api.close());

const report = (call: string, payload: object) =>
  api.app.inject({ method: "POST", url: `/api/WordList/${call}`, payload });

async function get(call: string) {
  return (await api.app.inject({ url: `/api/Admin/${call}`, headers: editor.headers })).json();
}

async function placesOf(search: string) {
  const { rows } = await get(`GetReports?search=${search}`);
  return (await get(`GetReportPlaces?id=${rows[0].id}`)).places;
}

test("a wrong meaning is placed in the list in which it was read, among the headwords around", async () => {
  await publishEpisode(api.database.db, {
    title: { kind: "movie", name: "Elsewhere", combinedUrl: "elsewhere" },
    said: [{ phrase: "gripe", times: [7] }],
  });
  const { title, episodeId } = await publishEpisode(api.database.db, {
    title: { name: "Harbour", combinedUrl: "harbour" },
    said: [
      { phrase: "gripe", times: [754, 900] },
      { phrase: "anchor", times: [750] },
      { phrase: "sailor", times: [757, 2_000] },
      { phrase: "lantern", times: [1_000] },
    ],
  });
  const word = wordId("gripe", "noun");
  await report("ReportMeaning", { wordId: word, type: 2, id: episodeId, text: "yakınma" });
  const place = {
    titleId: title.id,
    title: "Harbour",
    second: 754,
    near: ["anchor", "gripe", "sailor"],
    season: 1,
    episode: 1,
  };
  expect(await placesOf(`[${word}`)).toMatchObject([place]);

  // Beside a player it is read in no list: it is placed in the whole catalogue, in as many statements.
  await report("ReportMeaning", { wordId: word, text: "homurdanma" });
  expect(await placesOf("homurdanma")).toMatchObject([{ title: "Elsewhere" }, { title: "Harbour" }]);
  const statements = async (search: string) => {
    const [row] = (await get(`GetReports?search=${encodeURIComponent(search)}`)).rows;
    return await fewestStatements(() => get(`GetReportPlaces?id=${row.id}`));
  };
  expect(await statements("homurdanma")).toBe(await statements("yakınma"));

  // Hidden from all but its owner: nothing of it is told.
  await api.database.pool.query("update titles set is_private = true where id = $1", [title.id]);
  expect(await placesOf(encodeURIComponent("yakınma"))).toEqual([]);
  await report("ReportMeaning", { wordId: word, type: 1, id: 5, text: "sızlanma" });
  expect(await placesOf(encodeURIComponent("sızlanma"))).toMatchObject([
    { title: "Elsewhere", season: null, second: 7 },
  ]);
});

test("a missing word is placed where an import did not know it", async () => {
  const file = "1\n00:00:41,000 --> 00:00:42,000\nWe heard a gruffle at the door.\n";
  const { id } = (
    await api.app.inject(upload("/api/Admin/UploadSubtitles", editor, { "Noise (2004).srt": file }))
  ).json();
  await runImports(api.services, new AbortController().signal);
  await report("ReportMissingWord", { phrase: "Gruffle" });
  // A draft is shown to nobody.
  expect(await placesOf("gruffle")).toEqual([]);
  await publishDrafts(api, editor, id);
  expect(await placesOf("gruffle")).toMatchObject([{ title: "Noise", season: null, second: 41 }]);
  await report("ReportMissingWord", { phrase: "nowhere" });
  expect(await placesOf("nowhere")).toEqual([]);
  expect((await get("GetReportPlaces?id=999999")).code).toBe("not_found");
});
