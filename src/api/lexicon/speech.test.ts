import { afterAll, beforeAll, expect, test } from "vitest";
import { storeEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { SpeechBusyError, type SpeechProvider } from "../../providers/speech/speech-provider.ts";
import { words } from "../../storage/lexicon/schema.ts";

let api: TestApp;
let speech: SpeechProvider | undefined;

beforeAll(async () => {
  api = await createTestApp();
  await storeEpisode(api.database.db, {});
  Object.defineProperty(api.services, "speech", { get: () => speech });
});
afterAll(() => api.close());

async function anyWord() {
  const [word] = await api.database.db.select({ id: words.id, phrase: words.phrase }).from(words);
  if (word === undefined) throw new Error("no word is stored");
  return word;
}

test("a word is spoken by its phrase, as WAV that browsers keep", async () => {
  speech = { description: "", speak: async (id, phrase) => Buffer.from(`RIFF ${id} ${phrase}`) };
  const { id, phrase } = await anyWord();
  const response = await api.app.inject({ url: `/api/Speech/${id}` });
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("audio/wav");
  expect(response.headers["cache-control"]).toContain("max-age=2592000");
  expect(response.body).toBe(`RIFF ${id} ${phrase}`);
});

test.each(["/api/Speech/1", "/api/Speech/9007199254740991"])("%s is no word: 404", async (url) => {
  expect((await api.app.inject({ url })).json().code).toBe("not_found");
});

test.each(["/api/Speech/x", "/api/Speech/0", "/api/Speech/1.5", "/api/Speech/9007199254740993"])(
  "%s is no id: 400",
  async (url) => {
    expect((await api.app.inject({ url })).statusCode).toBe(400);
  },
);

test("without a provider there is nothing", async () => {
  speech = undefined;
  const { id } = await anyWord();
  expect((await api.app.inject({ url: `/api/Speech/${id}` })).statusCode).toBe(404);
});

test("with too many waiting it is to be asked again later", async () => {
  speech = {
    description: "",
    speak: async () => {
      throw new SpeechBusyError("busy");
    },
  };
  const { id } = await anyWord();
  const response = await api.app.inject({ url: `/api/Speech/${id}` });
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("2");
});
