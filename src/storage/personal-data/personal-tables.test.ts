import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { getTableName } from "../drizzle.ts";
import { personalTables } from "./personal-tables.ts";
import { readPersonalData } from "./read-personal-data.ts";

let created: TestDatabase;

beforeAll(async () => {
  created = await createTestDatabase();
});
afterAll(() => created.dispose());

/** Tables that hold a person's rows: by a column of that name, or by a chain of foreign keys that ends at users. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await created.database.pool.query(`
    with recursive people (oid) as (
      select 'users'::regclass::oid
      union
      select conrelid from pg_constraint join people on confrelid = people.oid where contype = 'f'
    )
    select relname as name from pg_class where oid in (select oid from people)
    union
    select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'
    order by name`);
  return rows.map(({ name }) => name);
}

test("every table that holds rows of a person is in the list of personal data", async () => {
  const listed = personalTables.map(({ table }) => getTableName(table));
  const held = await tablesOfPeople();
  expect(held).toContain("sessions");
  expect(held.filter((table) => !listed.includes(table))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test("what a table's entry promises of deletion, its columns and keys can keep", async () => {
  const { rows: keys } = await created.database.pool.query(`
    select conrelid::regclass::text as name, confdeltype as rule from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass`);
  const { rows: columns } = await created.database.pool.query(`
    select table_name as name, column_name as column, is_nullable as nullable, udt_name as type
    from information_schema.columns where table_schema = 'public'`);
  for (const { table, onDeletion } of personalTables) {
    const tableName = getTableName(table);
    const rules = keys.filter(({ name }) => name === tableName).map(({ rule }) => rule);
    if (onDeletion === "cascade") expect(rules.every((rule) => rule === "c")).toBe(true);
    else if ("pseudonymise" in onDeletion) {
      expect(columns).toContainEqual({ name: tableName, column: "pseudonym", nullable: "YES", type: "uuid" });
      expect(columns).toContainEqual(expect.objectContaining({ name: tableName, column: "user_id", nullable: "YES" }));
    }
  }
});

test("every entry can be read, each under a name of its own", async () => {
  const data = await created.database.db.transaction((transaction) => readPersonalData(transaction, 1));
  expect(Object.keys(data)).toEqual(personalTables.map(({ exportedAs }) => exportedAs));
});
