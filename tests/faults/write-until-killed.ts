import { openDatabase } from "../../src/storage/database.ts";

/** Opens the embedded database in the folder given, and says each number once it is committed. */
const database = await openDatabase({ dataDir: process.argv[2] ?? "" });
await database.pool.query("create table if not exists written (n int)");
const { rows } = await database.pool.query("select count(*)::int as count from written");
for (let n: number = rows[0].count; ; n += 1) {
  await database.pool.query("insert into written values ($1)", [n]);
  process.stdout.write(`${n}\n`);
}
