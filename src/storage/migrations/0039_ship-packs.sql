CREATE TABLE "shipped_packs" (
	"file" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"content_hashes" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "place" integer;