import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bringer, createBringer, subtitle } from "../../../tests/factories/brought-series.ts";
import { signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

let api: TestApp;
let farmer: Bringer;
let names = "";
let time = Date.now();

beforeAll(async () => {
  api = await createTestApp({ withLexicon: true, hasCostLimits: false, services: { now: () => new Date(time) } });
  const person = await signUp(api.app);
  names = person.username;
  farmer = createBringer(api, person);
});
afterAll(() => api.close());

/** Plays a question of a list, right, and tells what it paid. */
async function playOne(source: object): Promise<number> {
  const started = (
    await farmer.post("Quiz/StartQuiz", { source, methods: ["test-phrase-definition"], tour: true })
  ).json();
  const { tourId } = started.tour;
  const asked = (await farmer.post("Quiz/NextQuestion", { tourId })).json();
  const words = (await farmer.get(`WordList/GetWordListV2?type=3&id=${(source as { id: number }).id}`)).json();
  const word = words.find(({ phrase }: { phrase: string }) => phrase === asked.item.question);
  // What is answered in no time at all earns nothing.
  time += 4_000;
  const answer = { tourId, questionId: asked.questionId, answer: word.definition };
  const answered = (await farmer.post("Quiz/Answer", answer)).json();
  expect(answered.isRight, JSON.stringify([asked, answered])).toBe(true);
  return answered.points;
}

test("words of whatever titles one has brought count under one list, as those of generated lists do", async () => {
  const farm = (extra: string) =>
    subtitle("The chandelier, the anchor, the umbrella, the suitcase.", `The lighthouse, the basement, the ${extra}.`);
  const titles = [
    await farmer.bringSeries("Farm A", [farm("funeral")]),
    await farmer.bringSeries("Farm B", [farm("ladder")]),
  ];
  let earned = 0;
  for (const title of titles) earned += await playOne({ type: 3, id: title.seasons[0].id });
  expect(earned).toBeGreaterThan(0);
  const { rows } = await api.database.pool.query(
    "select list, points from play_lists join users on users.id = user_id where username = $1",
    [names],
  );
  expect(rows).toEqual([{ list: "own", points: earned }]);
});
