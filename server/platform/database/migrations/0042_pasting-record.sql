ALTER TABLE "classes" ADD COLUMN "records_pasting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "pasted" jsonb;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "ai_help" text;--> statement-breakpoint
ALTER TABLE "work_drafts" ADD COLUMN "pasted" jsonb DEFAULT '[]'::jsonb NOT NULL;