import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { hasSlowSearches } from "./search-indexes.ts";

let opened: TestDatabase;

beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.dispose());

test("searches are slow on PostgreSQL where an index of pg_trgm is missing; the embedded database is small", async () => {
  const { database } = opened;
  expect(await hasSlowSearches(database)).toBe(false);
  await database.withConnection((owner) => owner.query("drop index if exists payments_search"));
  expect(await hasSlowSearches(database)).toBe(database.kind === "postgres");
  expect(await hasSlowSearches({ db: database.db, kind: "postgres" })).toBe(true);
});
