import { afterEach, expect, test } from "vitest";
import { earn } from "../../../tests/factories/earned-points.ts";
import { signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { week } from "../../contract/progress/points.ts";

const now = "2026-05-20T12:00:00Z";
const withinTheWeek = "2026-05-13T12:00:01Z";
const before = "2026-05-13T11:59:59Z";

let api: TestApp;
afterEach(() => api.close());

/** A site on which so many people each answered a question right within the week. */
async function openSite(learners: number) {
  api = await createTestApp({ services: { now: () => new Date(now) } });
  const people = [];
  for (let count = 0; count < learners; count += 1) people.push(await signUp(api.app));
  for (const person of people) await earn(api.database, person, 10, withinTheWeek);
  return people;
}

async function readWeek() {
  const response = await api.app.inject({ url: "/api/Home/GetWeek" });
  expect(response.statusCode).toBe(200);
  return week.strict().parse(response.json());
}

test("the answers of seven days are counted, with who gave them and their words", async () => {
  const [first] = await openSite(5);
  if (first === undefined) throw new Error("nobody has signed up");
  await earn(api.database, first, 10, now);
  await earn(api.database, first, 10, before);
  expect(await readWeek()).toEqual({ learners: 5, answers: 6, words: 1 });
  await earn(api.database, first, 10, now);
  expect(await readWeek()).toEqual({ learners: 5, answers: 6, words: 1 });
});

test("of fewer than five people nothing is told", async () => {
  await openSite(4);
  expect(await readWeek()).toEqual({ learners: 0, answers: 0, words: 0 });
});
