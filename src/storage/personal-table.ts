import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";

/** What becomes of a person's rows when the person leaves. */
type Deletion =
  /** The foreign key erases them with the account. */
  | "cascade"
  | { erase(transaction: Db, userId: number): Promise<unknown> }
  /** They stay without the person: the table has a column `pseudonym` (uuid), and a `user_id` that becomes null. */
  | { pseudonymise(transaction: Db, userId: number, pseudonym: string): Promise<unknown> };

/** What is kept of a person in one table. */
export type PersonalTable = {
  readonly table: PgTable;
  /** Its name in the export. */
  readonly exportedAs: string;
  /** The person's rows as the export shows them, without anything that would let its reader sign in. */
  read(db: Db, userId: number): Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly onDeletion: Deletion;
};
