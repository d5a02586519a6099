import { afterAll, beforeAll, expect, test } from "vitest";
import { documentedCalls } from "../../../tests/factories/openapi-calls.ts";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { publishDrafts } from "../../../tests/factories/publish-drafts.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { upload } from "../../../tests/factories/upload.ts";
import type { Draft, ManagedEpisode } from "../../contract/console/drafts.ts";
import type { ImportJob } from "../../contract/console/imports.ts";
import { runImports } from "../../services/console/imports/run-imports.ts";

let api: TestApp;
let editor: SignedInUser;
let learner: SignedInUser;

beforeAll(async () => {
  api = await createTestApp({ withLexicon: true });
  editor = await signUpOperator(api, "editor");
  learner = await signUp(api.app);
});
afterAll(() => api.close());

/** A cue of each line, two seconds apart. */
const subtitle = (...lines: string[]) =>
  lines
    .map(
      (line, at) =>
        `${at + 1}\n00:00:${String(at * 2).padStart(2, "0")},000 --> 00:00:${String(at * 2).padStart(2, "0")},900\n${line}\n`,
    )
    .join("\n");

const post = (call: string, payload: object) =>
  api.app.inject({ method: "POST", url: `/api/Admin/${call}`, headers: editor.headers, payload });

const ask = async (query: string) =>
  (await api.app.inject({ url: `/api/Admin/${query}`, headers: editor.headers })).json();

const run = () => runImports(api.services, new AbortController().signal);

async function bring(files: Readonly<Record<string, string>>): Promise<{ id: string; drafts: Draft[] }> {
  const { id } = (await api.app.inject(upload("/api/Admin/UploadSubtitles", editor, files))).json();
  await run();
  return { id, drafts: (await ask(`GetDrafts?importId=${id}`)).rows };
}

const only = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`${rows.length} rows instead of one`);
  return row;
};

async function episodesOf(titleId: number): Promise<readonly ManagedEpisode[]> {
  return (await ask(`GetEpisodes?titleId=${titleId}`)).rows;
}

type Words = readonly { readonly phrase: string }[];

async function phrasesOf(type: number, id: number): Promise<string[]> {
  const url = `/api/WordList/GetWordListV2?type=${type}&id=${id}&MeanLanguageType=1`;
  const answer = await api.app.inject({ url });
  if (answer.statusCode !== 200) return [];
  const words: Words = answer.json();
  return words.map(({ phrase }) => phrase).sort();
}

/** Whether any call of strangers or learners says something of a title, asked with the ids that it has. */
async function whereItShows(name: string, ids: readonly number[]): Promise<string[]> {
  const shown = new Set<string>();
  const learner = await signUp(api.app);
  // Calls that would end the learner's session are asked by strangers alone.
  const ends = new Set([
    "Logout",
    "LogoutEverywhere",
    "EndSession",
    "EndOtherSessions",
    "DeleteAccount",
    "ChangePassword",
  ]);
  const calls = (await documentedCalls(api.app)).filter(({ path }) => !path.startsWith("/api/Admin/"));
  for (const call of calls) {
    for (const id of ids) {
      for (const [who, headers] of [
        ["stranger", {}],
        ["learner", learner.headers],
      ] as const) {
        if (who === "learner" && ends.has(call.name)) continue;
        // Quizzes, lists and searches by the title's name, and all that goes by a number.
        const { url, payload } = call.request({ number: id, text: () => name });
        const body = payload === undefined ? {} : { payload: JSON.stringify(payload) };
        const answer = await api.app.inject({
          method: call.method,
          url,
          headers: { ...headers, "content-type": "application/json" },
          ...body,
        });
        const sent = JSON.stringify(payload ?? "").includes(name);
        if (answer.statusCode < 300 && answer.body.includes(name) && !sent) shown.add(`${who}: ${call.name}`);
      }
    }
  }
  const account = await api.app.inject({ url: "/api/User/ExportData", headers: learner.headers });
  expect(account.statusCode).toBe(200);
  for (const type of [1, 2, 3, 4]) for (const id of ids) if ((await phrasesOf(type, id)).length > 0) shown.add("words");
  return [...shown].sort();
}

