ALTER TABLE "batches" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "batches" DROP COLUMN "worker";--> statement-breakpoint
ALTER TABLE "batches" DROP COLUMN "lease_until";