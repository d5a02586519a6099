import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../tests/factories/test-database.ts";
import { insertUser } from "../accounts/users.ts";
import { eq, integer, pgTable, uuid } from "../drizzle.ts";
import type { PersonalTable } from "../personal-table.ts";
import { eraseUser } from "./erase-user.ts";

const table = pgTable("test_ledger", {
  userId: integer("user_id"),
  pseudonym: uuid("pseudonym"),
  points: integer("points").notNull(),
});

const ledger: PersonalTable = {
  table,
  exportedAs: "ledger",
  read: (db, userId) => db.select({ points: table.points }).from(table).where(eq(table.userId, userId)),
  onDeletion: {
    pseudonymise: (transaction, userId, pseudonym) =>
      transaction.update(table).set({ pseudonym, userId: null }).where(eq(table.userId, userId)),
  },
};

test("what must stay stays under one pseudonym, and leads nobody back to the person", async () => {
  const { database, dispose } = await createTestDatabase();
  const { db, pool } = database;
  await database.withConnection((client) =>
    client.query(`create table test_ledger (
      user_id integer references users on delete set null, pseudonym uuid, points integer not null);
      grant all on test_ledger to public`),
  );
  const ids: number[] = [];
  for (const name of ["ayse", "berk"]) {
    const user = await insertUser(db, {
      username: name,
      usernameFolded: name,
      mail: `${name}@example.org`,
      mailFolded: `${name}@example.org`,
      passwordHash: null,
      language: "tr",
      timeZone: "Europe/Istanbul",
      mailConsent: false,
      createdAt: new Date(),
    });
    ids.push(user?.id ?? 0);
  }
  const [left = 0, stays = 0] = ids;
  for (const [user, points] of [
    [left, 10],
    [left, 20],
    [stays, 5],
  ]) {
    await pool.query("insert into test_ledger values ($1, null, $2)", [user, points]);
  }
  const pseudonym = randomUUID();
  await db.transaction((transaction) => eraseUser(transaction, left, pseudonym, [ledger]));
  const { rows } = await pool.query("select * from test_ledger order by points");
  expect(rows).toEqual([
    { user_id: stays, pseudonym: null, points: 5 },
    { user_id: null, pseudonym, points: 10 },
    { user_id: null, pseudonym, points: 20 },
  ]);
  const { rows: users } = await pool.query("select username from users");
  expect(users).toEqual([{ username: "berk" }]);
  await dispose();
});
