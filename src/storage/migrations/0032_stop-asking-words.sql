DROP INDEX "memory_cards_due";--> statement-breakpoint
DROP INDEX "memory_cards_fresh";--> statement-breakpoint
ALTER TABLE "memory_cards" ADD COLUMN "is_stopped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "memory_cards_due" ON "memory_cards" USING btree ("user_id","due_day") WHERE ("memory_cards"."stability" is not null or "memory_cards"."kind" = 2) and not "memory_cards"."is_known" and not "memory_cards"."is_stopped" and "memory_cards"."lapses" < 8;--> statement-breakpoint
CREATE INDEX "memory_cards_fresh" ON "memory_cards" USING btree ("user_id","last_at") WHERE "memory_cards"."stability" is null and "memory_cards"."kind" = 1 and not "memory_cards"."is_known" and not "memory_cards"."is_stopped";