import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bringer, createBringer, subtitle } from "../../../tests/factories/brought-series.ts";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import type { Content } from "../../contract/catalogue.ts";
import { exportPack } from "../../services/catalogue/export-pack.ts";

let api: TestApp;
let console: Bringer;
let admin: SignedInUser;

beforeAll(async () => {
  api = await createTestApp({ withLexicon: true, hasCostLimits: false });
  admin = await signUpOperator(api);
  console = createBringer(api, admin);
});
afterAll(() => api.close());

/** Texts that no other test has: those with a text in common are one title. */
const textsOf = (thing: string) =>
  [
    subtitle(`The ${thing} is quiet tonight.`, "Nobody gives up the lighthouse.", "Bring an umbrella, Zorkwin."),
    subtitle(`Marlow bought a ${thing}.`, "The captain was furious about the anchor."),
    subtitle(`We are late for the ${thing}.`, "Put the suitcase in the basement."),
  ] as const;

/** A text of the first episode that nobody else has. */
const ownTextOf = (thing: string) =>
  subtitle(
    `The ${thing} is loud tonight.`,
    "Somebody stole the chandelier.",
    "A dentist, a plumber and a butcher laughed.",
  );

type Row = {
  readonly name: string;
  readonly names: readonly { readonly name: string; readonly year: number | null }[];
  readonly [field: string]: unknown;
};

async function newPerson(): Promise<Bringer & { readonly username: string }> {
  const person = await signUp(api.app);
  return { ...createBringer(api, person), username: person.username };
}

const wanted = async (search: string): Promise<Row[]> =>
  (await console.get(`Admin/GetBrought?search=${encodeURIComponent(search)}`)).json().rows;

const content = async (): Promise<Content> => (await api.app.inject({ url: "/api/Home/GetContent" })).json();

const publish = (row: Row, overrides: object = {}) =>
  console.post("Admin/PublishBrought", {
    kind: "series",
    names: row.names.map(({ name, year }) => ({ name, year })),
    name: row.name,
    year: 2005,
    genres: ["comedy"],
    ...overrides,
  });

test("names are folded, people counted, seasons told with what they lack and how they read; nothing says who", async () => {
  const [first, second, third] = [await newPerson(), await newPerson(), await newPerson()];
  const texts = textsOf("ferry");
  await first.bringSeries("how i stole your ferry", [texts[0], texts[1]]);
  await second.bringSeries("How I Stole Your Ferry", [ownTextOf("ferry")]);
  await second.bringSeries("HISYF S01", [texts[0]]);
  await third.bringSeries("Ferry dizisi", [texts[0]]);
  for (const name of ["how i stole your ferry!", "Nobody's Harbour Story"]) {
    await api.app.inject({ method: "POST", url: "/api/WordList/WishTitle", payload: { name } });
  }
  const answer = await console.get("Admin/GetBrought?search=ferry");
  const { rows } = answer.json();
  expect(rows).toMatchObject([
    {
      kind: "series",
      name: "How I Stole Your Ferry",
      year: null,
      people: 3,
      wishes: [{ name: "how i stole your ferry!", count: 1 }],
      publicTitle: null,
      seasons: [
        {
          season: 1,
          episodes: [
            { episode: 1, people: 4, texts: 2 },
            { episode: 2, people: 1, texts: 1 },
          ],
          missing: [],
          nameWords: expect.any(Number),
        },
      ],
    },
  ]);
  expect(rows[0].names.map(({ name, people }: { name: string; people: number }) => [name, people]).sort()).toEqual([
    ["Ferry dizisi", 1],
    ["HISYF S01", 1],
    [expect.stringMatching(/^how i stole your ferry$/i), 2],
  ]);
  for (const { username } of [first, second, third]) expect(answer.body).not.toContain(username);
  expect(answer.body).not.toContain("userId");
  expect(await wanted("nobody's harbour")).toMatchObject([
    { kind: null, names: [], people: 0, wishes: [{ count: 1 }], seasons: [] },
  ]);
});

