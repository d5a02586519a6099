ALTER TABLE "episode_words" ADD COLUMN "senses" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "senses" jsonb DEFAULT '[]'::jsonb NOT NULL;