ALTER TABLE "episodes" ADD COLUMN "for_languages" jsonb;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "for_languages" jsonb;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "for_languages" jsonb;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "cognates" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "false_friends" jsonb DEFAULT '{"tr":"","es":""}'::jsonb NOT NULL;