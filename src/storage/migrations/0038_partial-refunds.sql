CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"cause" text,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_state" CHECK ("payment_refunds"."state" in ('asked', 'done', 'refused')),
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_id","asked_at");--> statement-breakpoint
CREATE INDEX "payment_refunds_ended" ON "payment_refunds" USING btree ("ended_at") WHERE "payment_refunds"."state" = 'done';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_asked" ON "payment_refunds" USING btree ("payment_id") WHERE "payment_refunds"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_settled" ON "payments" USING btree ("settled_at") WHERE "payments"."settled_at" is not null;--> statement-breakpoint
UPDATE "payments" SET refunded_amount = amount WHERE state = 'refunded';
--> statement-breakpoint
INSERT INTO "payment_refunds" (id, payment_id, amount, state, by, reason, asked_at, ended_at)
SELECT gen_random_uuid(), id, amount, 'done', coalesce(provider, ''), '', refunded_at, refunded_at FROM payments WHERE state = 'refunded';
