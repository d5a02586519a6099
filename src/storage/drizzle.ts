import { createRequire } from "node:module";
import type { SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

// The CommonJS build of the query builder. For each of its 300 ES modules Node reads a manifest of 180 KB: 450 ms and
// 200 MB at every start, against 40 ms. Types come from the package as usual.
const require = createRequire(import.meta.url);
const builder: typeof import("drizzle-orm") = require("drizzle-orm");
const postgres: typeof import("drizzle-orm/pg-core") = require("drizzle-orm/pg-core");
const driver: typeof import("drizzle-orm/node-postgres") = require("drizzle-orm/node-postgres");
const files: typeof import("drizzle-orm/migrator") = require("drizzle-orm/migrator");

export const { and, asc, between, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or } = builder;
export const { count, getTableColumns, getTableName, max, min, not, notExists, notInArray, sql } = builder;

export const {
  alias,
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  serial,
  smallint,
  text,
  union,
  unionAll,
  unique,
  uniqueIndex,
  uuid,
} = postgres;

/** A moment in time, as a `Date`. */
export const moment = (name: string) => postgres.timestamp(name, { withTimezone: true });

/** Bytes, such as hashes of tokens. */
export const bytea = postgres.customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** JSON that is stored in another form than that of the code. */
export function convertedJson<T, Stored>(conversion: { toDriver(value: T): Stored; fromDriver(stored: Stored): T }) {
  return postgres.customType<{ data: T; driverData: Stored }>({ dataType: () => "jsonb", ...conversion });
}

export const { drizzle } = driver;
export const { readMigrationFiles } = files;

/** In `onConflictDoUpdate`: the value that was proposed for insertion. */
export function excluded(column: PgColumn): SQL {
  return sql`excluded.${sql.identifier(column.name)}`;
}

/** Like `inArray`, but with one parameter however many values there are. */
export function isAnyOf(column: PgColumn, values: readonly (number | string)[]): SQL {
  return sql`${column} = any(${sql.param([...values])})`;
}

export type { SQL } from "drizzle-orm";
