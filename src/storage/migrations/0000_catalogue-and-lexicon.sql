CREATE TABLE "episode_words" (
	"episode_id" integer NOT NULL,
	"word_id" bigint NOT NULL,
	"count" integer NOT NULL,
	"tokens" integer NOT NULL,
	"times" integer[] NOT NULL,
	"line" text,
	CONSTRAINT "episode_words_episode_id_word_id_pk" PRIMARY KEY("episode_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "episodes" (
	"id" serial PRIMARY KEY NOT NULL,
	"title_id" integer NOT NULL,
	"season_id" integer,
	"episode_number" integer NOT NULL,
	"name" text,
	"content_hash" text NOT NULL,
	"running_words" integer NOT NULL,
	"closed_class_words" integer NOT NULL,
	"name_words" integer NOT NULL,
	"other_words" integer NOT NULL,
	"item_words" integer NOT NULL,
	"word_count" integer DEFAULT 0 NOT NULL,
	"difficulty" smallint,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "episodes_place" UNIQUE NULLS NOT DISTINCT("title_id","season_id","episode_number"),
	CONSTRAINT "episodes_difficulty" CHECK ("episodes"."difficulty" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" serial PRIMARY KEY NOT NULL,
	"title_id" integer NOT NULL,
	"season_number" integer NOT NULL,
	"is_premium" boolean NOT NULL,
	"difficulty" smallint,
	"word_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "seasons_title_number" UNIQUE("title_id","season_number"),
	CONSTRAINT "seasons_difficulty" CHECK ("seasons"."difficulty" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "titles" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"combined_url" text NOT NULL,
	"year" integer,
	"genres" text[] NOT NULL,
	"description" jsonb NOT NULL,
	"poster_url" text,
	"is_premium" boolean NOT NULL,
	"show_lines" boolean NOT NULL,
	"difficulty" smallint,
	"word_count" integer DEFAULT 0 NOT NULL,
	"is_stale" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "titles_combined_url" UNIQUE("kind","combined_url"),
	CONSTRAINT "titles_kind" CHECK ("titles"."kind" in ('series', 'movie')),
	CONSTRAINT "titles_difficulty" CHECK ("titles"."difficulty" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "words" (
	"id" bigint PRIMARY KEY NOT NULL,
	"phrase" text NOT NULL,
	"part_of_speech" text NOT NULL,
	"level" smallint NOT NULL,
	"tr" text[] NOT NULL,
	"es" text[] NOT NULL,
	"definition" text NOT NULL,
	"synonyms" text[] NOT NULL,
	"ipa" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "words_phrase_part_of_speech" UNIQUE("phrase","part_of_speech"),
	CONSTRAINT "words_level" CHECK ("words"."level" between 1 and 5),
	CONSTRAINT "words_source" CHECK ("words"."source" in ('lexicon', 'fallback'))
);
--> statement-breakpoint
CREATE TABLE "publication" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	"lexicon_hash" text,
	CONSTRAINT "publication_one_row" CHECK ("publication"."id")
);
--> statement-breakpoint
ALTER TABLE "episode_words" ADD CONSTRAINT "episode_words_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "episode_words_word" ON "episode_words" USING btree ("word_id");--> statement-breakpoint
CREATE INDEX "episodes_season" ON "episodes" USING btree ("season_id");--> statement-breakpoint
CREATE UNIQUE INDEX "titles_identity" ON "titles" USING btree ("kind",lower("name"),coalesce("year", 0));--> statement-breakpoint
CREATE INDEX "titles_stale" ON "titles" USING btree ("id") WHERE "titles"."is_stale";