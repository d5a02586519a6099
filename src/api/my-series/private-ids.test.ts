import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bringer, createBringer, subtitle } from "../../../tests/factories/brought-series.ts";
import { type DocumentedCall, documentedCalls, type Filling } from "../../../tests/factories/openapi-calls.ts";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

let api: TestApp;
let calls: DocumentedCall[];
let owner: Bringer & { readonly username: string };
let stranger: SignedInUser;
let admin: SignedInUser;
let lists: readonly (readonly [type: number, id: number])[];
let uploadId: string;

/** No word of any dictionary: the lexicon for programs has those. */
const secret = "Zanzibor Wharf";

async function makePremium(person: SignedInUser): Promise<void> {
  await api.database.pool.query("update users set premium_type = 3 where username = $1", [person.username]);
}

beforeAll(async () => {
  api = await createTestApp({ withLexicon: true, hasCostLimits: false });
  calls = await documentedCalls(api.app);
  const person = await signUp(api.app);
  owner = { ...createBringer(api, person), username: person.username };
  stranger = await signUp(api.app);
  admin = await signUpOperator(api);
  // So that nothing but the title's privacy refuses them.
  for (const each of [person, stranger]) await makePremium(each);
  const text = subtitle(
    "A chandelier fell on the captain.",
    "The lighthouse is furious.",
    "Bring an anchor, a rope and a sail.",
  );
  const series = await owner.bringSeries(secret, [text]);
  uploadId = await owner.bring({ [`${secret} (1999).srt`]: text });
  const film = { uploadId, title: secret, kind: "movie", rows: [{ file: 1, season: null, episode: null }] };
  const movie = (await owner.post("MySeries/Arrange", film)).json();
  const [season] = series.seasons;
  lists = [
    [2, season.episodes[0].id],
    [3, season.id],
    [4, series.id],
    [5, movie.id],
  ];
});
afterAll(() => api.close());

/** Fields of which one is enough where a call has several, or that would be looked at first. */
const without = new Set([
  "answered",
  "again",
  "text",
  "known",
  "levels",
  "wordIds",
  "skip",
  "count",
  "cursor",
  "secondFactor",
  "schedule",
]);
const ofCatalogue = ["titleId", "titleIds", "seasonIds", "episodeIds", "episodeId"];

type Sent = { readonly url: string; readonly payload?: unknown; readonly takesIds: boolean };

function withoutIn(name: string): ReadonlySet<string> {
  if (name === "StartLearning") return new Set([...without].filter((field) => field !== "wordIds"));
  return name === "AddWords" ? new Set([...without, "rows"]) : without;
}

/** A call with a list's type and id wherever it takes either. */
function requestOf({ request, name }: DocumentedCall, [type, id]: readonly [number, number]): Sent {
  const asked = new Set<string>();
  const noted = <Value>(field: string, value: Value): Value => {
    asked.add(field);
    return value;
  };
  const filling: Filling = {
    without: withoutIn(name),
    number: (field) =>
      noted(field, field === "type" || field === "kind" ? type : field === "MeanLanguageType" ? 2 : id),
    text: (field) => {
      if (field === "id") return noted(field, String(id));
      return noted(field, field === "uploadId" ? uploadId : field === "day" ? "2026-01-01" : "x");
    },
  };
  const made = request(filling);
  const isList = asked.has("type") && asked.has("id");
  const isOwn = ["Rename", "RemoveEpisode", "Delete", "Watch"].includes(name);
  return { ...made, takesIds: isList || isOwn || ofCatalogue.some((field) => asked.has(field)) };
}

async function send(call: DocumentedCall, sent: Sent, headers: Record<string, string>) {
  const { url, payload } = sent;
  return await api.app.inject({
    method: call.method,
    url,
    headers,
    ...(payload !== undefined && { payload: payload as object }),
  });
}

/** What takes an id without looking whether it is of something, and tells nothing of it. */
const blind: Readonly<Record<string, number>> = { ReportMeaning: 404, SetPreferences: 200, StartLearning: 200 };

/** They end the session or the account that asks, or that of the person whose number the id happens to be. */
const leaving = [
  "DeleteAccount",
  "LogoutEverywhere",
  "Logout",
  "EndSession",
  "EndOtherSessions",
  "EraseUser",
  "BlockUser",
];

