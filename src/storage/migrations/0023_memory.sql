CREATE TABLE "memory_cards" (
	"user_id" integer NOT NULL,
	"word_id" bigint NOT NULL,
	"kind" smallint NOT NULL,
	"stability" double precision,
	"difficulty" double precision,
	"last_day" date,
	"due_day" date NOT NULL,
	"reps" smallint NOT NULL,
	"lapses" smallint NOT NULL,
	"sense" smallint,
	"is_known" boolean DEFAULT false NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "memory_cards_user_id_word_id_kind_pk" PRIMARY KEY("user_id","word_id","kind"),
	CONSTRAINT "memory_cards_kind" CHECK ("memory_cards"."kind" in (1, 2)),
	CONSTRAINT "memory_cards_state" CHECK (("memory_cards"."stability" is null) = ("memory_cards"."difficulty" is null) and ("memory_cards"."stability" is null) = ("memory_cards"."last_day" is null))
);
--> statement-breakpoint
CREATE TABLE "memory_log" (
	"user_id" integer NOT NULL,
	"answer_id" uuid NOT NULL,
	"word_id" bigint NOT NULL,
	"kind" smallint NOT NULL,
	"way" text NOT NULL,
	"grade" smallint,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"elapsed_ms" integer,
	"is_undone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "memory_log_user_id_answer_id_pk" PRIMARY KEY("user_id","answer_id"),
	CONSTRAINT "memory_log_grade" CHECK ("memory_log"."grade" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "memory_notes" (
	"user_id" integer NOT NULL,
	"word_id" bigint NOT NULL,
	"meaning" text NOT NULL,
	"note" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memory_notes_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "memory_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"retention" double precision NOT NULL,
	"new_per_day" smallint NOT NULL,
	"goal_minutes" smallint NOT NULL,
	"is_self_graded" boolean NOT NULL,
	"reminder_by" text NOT NULL,
	"reminder_hour" smallint NOT NULL,
	"weights" double precision[],
	"fitted_at" timestamp with time zone,
	CONSTRAINT "memory_settings_retention" CHECK ("memory_settings"."retention" between 0.8 and 0.97),
	CONSTRAINT "memory_settings_hour" CHECK ("memory_settings"."reminder_hour" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "memory_cards" ADD CONSTRAINT "memory_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_log" ADD CONSTRAINT "memory_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_notes" ADD CONSTRAINT "memory_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_settings" ADD CONSTRAINT "memory_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memory_cards_due" ON "memory_cards" USING btree ("user_id","due_day") WHERE ("memory_cards"."stability" is not null or "memory_cards"."kind" = 2) and not "memory_cards"."is_known" and "memory_cards"."lapses" < 8;--> statement-breakpoint
CREATE INDEX "memory_cards_fresh" ON "memory_cards" USING btree ("user_id","last_at") WHERE "memory_cards"."stability" is null and "memory_cards"."kind" = 1 and not "memory_cards"."is_known";--> statement-breakpoint
CREATE INDEX "memory_log_word" ON "memory_log" USING btree ("user_id","word_id");--> statement-breakpoint
CREATE INDEX "memory_log_at" ON "memory_log" USING btree ("user_id","at");