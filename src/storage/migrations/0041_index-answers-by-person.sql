-- An operator of a large site makes it beforehand with `create index concurrently`, so that nobody waits here.
CREATE INDEX IF NOT EXISTS "points_ledger_person" ON "points_ledger" USING btree ("user_id","day","word_id");--> statement-breakpoint
DROP INDEX "points_ledger_earned";
