CREATE TABLE "gradebook_rules" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "score_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "score_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"author_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"origin" text NOT NULL,
	"before_points" double precision,
	"before_status" text,
	"after_points" double precision,
	"after_status" text,
	"returned_at" timestamp with time zone,
	"batch" uuid,
	"key" uuid
);
--> statement-breakpoint
CREATE TABLE "scores" (
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"author_id" uuid,
	"points" double precision,
	"deduction" double precision,
	"is_entered" boolean NOT NULL,
	"status" text,
	"handed_in_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scores_assignment_id_student_id_pk" PRIMARY KEY("assignment_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "attempts_count" text DEFAULT 'latest' NOT NULL;--> statement-breakpoint
ALTER TABLE "gradebook_rules" ADD CONSTRAINT "gradebook_rules_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_changes" ADD CONSTRAINT "score_changes_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_changes" ADD CONSTRAINT "score_changes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_changes" ADD CONSTRAINT "score_changes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "score_changes_assignment" ON "score_changes" USING btree ("assignment_id","id");--> statement-breakpoint
CREATE INDEX "score_changes_student" ON "score_changes" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "score_changes_author" ON "score_changes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "score_changes_key" ON "score_changes" USING btree ("assignment_id","student_id","key") WHERE "score_changes"."key" is not null;--> statement-breakpoint
CREATE INDEX "scores_student" ON "scores" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "scores_author" ON "scores" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "scores_returned" ON "scores" USING btree ("returned_at");--> statement-breakpoint
CREATE FUNCTION "score_changes_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The history of scores is append-only.' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
-- The author is set to null when the account is deleted.
CREATE TRIGGER "score_changes_append_only" BEFORE UPDATE ON "score_changes"
  FOR EACH ROW WHEN (NEW."author_id" IS NOT NULL) EXECUTE FUNCTION "score_changes_refuse_change"();
--> statement-breakpoint
-- The last finished mark of each student is their score.
INSERT INTO "scores" ("assignment_id", "student_id", "author_id", "points", "deduction", "is_entered", "handed_in_at", "returned_at", "updated_at")
  SELECT DISTINCT ON (s."assignment_id", s."student_id") s."assignment_id", s."student_id", m."marker_id", m."points", m."deduction", false, s."submitted_at", m."returned_at", m."updated_at"
  FROM "marks" m JOIN "submissions" s ON s."id" = m."submission_id"
  WHERE s."withdrawn_at" IS NULL AND m."points" IS NOT NULL AND m."state" <> 'in_marking'
  ORDER BY s."assignment_id", s."student_id", s."attempt" DESC;
--> statement-breakpoint
INSERT INTO "score_changes" ("assignment_id", "student_id", "author_id", "at", "origin", "after_points", "returned_at")
  SELECT "assignment_id", "student_id", "author_id", "updated_at", 'marking', "points", "returned_at" FROM "scores" ORDER BY "updated_at";
