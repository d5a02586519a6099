DROP INDEX "words_lexicon_level";--> statement-breakpoint
CREATE INDEX "words_lexicon_class" ON "words" USING btree ("level","part_of_speech","id") WHERE "words"."source" = 'lexicon';