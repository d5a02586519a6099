import type { Db } from "../database.ts";
import { and, asc, eq, isAnyOf, sql } from "../drizzle.ts";
import { importSources } from "./schema.ts";

type Place = { readonly from: string; readonly to: string; readonly path: string };

export async function insertImportSource(db: Db, source: typeof importSources.$inferInsert): Promise<void> {
  await db.insert(importSources).values(source);
}

/** Gives another import the same file; nothing where there is none, or it has one of that path. */
export async function copyImportSource(db: Db, { from, to, path }: Place): Promise<void> {
  await db.execute(sql`insert into import_sources (import_id, path, content)
    select ${to}, path, content from import_sources where import_id = ${from} and path = ${path} on conflict do nothing`);
}

/** The imports whose files are kept. */
export async function readImportSourceIds(db: Db): Promise<string[]> {
  return (await db.selectDistinct({ id: importSources.importId }).from(importSources)).map(({ id }) => id);
}

export async function readImportSourcePaths(db: Db, importId: string): Promise<string[]> {
  const rows = await db
    .select({ path: importSources.path })
    .from(importSources)
    .where(eq(importSources.importId, importId))
    .orderBy(asc(importSources.path));
  return rows.map(({ path }) => path);
}

export async function readImportSource(db: Db, importId: string, path: string): Promise<Buffer> {
  const [row] = await db
    .select({ content: importSources.content })
    .from(importSources)
    .where(and(eq(importSources.importId, importId), eq(importSources.path, path)));
  if (row === undefined) throw new Error(`import ${importId} has no file ${path}`);
  return row.content;
}

export async function deleteImportSources(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(importSources).where(isAnyOf(importSources.importId, ids));
}
