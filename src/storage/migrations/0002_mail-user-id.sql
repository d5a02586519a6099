DROP INDEX "mail_outbox_user";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "user_id" integer;--> statement-breakpoint
CREATE INDEX "mail_outbox_user" ON "mail_outbox" USING btree ("user_id");
