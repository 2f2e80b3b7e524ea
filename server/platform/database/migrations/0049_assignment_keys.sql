DROP INDEX "assignments_created_by";--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_key" ON "assignments" USING btree ("created_by","idempotency_key","class_id");