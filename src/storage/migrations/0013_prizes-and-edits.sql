CREATE TABLE "former_identities" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"year" integer NOT NULL,
	"title_id" integer NOT NULL,
	CONSTRAINT "former_identities_kind_name_year_pk" PRIMARY KEY("kind","name","year")
);
--> statement-breakpoint
CREATE TABLE "prizes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"place" smallint NOT NULL,
	"rank" integer NOT NULL,
	"user_id" integer,
	"pseudonym" uuid,
	"months" integer NOT NULL,
	"code_id" uuid NOT NULL,
	"mail_id" uuid NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	CONSTRAINT "prizes_code_id_unique" UNIQUE("code_id"),
	CONSTRAINT "prizes_place" UNIQUE("month","place"),
	CONSTRAINT "prizes_rank" UNIQUE("month","rank")
);
--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "edited" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "poll_options" ADD COLUMN "wish_id" integer;--> statement-breakpoint
ALTER TABLE "frozen_months" ADD COLUMN "grant_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "frozen_months" ADD COLUMN "granted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "frozen_months" ADD COLUMN "granted_by" text;--> statement-breakpoint
ALTER TABLE "frozen_ranks" ADD COLUMN "disqualified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "frozen_ranks" ADD COLUMN "disqualified_by" text;--> statement-breakpoint
ALTER TABLE "frozen_ranks" ADD COLUMN "disqualified_why" text;--> statement-breakpoint
ALTER TABLE "play_days" ADD COLUMN "time_bins" integer[] DEFAULT array_fill(0, array[13]) NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "title_id" integer;--> statement-breakpoint
ALTER TABLE "former_identities" ADD CONSTRAINT "former_identities_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_code_id_premium_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."premium_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_month" FOREIGN KEY ("month") REFERENCES "public"."frozen_months"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_identities_title" ON "former_identities" USING btree ("title_id");--> statement-breakpoint
CREATE INDEX "prizes_user" ON "prizes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE set null ON UPDATE no action;