CREATE TABLE "day_totals" (
	"day" date PRIMARY KEY NOT NULL,
	"learners" integer NOT NULL,
	"learners_of_six_days" integer NOT NULL,
	"answers" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_assignee" ON "contact_messages" USING btree ("assignee_id");--> statement-breakpoint
-- Searches by a part of a text. Without the extension, which the embedded database has not and some roles may not
-- create, they read the whole table.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX users_search ON users USING gin (username_folded gin_trgm_ops, mail_folded gin_trgm_ops);
    CREATE INDEX payments_search ON payments USING gin (lower(id::text || ' ' || coalesce(provider_reference, '') || ' ' || coalesce(buyer ->> 'name', '') || ' ' || coalesce(buyer ->> 'surname', '') || ' ' || coalesce(buyer ->> 'mail', '')) gin_trgm_ops);
  END IF;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'pg_trgm may not be created by this role: searches of the console read whole tables';
END $$;
