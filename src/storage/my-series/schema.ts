import type { FileProblemCode } from "../../domain/subtitles/file-problem.ts";
import { users } from "../accounts/schema.ts";
import { readings } from "../catalogue/readings-schema.ts";
import { titles } from "../catalogue/schema.ts";
import { check, index, integer, moment, pgTable, primaryKey, sql, text, uuid } from "../drizzle.ts";

/** Subtitles that somebody brings; the files wait in DATA_DIR until each is read, and are removed then. */
export const broughtUploads = pgTable(
  "brought_uploads",
  {
    id: uuid("id").primaryKey(),
    /** In the order in which they were given. */
    number: integer("number").notNull().generatedAlwaysAsIdentity(),
    /** Null for a visitor, whose upload is anybody's who has its id, which cannot be guessed. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    state: text("state", { enum: ["waiting", "running", "done"] }).notNull(),
    createdAt: moment("created_at").notNull(),
    /** Until when the process that reads it has it to itself. */
    leaseUntil: moment("lease_until"),
    /** What Arrange made of it: given again, it changes the same title. */
    titleId: integer("title_id").references(() => titles.id, { onDelete: "set null" }),
  },
  (table) => [
    index("brought_uploads_user").on(table.userId, table.createdAt),
    index("brought_uploads_open").on(table.number).where(sql`${table.state} <> 'done'`),
    index("brought_uploads_created").on(table.createdAt),
    index("brought_uploads_title").on(table.titleId),
    check("brought_uploads_state", sql`${table.state} in ('waiting', 'running', 'done')`),
  ],
);

export const broughtFiles = pgTable(
  "brought_files",
  {
    uploadId: uuid("upload_id")
      .notNull()
      .references(() => broughtUploads.id, { onDelete: "cascade" }),
    /** From 1, in the order of their names. */
    file: integer("file").notNull(),
    /** Its path in what was dropped. */
    name: text("name").notNull(),
    state: text("state", { enum: ["waiting", "read", "failed"] }).notNull(),
    /** Why it failed. Nothing of its text: only where in it, and a number that the code says something of. */
    problem: text("problem").$type<FileProblemCode>(),
    problemLine: integer("problem_line"),
    problemNumber: integer("problem_number"),
    readingId: integer("reading_id").references(() => readings.id),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.file] }),
    index("brought_files_reading").on(table.readingId).where(sql`${table.readingId} is not null`),
    check("brought_files_state", sql`${table.state} in ('waiting', 'read', 'failed')`),
  ],
);