test("no call tells a stranger or a learner of a draft, until a button publishes it", async () => {
  const { drafts } = await bring({
    "Unseen Lantern/S01E01.srt": subtitle("The lighthouse keeper rows his boat home."),
  });
  const draft = only(drafts);
  const { rows } = await api.database.pool.query("select id from seasons where title_id = $1", [draft.id]);
  const ids = [draft.id, Number(rows[0]?.id), only(draft.episodes).id];
  expect(await whereItShows("Unseen Lantern", ids)).toEqual([]);
  const { titleIds } = (await post("PublishDraft", { ids: [draft.id] })).json();
  const published = await api.database.pool.query("select id from seasons where title_id = $1", [titleIds[0]]);
  const shown = await whereItShows("Unseen Lantern", [titleIds[0], Number(published.rows[0]?.id)]);
  expect(shown).toEqual(expect.arrayContaining(["stranger: GetContent", "words"]));
  expect((await post("PublishDraft", { ids: [draft.id] })).statusCode).toBe(404);
});

test("a draft is judged: what it replaces, the same text elsewhere, few words, another language", async () => {
  const lines = Array.from(
    { length: 40 },
    (_, at) => `The old harbour keeps ${at % 7} quiet boats, and nobody sails them at night.`,
  );
  const long = subtitle(...lines.slice(0, 29));
  await publishDrafts(api, editor, (await bring({ "Judged/S01E01.srt": long })).id);
  const { drafts } = await bring({
    "Judged/S01E01.srt": `${long}\n99\n00:05:00,000 --> 00:05:01,000\nThe harbour.\n`,
    "Judged/S01E02.srt": long,
    "Kısa (2020).srt": subtitle("Merhaba dünya, nasılsın?", "Ben iyiyim, teşekkür ederim."),
  });
  const [short, series] = drafts;
  expect(series).toMatchObject({ name: "Judged", into: { name: "Judged" } });
  expect(series?.episodes.map(({ season, episode, replaces }) => [season, episode, replaces])).toEqual([
    [1, 1, true],
    [1, 2, false],
  ]);
  expect(series?.episodes[1]?.sameAs).toEqual([
    expect.objectContaining({ title: "Judged", season: 1, episode: 1 }),
    expect.objectContaining({ title: "Judged", season: 1, episode: 1 }),
  ]);
  // The other is the new one of the same upload; the one that it takes the place of does not count.
  expect(series?.episodes[0]?.sameAs).toEqual([expect.objectContaining({ season: 1, episode: 2 })]);
  expect(short).toMatchObject({
    into: null,
    episodes: [{ season: null, warnings: expect.arrayContaining(["few-words", "not-english"]) }],
  });
});

test("a file that seems not to be in English is refused, and taken when it is forced", async () => {
  const line = "Merhaba arkadaşlar, bugün havalar çok güzel değil mi acaba";
  const { id, drafts } = await bring({ "Turkish (2021).srt": subtitle(...Array.from({ length: 29 }, () => line)) });
  expect(drafts).toEqual([]);
  const job: ImportJob = only((await ask(`GetImports?id=${id}`)).rows);
  expect(job.reports).toMatchObject([{ status: "failed", problems: [{ code: "not-english" }] }]);
  expect((await post("RetryImport", { id, isForced: true })).statusCode).toBe(204);
  await run();
  const forced: Draft = only((await ask(`GetDrafts?importId=${id}`)).rows);
  expect(forced).toMatchObject({ name: "Turkish", episodes: [{ warnings: expect.arrayContaining(["not-english"]) }] });
});

test("names are decided in the draft, and what was decided is published with it", async () => {
  const { id, drafts } = await bring({
    "Namings/S01E01.srt": subtitle("Ask Baker.", "I told Baker.", "The boat is a gruffle."),
  });
  const draft = only(drafts);
  const places = await ask(`GetWordPlaces?id=${id}&titleId=${draft.id}`);
  expect(places.words).toContainEqual({
    word: "gruffle",
    places: [{ season: 1, episode: 1, second: 4, near: ["ask", "tell", "boat"] }],
  });
  const { importId } = (await post("SetName", { titleId: draft.id, words: [{ word: "Baker", isName: false }] })).json();
  expect((await post("PublishDraft", { ids: [draft.id] })).json().errors[0].code).toBe("import.busy");
  await run();
  expect(only((await ask(`GetImports?id=${importId}`)).rows)).toMatchObject({
    isDraft: true,
    titles: [{ isDraft: true }],
  });
  expect((await ask(`GetDrafts?importId=${id}`)).rows).toHaveLength(1);
  const [titleId = 0] = await publishDrafts(api, editor, id);
  expect(await phrasesOf(4, titleId)).toContain("baker");
  const job: ImportJob = only((await ask(`GetImports?id=${importId}`)).rows);
  expect(job.titles).toMatchObject([{ id: titleId, isDraft: false, decided: [{ word: "baker", isName: false }] }]);
});

