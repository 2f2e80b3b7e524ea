CREATE TABLE "suggestion_papers" (
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"submission_id" uuid NOT NULL,
	"is_example" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suggestion_papers_batch_id_position_pk" PRIMARY KEY("batch_id","position")
);
--> statement-breakpoint
ALTER TABLE "suggestion_papers" ADD CONSTRAINT "suggestion_papers_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_papers" ADD CONSTRAINT "suggestion_papers_item" FOREIGN KEY ("batch_id","position") REFERENCES "public"."batch_items"("batch_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggestion_papers_submission" ON "suggestion_papers" USING btree ("submission_id","created_at");