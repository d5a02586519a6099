CREATE TABLE "reading_words" (
	"reading_id" integer NOT NULL,
	"word_id" bigint NOT NULL,
	"count" integer NOT NULL,
	"tokens" integer NOT NULL,
	"times" integer[] NOT NULL,
	"senses" smallint[] NOT NULL,
	CONSTRAINT "reading_words_reading_id_word_id_pk" PRIMARY KEY("reading_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "readings" (
	"id" serial PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"analysis" text NOT NULL,
	"running_words" integer NOT NULL,
	"closed_class_words" integer NOT NULL,
	"name_words" integer NOT NULL,
	"other_words" integer NOT NULL,
	"unjudged_words" integer NOT NULL,
	"item_words" integer NOT NULL,
	"seconds" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "readings_hash" UNIQUE("hash","analysis")
);
--> statement-breakpoint
CREATE TABLE "title_owners" (
	"title_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"public_title_id" integer
);
--> statement-breakpoint
CREATE TABLE "brought_files" (
	"upload_id" uuid NOT NULL,
	"file" integer NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"problem_line" integer,
	"problem_number" integer,
	"reading_id" integer,
	CONSTRAINT "brought_files_upload_id_file_pk" PRIMARY KEY("upload_id","file"),
	CONSTRAINT "brought_files_state" CHECK ("brought_files"."state" in ('waiting', 'read', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "brought_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "brought_uploads_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"title_id" integer,
	CONSTRAINT "brought_uploads_state" CHECK ("brought_uploads"."state" in ('waiting', 'running', 'done'))
);
--> statement-breakpoint
ALTER TABLE "titles" DROP CONSTRAINT "titles_combined_url";--> statement-breakpoint
DROP INDEX "titles_identity";--> statement-breakpoint
ALTER TABLE "episodes" ADD COLUMN "reading_id" integer;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "list_words" ADD COLUMN "episode_id" integer;--> statement-breakpoint
ALTER TABLE "list_words" ADD COLUMN "sense" smallint;--> statement-breakpoint
ALTER TABLE "list_words" ADD COLUMN "second" integer;--> statement-breakpoint
ALTER TABLE "reading_words" ADD CONSTRAINT "reading_words_reading_id_readings_id_fk" FOREIGN KEY ("reading_id") REFERENCES "public"."readings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_owners" ADD CONSTRAINT "title_owners_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_owners" ADD CONSTRAINT "title_owners_public_title_id_titles_id_fk" FOREIGN KEY ("public_title_id") REFERENCES "public"."titles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brought_files" ADD CONSTRAINT "brought_files_upload_id_brought_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."brought_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brought_files" ADD CONSTRAINT "brought_files_reading_id_readings_id_fk" FOREIGN KEY ("reading_id") REFERENCES "public"."readings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brought_uploads" ADD CONSTRAINT "brought_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brought_uploads" ADD CONSTRAINT "brought_uploads_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_words_word" ON "reading_words" USING btree ("word_id");--> statement-breakpoint
CREATE INDEX "readings_unused" ON "readings" USING btree ("unused_since") WHERE "readings"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "title_owners_user" ON "title_owners" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "title_owners_public" ON "title_owners" USING btree ("public_title_id");--> statement-breakpoint
CREATE INDEX "brought_files_reading" ON "brought_files" USING btree ("reading_id") WHERE "brought_files"."reading_id" is not null;--> statement-breakpoint
CREATE INDEX "brought_uploads_user" ON "brought_uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "brought_uploads_open" ON "brought_uploads" USING btree ("number") WHERE "brought_uploads"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "brought_uploads_created" ON "brought_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "brought_uploads_title" ON "brought_uploads" USING btree ("title_id");--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_reading_id_readings_id_fk" FOREIGN KEY ("reading_id") REFERENCES "public"."readings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "episodes_reading" ON "episodes" USING btree ("reading_id") WHERE "episodes"."reading_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "titles_combined_url" ON "titles" USING btree ("kind","combined_url") WHERE not "titles"."is_private";--> statement-breakpoint
CREATE UNIQUE INDEX "titles_identity" ON "titles" USING btree ("kind",lower("name"),coalesce("year", 0)) WHERE not "titles"."is_private";--> statement-breakpoint
CREATE VIEW "public"."said_words" AS (
  select episode_id, word_id, count, tokens, times, line, senses from episode_words
  union all
  select episodes.id, reading_words.word_id, reading_words.count, reading_words.tokens, reading_words.times,
    null::text, reading_words.senses
  from episodes join reading_words on reading_words.reading_id = episodes.reading_id);