CREATE TABLE "quiz_answers" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"quiz_id" uuid NOT NULL,
	"tour_id" uuid NOT NULL,
	"outcome" jsonb NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"source" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"start_length" integer NOT NULL,
	"pool" jsonb NOT NULL,
	"tour" jsonb,
	"tour_id" uuid,
	"question_id" uuid,
	"remaining" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quizzes_tour_id_unique" UNIQUE("tour_id"),
	CONSTRAINT "quizzes_open" CHECK ("quizzes"."question_id" is null or "quizzes"."tour_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "poll_options" (
	"id" serial PRIMARY KEY NOT NULL,
	"poll_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"text" jsonb NOT NULL,
	CONSTRAINT "poll_options_place" UNIQUE("poll_id","position"),
	CONSTRAINT "poll_options_of_poll" UNIQUE("poll_id","id")
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"poll_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"option_id" integer NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "poll_votes_poll_id_user_id_pk" PRIMARY KEY("poll_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"id" serial PRIMARY KEY NOT NULL,
	"question" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "frozen_months" (
	"month" text PRIMARY KEY NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "frozen_ranks" (
	"month" text NOT NULL,
	"rank" integer NOT NULL,
	"user_id" integer,
	"pseudonym" uuid,
	"points" integer NOT NULL,
	CONSTRAINT "frozen_ranks_month_rank_pk" PRIMARY KEY("month","rank")
);
--> statement-breakpoint
CREATE TABLE "points_days" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "points_days_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "points_days_points" CHECK ("points_days"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "points_ledger" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"pseudonym" uuid,
	"word_id" bigint NOT NULL,
	"is_right" boolean NOT NULL,
	"points" integer NOT NULL,
	"day" date NOT NULL,
	"month" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "points_ledger_points" CHECK ("points_ledger"."points" >= 0 and ("points_ledger"."is_right" or "points_ledger"."points" = 0))
);
--> statement-breakpoint
CREATE TABLE "points_months" (
	"user_id" integer NOT NULL,
	"month" text NOT NULL,
	"points" integer NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "points_months_user_id_month_pk" PRIMARY KEY("user_id","month"),
	CONSTRAINT "points_months_points" CHECK ("points_months"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "rank_steps" (
	"month" text NOT NULL,
	"step" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "rank_steps_month_step_pk" PRIMARY KEY("month","step")
);
--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_option_of_poll" FOREIGN KEY ("poll_id","option_id") REFERENCES "public"."poll_options"("poll_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frozen_ranks" ADD CONSTRAINT "frozen_ranks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frozen_ranks" ADD CONSTRAINT "frozen_ranks_month" FOREIGN KEY ("month") REFERENCES "public"."frozen_months"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_days" ADD CONSTRAINT "points_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_months" ADD CONSTRAINT "points_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_answers_quiz" ON "quiz_answers" USING btree ("quiz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quizzes_one_open_tour" ON "quizzes" USING btree ("user_id") WHERE "quizzes"."tour_id" is not null;--> statement-breakpoint
CREATE INDEX "quizzes_user" ON "quizzes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "poll_votes_user" ON "poll_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "poll_votes_option" ON "poll_votes" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "frozen_ranks_user" ON "frozen_ranks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "points_ledger_earned" ON "points_ledger" USING btree ("user_id","day","word_id") WHERE "points_ledger"."points" > 0;--> statement-breakpoint
CREATE INDEX "points_ledger_pseudonym" ON "points_ledger" USING btree ("pseudonym") WHERE "points_ledger"."pseudonym" is not null;--> statement-breakpoint
CREATE INDEX "points_months_rank" ON "points_months" USING btree ("month","points" desc,"reached_at","user_id");--> statement-breakpoint
CREATE FUNCTION "points_ledger_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE'
		OR (NEW.question_id, NEW.word_id, NEW.is_right, NEW.points, NEW.day, NEW.month, NEW.answered_at)
			IS DISTINCT FROM (OLD.question_id, OLD.word_id, OLD.is_right, OLD.points, OLD.day, OLD.month, OLD.answered_at)
		OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id)
	THEN
		RAISE EXCEPTION 'the ledger of points is only added to';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "points_ledger_keep" BEFORE UPDATE OR DELETE ON "points_ledger" FOR EACH ROW EXECUTE FUNCTION "points_ledger_keep"();
