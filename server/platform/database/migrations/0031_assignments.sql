CREATE TABLE "assignment_students" (
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"is_chosen" boolean NOT NULL,
	"due_at" timestamp with time zone,
	"cut_off_at" timestamp with time zone,
	"attempts" integer,
	"excused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "assignment_students_assignment_id_student_id_pk" PRIMARY KEY("assignment_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"created_by" uuid,
	"time_zone" text NOT NULL,
	"title" text NOT NULL,
	"instructions" text NOT NULL,
	"points" double precision NOT NULL,
	"category" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"due_at" timestamp with time zone,
	"cut_off_at" timestamp with time zone,
	"attempts" integer,
	"ai_policy" text NOT NULL,
	"late_policy" jsonb,
	"rubric" jsonb,
	"for_everyone" boolean NOT NULL,
	"publish_at" timestamp with time zone,
	"hide_names" boolean NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"trashed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignments_cut_off" CHECK ("assignments"."cut_off_at" >= "assignments"."due_at")
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"marker_id" uuid,
	"state" text NOT NULL,
	"scores" jsonb NOT NULL,
	"points" double precision,
	"deduction" double precision,
	"comment" text NOT NULL,
	"notes" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"returned_at" timestamp with time zone,
	"regrade_reason" text,
	"regrade_requested_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marks_returned_with_score" CHECK ("marks"."returned_at" is null or "marks"."points" is not null)
);
--> statement-breakpoint
CREATE TABLE "saved_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"teacher_id" uuid NOT NULL,
	"text" text NOT NULL,
	"criterion" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"text" text NOT NULL,
	"link" text NOT NULL,
	"file_ids" jsonb NOT NULL,
	"idempotency_key" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "work_drafts" (
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_drafts_assignment_id_student_id_pk" PRIMARY KEY("assignment_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "work_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"in_draft" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "assignment_students" ADD CONSTRAINT "assignment_students_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_students" ADD CONSTRAINT "assignment_students_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_marker_id_users_id_fk" FOREIGN KEY ("marker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_comments" ADD CONSTRAINT "saved_comments_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_of_work" FOREIGN KEY ("assignment_id","student_id") REFERENCES "public"."work_drafts"("assignment_id","student_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_drafts" ADD CONSTRAINT "work_drafts_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_drafts" ADD CONSTRAINT "work_drafts_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_files" ADD CONSTRAINT "work_files_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_files" ADD CONSTRAINT "work_files_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_students_student" ON "assignment_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "assignments_class" ON "assignments" USING btree ("class_id","created_at");--> statement-breakpoint
CREATE INDEX "assignments_created_by" ON "assignments" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "assignments_trashed" ON "assignments" USING btree ("trashed_at") WHERE "assignments"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "marks_marker" ON "marks" USING btree ("marker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_comments_text" ON "saved_comments" USING btree ("teacher_id",md5("text"));--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_attempt" ON "submissions" USING btree ("assignment_id","student_id","attempt") WHERE "submissions"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "submissions_work" ON "submissions" USING btree ("assignment_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_key" ON "submissions" USING btree ("student_id","assignment_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "work_drafts_student" ON "work_drafts" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "work_files_work" ON "work_files" USING btree ("assignment_id","student_id");--> statement-breakpoint
CREATE INDEX "work_files_student" ON "work_files" USING btree ("student_id");