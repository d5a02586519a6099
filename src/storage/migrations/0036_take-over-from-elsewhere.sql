ALTER TABLE "memory_log" ADD COLUMN "stability" double precision;--> statement-breakpoint
ALTER TABLE "memory_log" ADD COLUMN "difficulty" double precision;