test("no call gives another person's titles, by whatever ids; the owner has them", async () => {
  const own = async () => (await owner.get("MySeries/GetTitles")).body;
  const before = await own();
  const refused = new Set<string>();
  for (const call of calls.filter(({ name }) => !leaving.includes(name))) {
    const isOfConsole = call.path.startsWith("/api/Admin/");
    for (const list of lists) {
      const sent = requestOf(call, list);
      for (const headers of isOfConsole ? [admin.headers] : [stranger.headers, {}]) {
        const answer = await send(call, sent, headers);
        const told = `${call.name} ${sent.url} ${JSON.stringify(sent.payload)}: ${answer.statusCode} ${answer.body.slice(0, 300)}`;
        expect(answer.statusCode, told).toBeLessThan(500);
        // The operator is told what titles people call theirs, but not who.
        if (call.name === "GetBrought") expect(answer.body, told).not.toContain(owner.username);
        else expect(answer.body.includes(secret) || answer.body.includes("zanzibor"), told).toBe(false);
        const isSignedOut = answer.statusCode === 401;
        if (!sent.takesIds || isSignedOut || isOfConsole) continue;
        // Bodies whose other fields are not right are no test.
        if (answer.statusCode === 400) continue;
        expect(answer.statusCode, told).toBe(blind[call.name] ?? 404);
        refused.add(call.name);
      }
    }
  }
  expect(await own()).toBe(before);
  expect([...refused].sort()).toEqual([
    "AddWords",
    "Arrange",
    "Delete",
    "ExportList",
    "GenerateList",
    "GetCoverage",
    "GetCoverageOfWords",
    "GetLevelCounts",
    "GetTonight",
    "GetTonightOfWords",
    "GetWordListV2",
    "MakePdf",
    "RemoveEpisode",
    "Rename",
    "ReportMeaning",
    "SetPreferences",
    "StartLearning",
    "StartQuiz",
    "Watch",
  ]);
});

test("the same ids are the owner's own", async () => {
  for (const [type, id] of lists) {
    const source = { type, id };
    const answers = {
      words: await owner.get(`WordList/GetWordListV2?type=${type}&id=${id}`),
      coverage: await owner.get(`WordList/GetCoverage?type=${type}&id=${id}`),
      tonight: await owner.get(`WordList/GetTonight?type=${type}&id=${id}`),
      quiz: await owner.post("Quiz/StartQuiz", { source, methods: ["test-phrase-mean"] }),
      pdf: await owner.post("Premium/MakePdf", { source }),
      learning: await owner.post("Memory/StartLearning", { wordIds: [1], from: source }),
    };
    for (const [name, { statusCode, body }] of Object.entries(answers)) {
      expect(statusCode, `${name} ${type}: ${body.slice(0, 200)}`).toBe(200);
    }
  }
  const [, , [, titleId = 0] = [], [, movieId = 0] = []] = lists;
  for (const id of [titleId, movieId]) {
    expect((await owner.get(`WordList/GetLevelCounts?titleId=${id}`)).statusCode).toBe(200);
  }
});

test("one's own titles are planned, first their words and then themselves; nobody else plans them", async () => {
  const [, , [, titleId = 0] = [], [, movieId = 0] = []] = lists;
  const plan = { titleIds: [titleId, movieId], wordsPerDay: 5, target: 90, anyOrder: false };
  const titlesIn = ({ statusCode, body }: Awaited<ReturnType<Bringer["get"]>>) => {
    expect(statusCode, body).toBe(200);
    return JSON.parse(body).map((episode: { titleId: number }) => episode.titleId);
  };
  expect(titlesIn(await owner.post("Memory/Plan", plan))).toEqual([titleId, movieId]);
  expect(titlesIn(await owner.get("Memory/Plan"))).toEqual([titleId, movieId]);
  const theirs = createBringer(api, stranger);
  expect((await theirs.post("Memory/Plan", plan)).statusCode).toBe(404);
  expect(titlesIn(await theirs.get("Memory/Plan"))).toEqual([]);
});

test("a list made of one's own title is one's own, by its address and as a copy; no search or page knows the title", async () => {
  const [, , [, titleId = 0] = []] = lists;
  const made = (await owner.post("WordList/GenerateList", { titleIds: [titleId] })).json();
  const theirs = createBringer(api, stranger);
  const addresses = [
    `WordList/GetWordListV2?type=6&id=${made.url}`,
    `WordList/GetListStart?url=${made.url}`,
    `WordList/GetListInfo?url=${made.url}`,
    `WordList/GetTonight?type=6&id=${made.url}`,
  ];
  for (const url of addresses) {
    expect((await owner.get(url)).statusCode, url).toBe(200);
    for (const headers of [stranger.headers, {}]) {
      const answer = await api.app.inject({ url: `/api/${url}`, headers });
      if (answer.statusCode !== 401) expect(answer.statusCode, url).toBe(404);
    }
  }
  const copyOf = (person: Bringer) => person.post("WordList/CreateList", { title: "Mine", fromUrl: made.url });
  expect((await copyOf(theirs)).statusCode).toBe(404);
  const copy = (await copyOf(owner)).json();
  await owner.post("WordList/ShareList", { id: copy.id, isShared: true });
  expect((await theirs.get(`WordList/GetListInfo?url=${copy.url}`)).statusCode).toBe(404);
  expect((await owner.get(`WordList/GetListInfo?url=${copy.url}`)).statusCode).toBe(200);
  expect((await api.app.inject({ url: "/api/Home/GetContent" })).body).not.toContain(secret);
});

test("the console's calls know no private title", async () => {
  const [, , [, id = 0] = []] = lists;
  const console = createBringer(api, admin);
  expect((await console.get(`Admin/GetTitles?id=${id}`)).json().rows).toEqual([]);
  expect((await console.post("Admin/HideTitle", { id, isHidden: true })).statusCode).toBe(404);
  expect((await console.post("Admin/DeleteTitle", { id })).statusCode).toBe(404);
  const word = { word: "captain", isName: true };
  expect((await console.post("Admin/SetName", { titleId: id, words: [word] })).statusCode).toBe(404);
});
