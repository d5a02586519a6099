CREATE TABLE "known_levels" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"level" smallint NOT NULL,
	CONSTRAINT "known_levels_level" CHECK ("known_levels"."level" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "known_words" (
	"user_id" integer NOT NULL,
	"word_id" bigint NOT NULL,
	"known_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_words_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "list_words" (
	"list_id" integer NOT NULL,
	"word_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "list_words_list_id_word_id_pk" PRIMARY KEY("list_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "missing_words" (
	"phrase" text PRIMARY KEY NOT NULL,
	"context" text NOT NULL,
	"reports" integer DEFAULT 1 NOT NULL,
	"first_reported_at" timestamp with time zone NOT NULL,
	"last_reported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "word_lists" (
	"id" integer PRIMARY KEY DEFAULT nextval('users_known_list_id_seq') NOT NULL,
	"user_id" integer,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "word_lists_url_unique" UNIQUE("url"),
	CONSTRAINT "word_lists_owner" CHECK (("word_lists"."user_id" is null) = ("word_lists"."expires_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "known_levels" ADD CONSTRAINT "known_levels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_words" ADD CONSTRAINT "known_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_words" ADD CONSTRAINT "list_words_list_id_word_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."word_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_lists" ADD CONSTRAINT "word_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "word_lists_user" ON "word_lists" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "word_lists_expiry" ON "word_lists" USING btree ("expires_at") WHERE "word_lists"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "words_phrase_lower" ON "words" USING btree (lower("phrase"));