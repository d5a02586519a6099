CREATE TABLE "missing_items" (
	"episode_id" integer NOT NULL,
	"word_id" bigint NOT NULL,
	"phrase" text NOT NULL,
	"part_of_speech" text NOT NULL,
	"count" integer NOT NULL,
	"tokens" integer NOT NULL,
	"times" integer[] NOT NULL,
	"senses" smallint[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "missing_items_episode_id_word_id_pk" PRIMARY KEY("episode_id","word_id")
);
--> statement-breakpoint
ALTER TABLE "episodes" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "licence" text;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "credit" text;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "missing_items" ADD CONSTRAINT "missing_items_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "missing_items_word" ON "missing_items" USING btree ("word_id");