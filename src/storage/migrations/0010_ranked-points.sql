CREATE TABLE "account_origins" (
	"user_id" integer NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"device_hash" "bytea" NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_origins_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "board_flags" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"evidence" jsonb NOT NULL,
	"state" text NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "board_flags_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "board_flags_state" CHECK ("board_flags"."state" in ('open', 'confirmed', 'cleared')),
	CONSTRAINT "board_flags_decided" CHECK (("board_flags"."state" = 'open') = ("board_flags"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "play_days" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"points" integer NOT NULL,
	"answers" integer NOT NULL,
	"wrong" integer NOT NULL,
	"timed" integer NOT NULL,
	"ms_sum" bigint NOT NULL,
	"ms_square_sum" bigint NOT NULL,
	"hasty" integer NOT NULL,
	"hours" integer NOT NULL,
	"run" integer NOT NULL,
	"longest_run" integer NOT NULL,
	CONSTRAINT "play_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "opened_words" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"word_id" bigint NOT NULL,
	"times" smallint NOT NULL,
	CONSTRAINT "opened_words_user_id_day_word_id_pk" PRIMARY KEY("user_id","day","word_id")
);
--> statement-breakpoint
ALTER TABLE "points_months" DROP CONSTRAINT "points_months_points";--> statement-breakpoint
DROP INDEX "points_months_rank";--> statement-breakpoint
ALTER TABLE "points_months" ADD COLUMN "ranked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "points_months" ADD COLUMN "is_ranked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_origins" ADD CONSTRAINT "account_origins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_flags" ADD CONSTRAINT "board_flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_days" ADD CONSTRAINT "play_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_words" ADD CONSTRAINT "opened_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_origins_address" ON "account_origins" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "account_origins_seen" ON "account_origins" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "board_flags_open" ON "board_flags" USING btree ("raised_at") WHERE "board_flags"."state" = 'open';--> statement-breakpoint
CREATE INDEX "play_days_day" ON "play_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "opened_words_day" ON "opened_words" USING btree ("day");--> statement-breakpoint
CREATE INDEX "points_months_place" ON "points_months" USING btree ("month","ranked" desc,"reached_at","user_id") WHERE "points_months"."is_ranked";--> statement-breakpoint
ALTER TABLE "points_months" ADD CONSTRAINT "points_months_points" CHECK ("points_months"."points" > 0 and "points_months"."ranked" between 0 and "points_months"."points");
--> statement-breakpoint
INSERT INTO "play_days"
SELECT user_id, (answered_at at time zone 'Europe/Istanbul')::date AS istanbul_day, sum(points), count(*),
	count(*) FILTER (WHERE NOT is_right), 0, 0, 0, 0,
	bit_or(1 << extract(hour FROM answered_at at time zone 'Europe/Istanbul')::int), 0, 0
FROM points_ledger WHERE user_id IS NOT NULL AND answered_at > now() - interval '100 days'
GROUP BY user_id, istanbul_day;
--> statement-breakpoint
INSERT INTO "opened_words"
SELECT user_id, (answered_at at time zone 'Europe/Istanbul')::date AS istanbul_day, word_id, least(count(*), 100)
FROM points_ledger WHERE user_id IS NOT NULL AND answered_at > now() - interval '2 days'
GROUP BY user_id, istanbul_day, word_id;
--> statement-breakpoint
UPDATE "points_months" SET ranked = days.ranked, is_ranked = users.is_mail_verified
FROM users, (
	SELECT user_id, month, sum(
		least(points, 20000) + (least(greatest(points, 20000), 60000) - 20000) / 2
			+ (least(greatest(points, 60000), 120000) - 60000) / 4) AS ranked
	FROM (
		SELECT user_id, month, sum(points) AS points FROM points_ledger WHERE user_id IS NOT NULL
		GROUP BY user_id, month, (answered_at at time zone 'Europe/Istanbul')::date
	) AS day_sums GROUP BY user_id, month
) AS days
WHERE users.id = points_months.user_id AND days.user_id = points_months.user_id AND days.month = points_months.month;
--> statement-breakpoint
UPDATE "points_months" SET ranked = points, is_ranked = true WHERE month IN (SELECT month FROM frozen_months);
--> statement-breakpoint
DELETE FROM "rank_steps";
--> statement-breakpoint
INSERT INTO "rank_steps" SELECT month, ranked / 10, count(*) FROM points_months WHERE is_ranked GROUP BY 1, 2;
--> statement-breakpoint
CREATE FUNCTION "update_place"(person integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	has_place boolean;
BEGIN
	SELECT is_mail_verified AND NOT EXISTS (SELECT FROM board_flags WHERE user_id = person AND state <> 'cleared')
	INTO has_place FROM users WHERE id = person;
	WITH moved AS (
		UPDATE points_months SET is_ranked = has_place
		WHERE user_id = person AND is_ranked <> has_place AND month NOT IN (SELECT month FROM frozen_months)
		RETURNING month, ranked / 10 AS step
	)
	INSERT INTO rank_steps AS stored (month, step, people)
	SELECT month, step, CASE WHEN has_place THEN 1 ELSE -1 END FROM moved ORDER BY month, step
	ON CONFLICT (month, step) DO UPDATE SET people = stored.people + excluded.people;
END $$;
--> statement-breakpoint
CREATE FUNCTION "users_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM update_place(NEW.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "board_flags_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM update_place(coalesce(NEW.user_id, OLD.user_id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_place" AFTER UPDATE OF is_mail_verified ON "users" FOR EACH ROW
WHEN (OLD.is_mail_verified IS DISTINCT FROM NEW.is_mail_verified) EXECUTE FUNCTION "users_place"();
--> statement-breakpoint
CREATE TRIGGER "board_flags_place" AFTER INSERT OR DELETE OR UPDATE OF state ON "board_flags" FOR EACH ROW
EXECUTE FUNCTION "board_flags_place"();
