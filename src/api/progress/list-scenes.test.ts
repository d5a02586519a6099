import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "../../../tests/factories/signed-in-user.ts";
import { buildHeadword, publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test("a word that is added from an episode keeps its sense and minute; one that is added alone has neither", async () => {
  const sense = (mean: string) => ({
    tr: [mean],
    es: [mean],
    definition: mean,
    level: 1 as const,
    synonyms: [],
    registers: [],
    pattern: "",
    example: "",
    exampleTr: "",
    exampleEs: "",
    noteTr: "",
    noteEs: "",
  });
  expect(buildHeadword("aisle").phrase).toBe("aisle");
  const said = [{ phrase: "aisle", times: [75, 90], count: 2, meant: [1, 1] }, { phrase: "lamp" }];
  const { episodeId } = await publishEpisode(api.database.db, { said });
  await api.database.pool.query("update words set senses = $1 where phrase = 'aisle'", [
    JSON.stringify([sense("koridor"), sense("reyon")]),
  ]);
  const { headers } = await signUp(api.app);
  const post = (call: string, payload: object) =>
    api.app.inject({ method: "POST", url: `/api/WordList/${call}`, headers, payload });
  const words: { id: number; phrase: string }[] = (
    await api.app.inject({ url: `/api/WordList/GetWordListV2?type=2&id=${episodeId}` })
  ).json();
  const idOf = (phrase: string) => words.find((word) => word.phrase === phrase)?.id;
  const list = (await post("CreateList", { title: "Mine" })).json();
  const from = { type: 2, id: episodeId };
  const added = await post("AddWords", { id: list.id, wordIds: [idOf("aisle")], from });
  expect(added.statusCode, added.body).toBe(200);
  await post("AddWords", { id: list.id, wordIds: [idOf("lamp")] });
  const read = async () =>
    (await api.app.inject({ url: `/api/WordList/GetWordListV2?type=1&id=${list.id}`, headers })).json();
  expect(await read()).toMatchObject([
    { phrase: "aisle", definition: "reyon", times: [75] },
    { phrase: "lamp", times: [] },
  ]);
  await post("ReorderList", { id: list.id, wordIds: [idOf("lamp"), idOf("aisle")] });
  expect((await read())[1]).toMatchObject({ phrase: "aisle", definition: "reyon", times: [75] });
  expect(
    (await post("AddWords", { id: list.id, wordIds: [idOf("lamp")], from: { type: 2, id: 9_999 } })).statusCode,
  ).toBe(404);
});
