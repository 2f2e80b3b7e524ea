ALTER TABLE "quizzes" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "give_source" boolean DEFAULT true NOT NULL;