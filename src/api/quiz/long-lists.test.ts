import { afterAll, beforeAll, expect, test } from "vitest";
import { countStatements } from "../../../tests/factories/count-statements.ts";
import { quizCalls } from "../../../tests/factories/server-quiz.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { startedQuiz } from "../../contract/quiz.ts";
import { quizLimits } from "../../domain/quiz/quiz-policies.ts";

let api: TestApp;

beforeAll(async () => {
  // Six of one address at once; on a busy machine some would wait for their turn too long.
  api = await createTestApp({ hasCostLimits: false });
  await api.database.pool.query(
    `insert into words (id, phrase, part_of_speech, level, meanings, definition, synonyms, ipa, source)
    select n, 'word' || n, 'noun', 1, jsonb_build_object('tr', array['anlam' || n]), '', '{}', '', 'fallback'
    from generate_series(1, ${quizLimits.words + 1}) as n`,
  );
});
afterAll(() => api.close());

/** A list of the words from one number to another. */
async function makeList({ username }: SignedInUser, first: number, last: number): Promise<number> {
  const { rows } = await api.database.pool.query(
    `with list as (
      insert into word_lists (user_id, title, url, is_shared, created_at)
      select id, 'Long', gen_random_uuid()::text, false, now() from users where username = $1 returning id
    ), filled as (
      insert into list_words (list_id, word_id, position) select list.id, n, n from list, generate_series($2::int, $3::int) n
    ) select id from list`,
    [username, first, last],
  );
  return rows[0].id;
}

async function start(user: SignedInUser, listId: number, lang = "en") {
  return await api.app.inject({
    method: "POST",
    url: "/api/Quiz/StartQuiz",
    headers: { ...user.headers, lang },
    payload: { source: { type: 1, id: listId }, methods: ["test-phrase-mean"] },
  });
}

test("a list that is too long for a quiz is refused in words that say what to do", async () => {
  const user = await signUp(api.app);
  const listId = await makeList(user, 1, quizLimits.words + 1);
  for (const [lang, word] of [
    ["tr", "sezon"],
    ["en", "season"],
    ["es", "temporada"],
  ] as const) {
    const refused = await start(user, listId, lang);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors).toMatchObject([{ code: "quiz.long", message: expect.stringContaining(word) }]);
  }
});

test("several people with long lists keep their words ready while they take turns", async () => {
  const players = await Promise.all(
    Array.from({ length: 6 }, async (_, at) => {
      const user = await signUp(api.app);
      const listId = await makeList(user, at + 1, quizLimits.words - 5 + at);
      const calls = quizCalls(api.app, user);
      const { quizId } = startedQuiz.parse((await start(user, listId)).json());
      const { tourId } = await calls.startTour(quizId);
      await calls.nextQuestion(tourId);
      return () => calls.nextQuestion(tourId);
    }),
  );
  const pagesOfList = quizLimits.words / 500;
  for (const askAgain of [...players, ...players]) {
    expect(await countStatements(askAgain)).toBeLessThan(pagesOfList);
  }
});
