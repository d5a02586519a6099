ALTER TABLE "word_lists" ADD COLUMN "selection" jsonb;--> statement-breakpoint
ALTER TABLE "word_lists" ADD COLUMN "known_of" integer;--> statement-breakpoint
ALTER TABLE "word_lists" ADD COLUMN "generated_count" integer;--> statement-breakpoint
ALTER TABLE "word_lists" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "word_lists" ADD CONSTRAINT "word_lists_known_of_users_id_fk" FOREIGN KEY ("known_of") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "word_lists_known_of" ON "word_lists" USING btree ("known_of") WHERE "word_lists"."known_of" is not null;