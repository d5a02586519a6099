CREATE TABLE "push_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"message" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"public_key" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "told_premium_ends" (
	"user_id" integer NOT NULL,
	"notice" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "told_premium_ends_user_id_notice_ends_at_pk" PRIMARY KEY("user_id","notice","ends_at")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "premium_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "memory_settings" ADD COLUMN "reminder_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memory_settings" ADD COLUMN "reminder_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memory_settings" ADD COLUMN "reminded_day" date;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD CONSTRAINT "push_outbox_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_premium_ends" ADD CONSTRAINT "told_premium_ends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_outbox_due" ON "push_outbox" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "push_outbox_of" ON "push_outbox" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_premium_end" ON "users" USING btree ("premium_end_date") WHERE "users"."premium_end_date" is not null;--> statement-breakpoint
CREATE INDEX "memory_settings_reminder" ON "memory_settings" USING btree ("reminder_due_at") WHERE "memory_settings"."reminder_due_at" is not null;--> statement-breakpoint
UPDATE "memory_settings" SET "reminder_due_at" = date_trunc('milliseconds', now()), "reminder_since" = now() WHERE "reminder_by" <> 'none';
