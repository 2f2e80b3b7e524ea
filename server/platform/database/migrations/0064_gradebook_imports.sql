CREATE TABLE "gradebook_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"teacher_id" uuid,
	"idempotency_key" text,
	"stored" integer NOT NULL,
	"assignment_ids" jsonb NOT NULL,
	"numbered_ids" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gradebook_import_scores" (
	"import_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"points" double precision,
	"deduction" double precision,
	"is_entered" boolean NOT NULL,
	"status" text,
	"handed_in_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	CONSTRAINT "gradebook_import_scores_import_id_assignment_id_student_id_pk" PRIMARY KEY("import_id","assignment_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "student_number" text;--> statement-breakpoint
ALTER TABLE "gradebook_imports" ADD CONSTRAINT "gradebook_imports_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_imports" ADD CONSTRAINT "gradebook_imports_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_import_scores" ADD CONSTRAINT "gradebook_import_scores_import_id_gradebook_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."gradebook_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_import_scores" ADD CONSTRAINT "gradebook_import_scores_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_import_scores" ADD CONSTRAINT "gradebook_import_scores_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gradebook_imports_class" ON "gradebook_imports" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "gradebook_imports_teacher" ON "gradebook_imports" USING btree ("teacher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gradebook_imports_key" ON "gradebook_imports" USING btree ("class_id","teacher_id","idempotency_key") WHERE "gradebook_imports"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "gradebook_import_scores_assignment" ON "gradebook_import_scores" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "gradebook_import_scores_student" ON "gradebook_import_scores" USING btree ("student_id");