CREATE TABLE "play_lists" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"list" text NOT NULL,
	"points" integer NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "play_lists_user_id_day_list_pk" PRIMARY KEY("user_id","day","list")
);
--> statement-breakpoint
ALTER TABLE "frozen_months" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "frozen_ranks" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "frozen_ranks" ADD COLUMN "looked_by" text;--> statement-breakpoint
ALTER TABLE "play_days" ADD COLUMN "counted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "play_days" ADD COLUMN "method_points" integer[] DEFAULT array_fill(0, array[9]) NOT NULL;--> statement-breakpoint
ALTER TABLE "play_days" ADD COLUMN "method_answers" integer[] DEFAULT array_fill(0, array[9]) NOT NULL;--> statement-breakpoint
ALTER TABLE "play_days" ADD COLUMN "level_answers" integer[] DEFAULT array_fill(0, array[5]) NOT NULL;--> statement-breakpoint
ALTER TABLE "play_days" ADD COLUMN "pause_bins" integer[] DEFAULT array_fill(0, array[8]) NOT NULL;--> statement-breakpoint
ALTER TABLE "play_days" ADD COLUMN "last_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "play_lists" ADD CONSTRAINT "play_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_lists_day" ON "play_lists" USING btree ("day");--> statement-breakpoint
-- Days that were played before the caps keep what they counted.
UPDATE "play_days" SET "counted" = "points";
