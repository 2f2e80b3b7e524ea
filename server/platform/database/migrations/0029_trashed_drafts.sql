ALTER TABLE "drafts" ADD COLUMN "trashed_input" json;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "trashed_at" timestamp with time zone;