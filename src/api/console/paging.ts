import { z } from "zod";
import { ProblemError } from "../errors/problem-error.ts";

type Cursor = { readonly place: string | number; readonly id: string | number };

type PageQuery = { readonly after: Cursor | undefined; readonly limit: number };

const part = z.union([z.string().max(200), z.int()]);

const cursorParts = z.tuple([part, part]);

/** The part of a list that a query asks for; a cursor is what `present` made of the page before. */
export function pageQueryOf({
  cursor,
  limit,
}: {
  readonly cursor?: string | undefined;
  readonly limit: number;
}): PageQuery {
  return { after: cursor === undefined ? undefined : readCursor(cursor), limit };
}

function readCursor(text: string): Cursor {
  try {
    const [place, id] = cursorParts.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
    return { place, id };
  } catch {
    throw new ProblemError("invalid", { fields: [{ field: "cursor", code: "cursor.invalid" }] });
  }
}

export function presentPage<Row, Shown>(
  { rows, next }: { readonly rows: readonly Row[]; readonly next: Cursor | undefined },
  present: (row: Row) => Shown,
): { rows: Shown[]; next: string | null } {
  const cursor = next && Buffer.from(JSON.stringify([next.place, next.id])).toString("base64url");
  return { rows: rows.map(present), next: cursor ?? null };
}
