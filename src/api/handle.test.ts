import { expect, test } from "vitest";
import { storeEpisode } from "../../tests/factories/stored-catalogue.ts";
import { createTestApp } from "../../tests/factories/test-app.ts";
import { operations } from "../contract/operations.ts";
import { Refusal } from "../services/refusal.ts";
import { words } from "../storage/lexicon/schema.ts";
import type { Api } from "./handle.ts";

test("every operation of the table has its route, and no other call is documented", async () => {
  const api = await createTestApp();
  const { paths } = (await api.app.inject({ url: "/api/openapi.json" })).json();
  const documented = Object.entries<Record<string, { operationId: string; tags: string[] }>>(paths).flatMap(
    ([path, calls]) =>
      Object.entries(calls).map(([method, { operationId, tags }]) => ({
        name: `${tags}/${operationId}`,
        method,
        path,
      })),
  );
  const table = Object.entries(operations).map(([name, operation]) => ({
    name,
    method: operation.method.toLowerCase(),
    path: `/api/${"path" in operation ? operation.path : name}`,
  }));
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
  expect(documented.sort(byName)).toEqual(table.sort(byName));
  await api.close();
});

test("a use case's refusal that the operation does not list is reported", async () => {
  const reported: string[][] = [];
  const speak = () => Promise.reject(new Refusal("conflict"));
  const api = await createTestApp({
    services: { speech: { description: "", speak } },
    reportUnlisted: (...report) => reported.push(report),
  });
  await storeEpisode(api.database.db, {});
  const [word] = await api.database.db.select({ id: words.id }).from(words);
  const response = await api.app.inject({ url: `/api/Speech/${word?.id}` });
  expect(response.statusCode).toBe(409);
  expect(reported).toEqual([["Speech/GetSpeech", "conflict"]]);
  await api.close();
});

/** Never run: what does not compile is the test. */
export function typesOf({ handle }: Api): void {
  handle("Quiz/DropQuiz", async ({ user, body, problem }) => {
    if (user.id === 0) throw problem("not_found");
    // @ts-expect-error misspelt field of the body
    if (body.quizzId === "") throw problem("unauthorized");
    // @ts-expect-error problem that the operation does not list
    throw problem("conflict");
  });
  // @ts-expect-error misspelt operation
  handle("Quiz/DropKuiz", async () => null);
  // @ts-expect-error misspelt field of the answer
  handle("Home/GetContentVersion", async () => ({ versoin: 1 }));
  handle("Home/GetContentVersion", async (context) => {
    // @ts-expect-error nobody is known where no token is read
    context.user;
    return { version: 1 };
  });
  handle("WordList/GetListInfo", async ({ user, problem }) => {
    // @ts-expect-error a visitor may ask
    user.id;
    throw problem("not_found");
  });
}
