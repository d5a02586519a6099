CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"code_folded" text NOT NULL,
	"percent" smallint,
	"amounts" jsonb,
	"plans" smallint[] NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_person" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_code_folded_unique" UNIQUE("code_folded"),
	CONSTRAINT "coupons_discount" CHECK (("coupons"."percent" is null) <> ("coupons"."amounts" is null)),
	CONSTRAINT "coupons_percent" CHECK ("coupons"."percent" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid,
	"provider" text NOT NULL,
	"event_key" text,
	"kind" text NOT NULL,
	"is_applied" boolean NOT NULL,
	"fault" text,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"pseudonym" uuid,
	"state" text NOT NULL,
	"plan" smallint NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"full_amount" integer NOT NULL,
	"coupon_id" integer,
	"provider" text,
	"provider_reference" text,
	"checkout_url" text,
	"buyer" jsonb NOT NULL,
	"locale" text NOT NULL,
	"time_zone" text NOT NULL,
	"terms_version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('pending', 'success', 'failed', 'abandoned', 'refunded')),
	CONSTRAINT "payments_refunded" CHECK (("payments"."state" = 'refunded') = ("payments"."refunded_at" is not null)),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" between 0 and "payments"."full_amount")
);
--> statement-breakpoint
CREATE TABLE "premium_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"source" text NOT NULL,
	"months" integer,
	"batch" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"used_by" integer,
	"used_at" timestamp with time zone,
	CONSTRAINT "premium_codes_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "premium_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"pseudonym" uuid,
	"source" text NOT NULL,
	"months" integer,
	"time_zone" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"payment_id" uuid,
	"code_id" uuid,
	"reason" text,
	"revoked_at" timestamp with time zone,
	"revoked_by" text,
	"revoked_why" text,
	CONSTRAINT "premium_grants_months" CHECK ("premium_grants"."months" > 0),
	CONSTRAINT "premium_grants_source" CHECK (("premium_grants"."source" = 'purchase') = ("premium_grants"."payment_id" is not null)),
	CONSTRAINT "premium_grants_revoked" CHECK (("premium_grants"."revoked_at" is null) = ("premium_grants"."revoked_why" is null))
);
--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "is_premium" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_codes" ADD CONSTRAINT "premium_codes_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_grants" ADD CONSTRAINT "premium_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_grants" ADD CONSTRAINT "premium_grants_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_grants" ADD CONSTRAINT "premium_grants_code_id_premium_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."premium_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id","received_at");--> statement-breakpoint
CREATE INDEX "payment_events_faults" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."fault" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_key" ON "payment_events" USING btree ("provider","event_key");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("created_at") WHERE "payments"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "payments_coupon" ON "payments" USING btree ("coupon_id","user_id") WHERE "payments"."coupon_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE INDEX "premium_codes_user" ON "premium_codes" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "premium_codes_batch" ON "premium_codes" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "premium_grants_user" ON "premium_grants" USING btree ("user_id","granted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "premium_grants_payment" ON "premium_grants" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "premium_grants_code" ON "premium_grants" USING btree ("code_id");--> statement-breakpoint
CREATE FUNCTION "premium_grants_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE'
		OR (NEW.id, NEW.source, NEW.months, NEW.time_zone, NEW.granted_at, NEW.payment_id, NEW.code_id, NEW.reason)
			IS DISTINCT FROM (OLD.id, OLD.source, OLD.months, OLD.time_zone, OLD.granted_at, OLD.payment_id, OLD.code_id, OLD.reason)
		OR (OLD.revoked_at IS NOT NULL AND (NEW.revoked_at, NEW.revoked_by, NEW.revoked_why)
			IS DISTINCT FROM (OLD.revoked_at, OLD.revoked_by, OLD.revoked_why))
		OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id)
	THEN
		RAISE EXCEPTION 'premium grants are only added to and revoked';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "premium_grants_keep" BEFORE UPDATE OR DELETE ON "premium_grants" FOR EACH ROW EXECUTE FUNCTION "premium_grants_keep"();
--> statement-breakpoint
CREATE FUNCTION "payment_events_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE'
		OR (NEW.id, NEW.payment_id, NEW.provider, NEW.event_key, NEW.kind, NEW.is_applied, NEW.fault, NEW.received_at)
			IS DISTINCT FROM (OLD.id, OLD.payment_id, OLD.provider, OLD.event_key, OLD.kind, OLD.is_applied, OLD.fault, OLD.received_at)
		OR (NEW.body <> '' AND NEW.body <> OLD.body)
	THEN
		RAISE EXCEPTION 'payment events are only added to';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_events_keep" BEFORE UPDATE OR DELETE ON "payment_events" FOR EACH ROW EXECUTE FUNCTION "payment_events_keep"();
