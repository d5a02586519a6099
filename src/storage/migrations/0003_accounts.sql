CREATE TABLE "account_codes" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"new_mail" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_codes_kind" CHECK ("account_codes"."kind" in ('activation', 'reset', 'mail_change')),
	CONSTRAINT "account_codes_new_mail" CHECK (("account_codes"."kind" = 'mail_change') = ("account_codes"."new_mail" is not null))
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL,
	"device_hash" "bytea" NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"username_folded" text NOT NULL,
	"mail" text NOT NULL,
	"mail_folded" text NOT NULL,
	"is_mail_verified" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"google_sub" text,
	"role" text DEFAULT 'user' NOT NULL,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"time_zone_changed_at" timestamp with time zone,
	"mail_consent" boolean NOT NULL,
	"premium_type" smallint DEFAULT 0 NOT NULL,
	"premium_end_date" timestamp with time zone,
	"known_list_id" integer GENERATED ALWAYS AS IDENTITY (sequence name "users_known_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"preferences" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	CONSTRAINT "users_username_folded_unique" UNIQUE("username_folded"),
	CONSTRAINT "users_mail_folded_unique" UNIQUE("mail_folded"),
	CONSTRAINT "users_google_sub_unique" UNIQUE("google_sub"),
	CONSTRAINT "users_known_list_id_unique" UNIQUE("known_list_id"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'admin')),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('tr', 'en', 'es')),
	CONSTRAINT "users_premium_type" CHECK ("users"."premium_type" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "account_codes" ADD CONSTRAINT "account_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_codes_user" ON "account_codes" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "account_codes_expiry" ON "account_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "attempts_started" ON "attempts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "known_devices_seen" ON "known_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_used" ON "sessions" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at") WHERE not "users"."is_mail_verified";