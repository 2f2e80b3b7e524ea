ALTER TABLE "gradebook_imports" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "term_closings" ADD COLUMN "assignment_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;