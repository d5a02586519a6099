import { afterAll, beforeAll, expect, test } from "vitest";
import { countStatements } from "../../../tests/factories/count-statements.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { type ListStart, listStart } from "../../contract/progress/lists.ts";

const words = 300;

let api: TestApp;
let owner: SignedInUser;

beforeAll(async () => {
  api = await createTestApp();
  const { pool } = api.database;
  owner = await signUp(api.app);
  await pool.query(
    `insert into words (id, phrase, part_of_speech, level, meanings, definition, synonyms, ipa, source)
    select n, 'word' || n, 'noun', n % 5 + 1, '{"tr": ["anlam"], "es": ["sentido"]}', 'a thing', '{}', '', 'fallback'
    from generate_series(1, ${words}) as n`,
  );
  await pool.query(
    `with made as (
      insert into word_lists (user_id, title, url, is_shared, is_premium, created_at)
      select id, title, title, title <> 'private', title = 'locked', now()
      from users, unnest('{shared,private,locked}'::text[]) as title where username = $1 returning id
    ) insert into list_words (list_id, word_id, position, count)
    select id, n, n, case when n = 200 then 7 else 0 end from made, generate_series(1, ${words}) as n`,
    [owner.username],
  );
});
afterAll(() => api.close());

const ask = (url: string, headers = {}) =>
  api.app.inject({ url: `/api/WordList/GetListStart?url=${url}&MeanLanguageType=3`, headers });

async function startOf(url: string, headers = {}): Promise<ListStart> {
  return listStart.parse((await ask(url, headers)).json());
}

test("a list begins with a hundred words, and tells what the others are", async () => {
  const start = await startOf("shared");
  expect(start.words.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  expect(start.words[0]?.mean).toBe("sentido");
  expect(start).toMatchObject({ levels: [60, 60, 60, 60, 60], total: words, isLocked: false, hasCounts: true });
  expect(start.info).toMatchObject({ title: "shared", owner: owner.username, wordCount: words });
});

test("of a locked list there is the preview, whole for its owner; a private one is its owner's", async () => {
  const locked = await startOf("locked");
  expect([locked.words.length, locked.levels, locked.isLocked]).toEqual([20, [4, 4, 4, 4, 4], true]);
  expect((await startOf("locked", owner.headers)).words).toHaveLength(100);
  expect((await ask("private")).statusCode).toBe(404);
  expect((await startOf("private", owner.headers)).total).toBe(words);
  expect((await ask("nothing")).statusCode).toBe(404);
});

test("it is kept until the list changes", async () => {
  await startOf("shared");
  const statements = await countStatements(() => startOf("shared"));
  expect(statements).toBe(1);
  await api.app.inject({
    method: "POST",
    url: "/api/WordList/RemoveWords",
    headers: owner.headers,
    payload: { id: (await startOf("shared")).info.id, wordIds: [1] },
  });
  expect((await startOf("shared")).words[0]?.id).toBe(2);
});