test("the most wanted come first, in pages; a season tells what nobody has brought", async () => {
  const names = ["Zeppelin Wednesday", "Balloon Thursday", "Airship Friday"];
  for (const [at, name] of names.entries()) {
    for (let count = 0; count <= at; count += 1) {
      const person = await newPerson();
      const uploadId = await person.bring({ "x.srt": textsOf(["zeppelin", "balloon", "airship"][at] ?? "")[2] });
      const rows = [{ file: 1, season: 1, episode: 3 }];
      await person.post("MySeries/Arrange", { uploadId, title: name, kind: "series", rows });
    }
  }
  expect(await wanted("zeppelin")).toMatchObject([{ people: 1, seasons: [{ missing: [1, 2] }] }]);
  const all: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const { rows, next }: { rows: Row[]; next: string | null } = (
      await console.get(`Admin/GetBrought?limit=1${cursor === "" ? "" : `&cursor=${cursor}`}`)
    ).json();
    all.push(...rows.map(({ name }) => name));
    cursor = next;
  }
  expect(all).toEqual((await wanted("")).map(({ name }) => name));
  expect(all.filter((name) => names.includes(name))).toEqual(names.toReversed());
});

test("a title is made of what was brought, once; the copies point to it and all that was learnt of them is of it", async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const texts = textsOf("ocean");
  const own = await person.bringSeries("Ocean Walk", [texts[0], texts[1]]);
  await other.bringSeries("ocean walk s01", [texts[0], texts[1], texts[2]]);
  const elsewhere = await newPerson();
  const deviating = await elsewhere.bringSeries("Ocean Walk", [ownTextOf("ocean")]);
  const [season] = own.seasons;
  const episodeId = season.episodes[0].id;
  const words: { id: number; phrase: string }[] = (
    await person.get(`WordList/GetWordListV2?type=2&id=${episodeId}`)
  ).json();
  const umbrella = words.find(({ phrase }) => phrase === "umbrella")?.id ?? 0;
  const list = (await person.post("WordList/CreateList", { title: "Mine" })).json();
  await person.post("WordList/AddWords", { id: list.id, wordIds: [umbrella], from: { type: 2, id: episodeId } });
  await person.post("WordList/SetKnown", { wordIds: [words[0]?.id], known: true });
  await person.post("Memory/StartLearning", { wordIds: [umbrella], from: { type: 2, id: episodeId } });
  const methods = ["test-phrase-mean"];
  const quiz = (await person.post("Quiz/StartQuiz", { source: { type: 3, id: season.id }, methods })).json();
  const planned = { titleIds: [own.id], wordsPerDay: 10, target: 95 };
  const saved = await person.post("Memory/Plan", planned);
  const readCards = async () =>
    (await api.database.pool.query("select word_id, sense, due_day, last_at from memory_cards order by word_id")).rows;
  const cards = await readCards();
  expect(cards.length).toBeGreaterThan(0);
  const deviatingQuiz = await elsewhere.post("Quiz/StartQuiz", {
    source: { type: 2, id: deviating.seasons[0].episodes[0].id },
    methods,
  });
  expect(deviatingQuiz.statusCode).toBe(200);

  const [row] = await wanted("ocean walk");
  if (row === undefined) throw new Error("nothing was brought");
  const answers = await Promise.all([publish(row, { name: "Ocean Walk" }), publish(row, { name: "Ocean Walk" })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const [made, again] = answers.map((answer) => answer.json());
  expect(again.id).toBe(made.id);
  expect(made).toMatchObject({
    name: "Ocean Walk",
    year: 2005,
    genres: ["comedy"],
    isPublished: true,
    showLines: false,
  });
  const shown = (await content()).seriesList.filter(({ name }) => name === "Ocean Walk");
  expect(shown).toMatchObject([{ id: made.id, seasons: [{ seasonNumber: 1, episodes: [{}, {}, {}] }] }]);
  const publicSeason = shown[0]?.seasons[0];
  const publicEpisode = publicSeason?.episodes[0];
  const said = await api.app.inject({ url: `/api/WordList/GetWordListV2?type=2&id=${publicEpisode?.id}` });
  expect(said.json().map(({ phrase }: { phrase: string }) => phrase)).toContain("umbrella");
  expect(said.body).not.toContain('"line"');
  expect(await wanted("ocean walk")).toEqual([]);

  const { seriesList, left } = (await person.get("MySeries/GetTitles")).json();
  expect(seriesList).toMatchObject([{ id: own.id, publicTitle: { id: made.id, combinedUrl: "ocean-walk" } }]);
  expect(left).toMatchObject({ titles: 2, episodes: 30 });
  const { rows: scenes } = await api.database.pool.query(
    "select episode_id, second from list_words where list_id = $1",
    [list.id],
  );
  expect(scenes).toEqual([{ episode_id: publicEpisode?.id, second: 2 }]);
  const sourceOf = async (id: string) =>
    (await api.database.pool.query("select source from quizzes where id = $1", [id])).rows[0].source.list;
  expect(await sourceOf(quiz.quizId)).toEqual({ kind: "season", id: publicSeason?.id });
  const tour = await person.post("Quiz/StartTour", { quizId: quiz.quizId });
  expect(tour.statusCode, tour.body).toBe(200);
  // Its words are of another text: it stays with the copy.
  expect(await sourceOf(deviatingQuiz.json().quizId)).toMatchObject({ kind: "episode", isMine: true });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(saved.json()).toMatchObject([{ titleId: own.id }, { titleId: own.id }]);
  expect((await api.database.pool.query("select plan from memory_settings where plan is not null")).rows).toMatchObject(
    [{ plan: { titleIds: [made.id] } }],
  );
  expect((await person.get("Memory/Plan")).json().length).toBe(3);
  expect(await readCards()).toEqual(cards);
  expect((await person.get(`WordList/GetWordListV2?type=2&id=${episodeId}`)).statusCode).toBe(200);
  const { rows: log } = await api.database.pool.query(
    "select thing, after from audit_log where action = 'PublishBrought' order by id",
  );
  expect(log).toMatchObject([{ thing: `title:${made.id}`, after: { episodes: 3 } }, { thing: `title:${made.id}` }]);
  expect(JSON.stringify(log)).not.toContain(person.username);
});

test("what is brought later is added to it; a film is made too; nothing of nobody is refused, and an editor", async () => {
  const [first, later] = [await newPerson(), await newPerson()];
  const texts = textsOf("road");
  await first.bringSeries("Ice Road", [texts[0]]);
  const [row] = await wanted("ice road");
  if (row === undefined) throw new Error("nothing was brought");
  const made = (await publish(row)).json();
  const added = await first.bring({ "x.srt": texts[1] });
  const [{ id: ownId }] = (await first.get("MySeries/GetTitles")).json().seriesList;
  const place = { titleId: ownId, title: "x", kind: "series", rows: [{ file: 1, season: 1, episode: 2 }] };
  await first.post("MySeries/Arrange", { uploadId: added, ...place });
  // The episode that nobody else may see yet counts.
  expect((await first.get("MySeries/GetTitles")).json().left).toMatchObject({ titles: 1, episodes: 29 });
  await later.bringSeries("Ice Road", [texts[0], texts[1], texts[2]]);
  const [more] = await wanted("ice road");
  expect(more).toMatchObject({ people: 2, publicTitle: { id: made.id, name: "Ice Road", year: 2005 }, year: 2005 });
  if (more === undefined) throw new Error("nothing was brought");
  expect((await publish(more)).json()).toMatchObject({ id: made.id, episodes: 3 });

  const uploadId = await later.bring({ "Charade (1963).srt": texts[2] });
  const rows = [{ file: 1, season: null, episode: null }];
  await later.post("MySeries/Arrange", { uploadId, title: "Charade", kind: "movie", year: 1963, rows });
  const [film] = await wanted("charade");
  if (film === undefined) throw new Error("nothing was brought");
  expect((await publish(film, { kind: "movie", year: 1963 })).json()).toMatchObject({ kind: "movie", episodes: 1 });
  expect((await publish({ name: "Nothing", names: [{ name: "Nothing", year: null }] })).statusCode).toBe(404);
  const editor = createBringer(api, await signUpOperator(api, "editor"));
  expect((await editor.get("Admin/GetBrought")).statusCode).toBe(403);
});

test("it is exported as a title pack as any title", async () => {
  const person = await newPerson();
  const texts = textsOf("suitcase");
  await person.bringSeries("Packed Harbour", [texts[0], texts[1]]);
  const [row] = await wanted("packed harbour");
  if (row === undefined) throw new Error("nothing was brought");
  await publish(row);
  const pack = await exportPack(api.services, "Packed Harbour");
  expect(JSON.stringify(pack)).toContain("umbrella");
});
