import { users } from "../accounts/schema.ts";
import { titles } from "../catalogue/schema.ts";
import {
  bigint,
  boolean,
  bytea,
  check,
  date,
  index,
  integer,
  jsonb,
  moment,
  pgTable,
  primaryKey,
  sql,
  text,
  uuid,
} from "../drizzle.ts";

/** The one-time passwords of those who may enter the console (RFC 6238). */
export const secondFactors = pgTable("second_factors", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Base32, sealed where the site has a key for it; codes are computed from it, so that it cannot be hashed. */
  secret: text("secret").notNull(),
  createdAt: moment("created_at").notNull(),
  /** Null until a first code has shown that the secret arrived. */
  confirmedAt: moment("confirmed_at"),
  /** The 30 seconds of the last accepted code: a code counts once. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  /** SHA-256 in hexadecimal digits of the recovery codes that are left. */
  recoveryHashes: text("recovery_hashes").array().notNull(),
});

/** One-time codes with which operators set up their second factor. */
export const consoleInvitations = pgTable("console_invitations", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256. */
  hash: bytea("hash").notNull(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

/**
 * Every writing call of the console, in the transaction of the call; a trigger lets rows only be added. Without a foreign
 * key: it outlives accounts. What it says of people are ids and what the operator did, no names or addresses of theirs.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull(),
    /** The operator's id and name at the time. */
    actorId: integer("actor_id").notNull(),
    actor: text("actor").notNull(),
    /** Network address. */
    address: text("address").notNull(),
    /** The call. */
    action: text("action").notNull(),
    /** What it was done to, such as `title:12`. */
    thing: text("thing").notNull(),
    before: jsonb("before"),
    after: jsonb("after"),
  },
  (table) => [
    index("audit_log_thing").on(table.thing, table.id),
    index("audit_log_actor").on(table.actorId, table.id),
    index("audit_log_at").on(table.at),
  ],
);

/** Figures of days that are over, of Europe/Istanbul, for the overview: counting them reads the ledger of a fortnight. */
export const dayTotals = pgTable("day_totals", {
  day: date("day", { mode: "string" }).primaryKey(),
  /** People who earned points. */
  learners: integer("learners").notNull(),
  /** Of the six days that end with this one. */
  learnersOfSixDays: integer("learners_of_six_days").notNull(),
  answers: integer("answers").notNull(),
});

/** The processes of the site, each of which writes its row every half minute. */
export const processes = pgTable(
  "processes",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    version: text("version").notNull(),
    startedAt: moment("started_at").notNull(),
    seenAt: moment("seen_at").notNull(),
    /** Its slowest calls of the day and the figures of its cache. */
    figures: jsonb("figures")
      .$type<{
        readonly slowest: readonly { readonly call: string; readonly milliseconds: number; readonly at: string }[];
        readonly cache: { readonly entries: number; readonly bytes: number };
      }>()
      .notNull(),
  },
  (table) => [index("processes_seen").on(table.seenAt)],
);

/** Subtitle files that were given to the console. */
export const importJobs = pgTable(
  "import_jobs",
  {
    id: uuid("id").primaryKey(),
    /** In the order in which they were given. */
    number: integer("number").notNull().generatedAlwaysAsIdentity(),
    state: text("state", { enum: ["waiting", "running", "done", "failed"] }).notNull(),
    actorId: integer("actor_id").notNull(),
    actor: text("actor").notNull(),
    createdAt: moment("created_at").notNull(),
    startedAt: moment("started_at"),
    finishedAt: moment("finished_at"),
    /** Until when the process that runs it has it to itself. */
    leaseUntil: moment("lease_until"),
    files: integer("files").notNull(),
    done: integer("done").notNull().default(0),
    /** The title whose kept files are read again; null for an upload. */
    titleId: integer("title_id").references(() => titles.id, { onDelete: "set null" }),
    /** Whether what it finds is kept as a draft. */
    isDraft: boolean("is_draft").notNull().default(false),
    /** Takes files that seem not to be in English. */
    isForced: boolean("is_forced").notNull().default(false),
    /** Why it failed as a whole. */
    error: text("error"),
  },
  (table) => [
    index("import_jobs_number").on(table.number),
    index("import_jobs_open").on(table.number).where(sql`${table.state} in ('waiting', 'running')`),
    check("import_jobs_state", sql`${table.state} in ('waiting', 'running', 'done', 'failed')`),
  ],
);

/** The files themselves, on PostgreSQL: any process may run the import. With the embedded database they are in DATA_DIR. */
export const importSources = pgTable(
  "import_sources",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => importJobs.id, { onDelete: "cascade" }),
    path: text("path").notNull(),
    content: bytea("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.path] })],
);

/** What became of each file. */
export const importFiles = pgTable(
  "import_files",
  {
    jobId: uuid("job_id")
      .notNull()
      .references(() => importJobs.id, { onDelete: "cascade" }),
    path: text("path").notNull(),
    /** As the import reports it. */
    report: jsonb("report").notNull(),
    /** The title that it is of, where it was imported. */
    titleId: integer("title_id").references(() => titles.id, { onDelete: "set null" }),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.path] })],
);
