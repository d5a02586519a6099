import { createRequire } from "node:module";
import type { SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

// The query builder by its CommonJS build. As ES modules its 300 files make Node read a manifest of 180 KB once for each:
// 450 ms and 200 MB at every start, against 40 ms and hardly anything. Types come from the package as usual.
const require = createRequire(import.meta.url);
const builder: typeof import("drizzle-orm") = require("drizzle-orm");
const postgres: typeof import("drizzle-orm/pg-core") = require("drizzle-orm/pg-core");
const driver: typeof import("drizzle-orm/node-postgres") = require("drizzle-orm/node-postgres");
const migrator: typeof import("drizzle-orm/node-postgres/migrator") = require("drizzle-orm/node-postgres/migrator");

export const { and, asc, between, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or } = builder;
export const { count, getTableColumns, getTableName, min, not, notExists, notInArray, sql } = builder;

export const {
  alias,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
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

/** A moment in time; JavaScript's dates in both directions. */
export const moment = (name: string) => postgres.timestamp(name, { withTimezone: true });

/** Bytes, such as hashes of tokens. */
export const bytea = postgres.customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const { drizzle } = driver;
export const { migrate: runMigrations } = migrator;

/** In the update of a conflict: the value that was to be inserted. */
export function excluded(column: PgColumn): SQL {
  return sql`excluded.${sql.identifier(column.name)}`;
}

/** Holds for rows whose column has one of many values: one parameter, where `inArray` has one for each value. */
export function isAnyOf(column: PgColumn, values: readonly (number | string)[]): SQL {
  return sql`${column} = any(${sql.param([...values])})`;
}
