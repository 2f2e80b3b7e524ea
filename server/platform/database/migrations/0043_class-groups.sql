CREATE TABLE "assignment_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid,
	"uploaded_by" uuid,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignment_targets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"assignment_id" uuid NOT NULL,
	"student_id" uuid,
	"group_id" uuid,
	"is_chosen" boolean NOT NULL,
	"due_at" timestamp with time zone,
	"cut_off_at" timestamp with time zone,
	"attempts" integer,
	"extra_minutes" integer,
	"excused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "assignment_targets_one" CHECK (num_nonnulls("assignment_targets"."student_id", "assignment_targets"."group_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "class_group_students" (
	"group_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	CONSTRAINT "class_group_students_group_id_student_id_pk" PRIMARY KEY("group_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "class_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assignment_files" ADD CONSTRAINT "assignment_files_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_files" ADD CONSTRAINT "assignment_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_targets" ADD CONSTRAINT "assignment_targets_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_targets" ADD CONSTRAINT "assignment_targets_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_targets" ADD CONSTRAINT "assignment_targets_group_id_class_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."class_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_group_students" ADD CONSTRAINT "class_group_students_group_id_class_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."class_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_group_students" ADD CONSTRAINT "class_group_students_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_groups" ADD CONSTRAINT "class_groups_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_files_assignment" ON "assignment_files" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "assignment_files_uploaded_by" ON "assignment_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_targets_student" ON "assignment_targets" USING btree ("assignment_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_targets_group" ON "assignment_targets" USING btree ("assignment_id","group_id");--> statement-breakpoint
CREATE INDEX "assignment_targets_of_student" ON "assignment_targets" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "assignment_targets_of_group" ON "assignment_targets" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "class_group_students_student" ON "class_group_students" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_groups_name" ON "class_groups" USING btree ("class_id",lower("name"));--> statement-breakpoint
CREATE INDEX "class_groups_class" ON "class_groups" USING btree ("class_id");--> statement-breakpoint
INSERT INTO "assignment_targets" ("assignment_id", "student_id", "is_chosen", "due_at", "cut_off_at", "attempts", "extra_minutes", "excused") SELECT "assignment_id", "student_id", "is_chosen", "due_at", "cut_off_at", "attempts", "extra_minutes", "excused" FROM "assignment_students";