test("what learners have of an episode stays sensible when a draft replaces it", async () => {
  const first = await bring({ "Replaced/S01E01.srt": subtitle("A quiet window.", "The boat left.", "A storm came.") });
  const [titleId = 0] = await publishDrafts(api, editor, first.id);
  const episode = only(await episodesOf(titleId)).id;
  const known = await api.database.pool.query(
    "select words.id, phrase from words join episode_words on word_id = words.id where episode_id = $1",
    [episode],
  );
  const idOf = (phrase: string) => Number(known.rows.find((row) => row.phrase === phrase)?.id);
  const payload = { title: "Mine" };
  const list = { method: "POST", url: "/api/WordList/CreateList", headers: learner.headers, payload } as const;
  const listId = (await api.app.inject(list)).json().id;
  for (const [at, phrase] of ["boat", "storm", "window"].entries()) {
    await api.database.pool.query(
      "insert into list_words (list_id, word_id, position, count, episode_id, sense, second) values ($1, $2, $3, 1, $4, 0, $5)",
      [listId, idOf(phrase), at + 1, episode, { boat: 2, storm: 4, window: 0 }[phrase]],
    );
  }
  // Three seconds later, and without the storm.
  const again = await bring({
    "Replaced/S01E01.srt": subtitle("Hello.", "A quiet window.", "Good night.", "The boat left."),
  });
  await publishDrafts(api, editor, again.id);
  expect(only(await episodesOf(titleId)).id).toBe(episode);
  const kept = await api.database.pool.query(
    "select word_id, episode_id, second from list_words where list_id = $1 and word_id = any($2) order by position",
    [listId, ["boat", "storm", "window"].map(idOf)],
  );
  expect(kept.rows.map(({ episode_id, second }) => [episode_id, second])).toEqual([
    [episode, 6],
    [null, null],
    [episode, 2],
  ]);
});

test("episodes are named, moved, swapped and deleted; their ids stay", async () => {
  const { id } = await bring({
    "Numbers/S01E01.srt": subtitle("The first boat."),
    "Numbers/S01E02.srt": subtitle("The second storm."),
  });
  const [titleId = 0] = await publishDrafts(api, editor, id);
  const [one, two] = await episodesOf(titleId);
  if (one === undefined || two === undefined) throw new Error("there are not two episodes");
  const places = async () => (await episodesOf(titleId)).map((each) => [each.id, each.season, each.episode]);
  expect((await post("MoveEpisode", { id: one.id, season: 1, episode: 2 })).json().errors[0].code).toBe(
    "episode.taken",
  );
  await post("MoveEpisode", { id: one.id, season: 1, episode: 2, isSwapped: true });
  expect(await places()).toEqual([
    [two.id, 1, 1],
    [one.id, 1, 2],
  ]);
  await post("MoveEpisode", { id: one.id, season: 3, episode: 1 });
  await post("MoveEpisode", { id: two.id, season: 3, episode: 2 });
  // The season that has no episode any more is gone.
  const { rows } = await api.database.pool.query("select season_number from seasons where title_id = $1", [titleId]);
  expect(rows).toEqual([{ season_number: 3 }]);
  await post("SaveEpisode", { id: one.id, name: "Pilot" });
  expect(await episodesOf(titleId)).toMatchObject([{ name: "Pilot" }, { name: null }]);
  await post("DeleteEpisode", { id: two.id });
  expect(await places()).toEqual([[one.id, 3, 1]]);
  expect(await phrasesOf(4, titleId)).toEqual(["boat", "first"]);
  expect((await post("DeleteEpisode", { id: two.id })).statusCode).toBe(404);
});

test("a draft that is thrown away is gone, and importing its files again makes it anew", async () => {
  const { id, drafts } = await bring({ "Dropped/S01E01.srt": subtitle("A boat.") });
  expect((await post("DropDraft", { id: only(drafts).id })).statusCode).toBe(204);
  expect((await ask(`GetDrafts?importId=${id}`)).rows).toEqual([]);
  await post("RetryImport", { id });
  await run();
  expect((await ask(`GetDrafts?importId=${id}`)).rows).toHaveLength(1);
});
