CREATE TABLE "work_file_previews" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"pages" jsonb NOT NULL,
	"total_pages" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marks" ADD COLUMN "file_notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "work_file_previews" ADD CONSTRAINT "work_file_previews_file_id_work_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."work_files"("id") ON DELETE cascade ON UPDATE no action;