ALTER TABLE "generations" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "generations_trash" ON "generations" USING btree ("trashed_at") WHERE erased_at is null;