CREATE TABLE "rank_ranges" (
	"month" text NOT NULL,
	"range" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "rank_ranges_month_range_pk" PRIMARY KEY("month","range")
);
--> statement-breakpoint
-- By triggers, so that the former release keeps the sums too while it runs beside this one; by the rights of who owns the
-- tables, as the site's role gets its own on this one later. A statement that moves people within a range changes no sum.
CREATE FUNCTION "rank_steps_sum"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO rank_ranges AS stored (month, range, people)
		SELECT month, step / 100, sum(people) FROM after GROUP BY 1, 2 HAVING sum(people) <> 0 ORDER BY 1, 2
		ON CONFLICT (month, range) DO UPDATE SET people = stored.people + excluded.people;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO rank_ranges AS stored (month, range, people)
		SELECT month, step / 100, -sum(people) FROM before GROUP BY 1, 2 HAVING sum(people) <> 0 ORDER BY 1, 2
		ON CONFLICT (month, range) DO UPDATE SET people = stored.people + excluded.people;
	ELSE
		INSERT INTO rank_ranges AS stored (month, range, people)
		SELECT month, step / 100, sum(people)
		FROM (SELECT month, step, people FROM after UNION ALL SELECT month, step, -people FROM before) AS changes
		GROUP BY 1, 2 HAVING sum(people) <> 0 ORDER BY 1, 2
		ON CONFLICT (month, range) DO UPDATE SET people = stored.people + excluded.people;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rank_steps_inserted" AFTER INSERT ON "rank_steps" REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION "rank_steps_sum"();
--> statement-breakpoint
CREATE TRIGGER "rank_steps_updated" AFTER UPDATE ON "rank_steps" REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION "rank_steps_sum"();
--> statement-breakpoint
CREATE TRIGGER "rank_steps_deleted" AFTER DELETE ON "rank_steps" REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION "rank_steps_sum"();
--> statement-breakpoint
-- Under the triggers' lock, so that none of the changes is left out or counted twice.
INSERT INTO "rank_ranges" SELECT month, step / 100, sum(people) FROM "rank_steps" GROUP BY 1, 2;
