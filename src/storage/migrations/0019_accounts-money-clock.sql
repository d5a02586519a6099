CREATE TABLE "clock_leaps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clock_leaps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"left_at" timestamp with time zone NOT NULL,
	"landed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_clock" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_codes" DROP CONSTRAINT "account_codes_kind";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "skeleton_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "proofs_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "open_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mail_outbox_held" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."is_held";--> statement-breakpoint
ALTER TABLE "account_codes" ADD CONSTRAINT "account_codes_kind" CHECK ("account_codes"."kind" in ('activation', 'reset', 'mail_change', 'mail_change_cancel'));