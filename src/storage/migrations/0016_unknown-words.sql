CREATE TABLE "unknown_words" (
	"user_id" integer NOT NULL,
	"word_id" bigint NOT NULL,
	CONSTRAINT "unknown_words_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);
--> statement-breakpoint
ALTER TABLE "unknown_words" ADD CONSTRAINT "unknown_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;