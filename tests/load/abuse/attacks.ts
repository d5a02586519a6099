import { setTimeout as sleep } from "node:timers/promises";
import type { Content } from "../../../src/contract/catalogue.ts";
import { locales } from "../../../src/domain/locale/locale.ts";
import { listLimits } from "../../../src/domain/progress/list-limits.ts";
import { quizLimits } from "../../../src/domain/quiz/quiz-policies.ts";
import { pathOf, unknownPathOf } from "../../../src/web/features/page/paths.ts";
import { subtitleText } from "../../factories/subtitle-text.ts";
import { type Client, clientFrom, jsonOf, signUpFrom, verifyMailOf } from "./clients.ts";
import { readJson } from "./learners.ts";

export type Attack = { readonly name: string; run(until: () => boolean): Promise<void> };

const ownLists = 4;
const quizzes = 3;

/** As many at once as named, again and again; whoever is refused comes back as fast as a script would. */
async function flood(parallel: number, until: () => boolean, ask: (at: number) => Promise<unknown>): Promise<void> {
  await Promise.all(
    Array.from({ length: parallel }, async (_, at) => {
      while (!until()) {
        await ask(at).catch(() => undefined);
        await sleep(25);
      }
    }),
  );
}

async function listIds(client: Client): Promise<number[]> {
  const lists: { id: number }[] = readJson(await client.get("/api/WordList/GetUserLists"));
  return lists.map(({ id }) => id);
}

/** An account with its four lists of the whole lexicon, which needs a mail address of its own. */
async function rich(origin: string, address: string, dataDir: string): Promise<Client> {
  const client = await signUpFrom(origin, address);
  await verifyMailOf(client, address, dataDir);
  const { url } = jsonOf(await client.post("/api/WordList/GenerateList", { levels: [1, 2, 3, 4, 5] }));
  for (let at = 0; at < ownLists; at += 1) {
    const create = () => client.post("/api/WordList/CreateList", { title: `List ${at}`, fromUrl: url });
    let created = await create();
    while (created.status === 429 || created.status === 503) {
      await sleep(1_000);
      created = await create();
    }
    jsonOf(created);
  }
  return client;
}

/** JSON of so many small objects: what cost most to read. */
const objects = (count: number) =>
  Buffer.from(`{"a":[${Array.from({ length: count }, (_, at) => `{"k${at}":{}}`).join(",")}]}`);

/** Documents that are in no cache: the pages of lists, films in every language, and pages that are not there. */
async function pagesOf(visitor: Client, listUrls: readonly string[]): Promise<string[]> {
  const { movieList }: Content = readJson(await visitor.get("/api/Home/GetContent"));
  return locales.flatMap((locale) => [
    ...listUrls.map((url) => pathOf("wordList", locale, { url })),
    ...movieList.map(({ combinedUrl: url }) => pathOf("movieDetail", locale, { url })),
    unknownPathOf(locale),
  ]);
}

function upload(seed: number): Buffer {
  const subtitle = subtitleText({ words: 110_000, seed });
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.srt"\r\n\r\n';
  return Buffer.from(`${head}${subtitle}\r\n--b--\r\n`);
}

