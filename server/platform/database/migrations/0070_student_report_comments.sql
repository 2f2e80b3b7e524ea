CREATE TABLE "student_report_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"term_id" uuid,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"revision" integer NOT NULL,
	"author_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "student_report_comments_of" UNIQUE NULLS NOT DISTINCT("class_id","student_id","term_id")
);
--> statement-breakpoint
ALTER TABLE "student_report_comments" ADD CONSTRAINT "student_report_comments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_report_comments" ADD CONSTRAINT "student_report_comments_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_report_comments" ADD CONSTRAINT "student_report_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_report_comments_student" ON "student_report_comments" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "student_report_comments_author" ON "student_report_comments" USING btree ("author_id");