/** What attackers were found to do, from addresses of their own. */
export async function prepareAttacks(origin: string, dataDir: string): Promise<{ attacks: Attack[]; close(): void }> {
  const attacker = await rich(origin, "127.2.0.1", dataDir);
  const players: Client[] = [];
  for (let at = 0; at < quizzes; at += 1) players.push(await rich(origin, `127.2.${at + 1}.1`, dataDir));
  const visitor = clientFrom(origin, "127.2.9.1");
  const ids = await listIds(attacker);
  const words: { id: number }[] = readJson(await attacker.get(`/api/WordList/GetWordListV2?type=1&id=${ids[0]}`));
  const wordIds = words.map(({ id }) => id);
  const withWords = "/api/WordList/GetUserLists?includeWords=true";
  const { url } = jsonOf(await visitor.post("/api/WordList/GenerateList", { levels: [1, 2, 3, 4, 5] }));
  const listUrls = [url];
  for (const levels of [
    [1, 2, 3, 4],
    [2, 3, 4, 5],
    [1, 3, 4, 5],
    [1, 2, 4, 5],
  ]) {
    listUrls.push(jsonOf(await visitor.post("/api/WordList/GenerateList", { levels })).url);
  }
  const pages = await pagesOf(visitor, listUrls);
  const bodies = [objects(60_000), objects(1_200)];
  const known = wordIds.slice(0, listLimits.words);
  const uploads = Array.from({ length: 10 }, (_, at) => upload(at + 1));

  const tours = await Promise.all(
    players.map(async (player, at) => {
      const [listId] = await listIds(player);
      // As long as a quiz may be, and another list for each.
      const removed = [...wordIds.slice(at, at + 1), ...wordIds.slice(quizLimits.words + 1)];
      await player.post("/api/WordList/RemoveWords", { id: listId, wordIds: removed });
      const source = { type: 1, id: listId };
      const { quizId } = jsonOf(await player.post("/api/Quiz/StartQuiz", { source, methods: ["test-phrase-mean"] }));
      return jsonOf(await player.post("/api/Quiz/StartTour", { quizId })).tourId;
    }),
  );

  return {
    attacks: [
      {
        name: "ReorderList of the whole lexicon, 12 at once",
        run: (until) =>
          flood(12, until, () =>
            attacker.post("/api/WordList/ReorderList", { id: ids[0], wordIds: wordIds.toReversed() }),
          ),
      },
      { name: "GetUserLists with words, 20 at once", run: (until) => flood(20, until, () => attacker.get(withWords)) },
      {
        name: "GetUserLists with words, 250 that do not read",
        async run(until) {
          for (let count = 0; count < 250; count += 1) attacker.stall(withWords);
          while (!until()) await sleep(50);
        },
      },
      {
        name: "GenerateList by levels, 20 at once",
        run: (until) => flood(20, until, () => visitor.post("/api/WordList/GenerateList", { levels: [1, 2, 3, 4] })),
      },
      {
        name: "GetWordListV2 of a shared list, 20 at once",
        run: (until) => flood(20, until, () => visitor.get(`/api/WordList/GetWordListV2?type=6&id=${url}`)),
      },
      {
        name: "three quizzes of the whole lexicon",
        run: (until) =>
          flood(quizzes, until, async (at) => players[at]?.post("/api/Quiz/NextQuestion", { tourId: tours[at] })),
      },
      {
        name: "bodies of 60,000 and 1,200 objects, 10 at once",
        run: (until) =>
          flood(10, until, (at) =>
            visitor.post(
              at % 2 === 0 ? "/api/Contact/SendMessage" : "/api/Not/There",
              bodies[at % 4 < 2 ? 0 : 1] ?? Buffer.alloc(0),
            ),
          ),
      },
      {
        name: "pages in no cache, 20 at once",
        async run(until) {
          let next = 0;
          await flood(20, until, () => visitor.get(pages[next++ % pages.length] ?? ""));
        },
      },
      {
        name: "pages of lists of the whole lexicon, 20 at once",
        run: (until) => flood(20, until, (at) => visitor.get(pages[at % listUrls.length] ?? "")),
      },
      {
        name: "GetTonight with all words marked, 10 at once",
        run: (until) =>
          flood(10, until, () => visitor.post("/api/WordList/GetTonight", { type: 6, id: url, known, unknown: known })),
      },
      {
        name: "ten uploads of 5 MB",
        async run(until) {
          const type = "multipart/form-data; boundary=b";
          await Promise.all(
            uploads.map((body) => visitor.post("/api/WordList/GenerateList", body, type).catch(() => 0)),
          );
          while (!until()) await sleep(50);
        },
      },
    ],
    close() {
      for (const client of [attacker, visitor, ...players]) client.close();
    },
  };
}
