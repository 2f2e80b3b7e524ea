CREATE TABLE "grade_overrides" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grade_overrides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"term_id" uuid,
	"percent" double precision,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"author_id" uuid
);
--> statement-breakpoint
CREATE TABLE "gradebook_notes" (
	"class_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"note" text NOT NULL,
	"author_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gradebook_notes_class_id_student_id_pk" PRIMARY KEY("class_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "frozen_totals" (
	"closing_id" bigint NOT NULL,
	"student_id" uuid NOT NULL,
	"current" text,
	"missing_as_zero" text,
	CONSTRAINT "frozen_totals_closing_id_student_id_pk" PRIMARY KEY("closing_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "term_closings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "term_closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" uuid NOT NULL,
	"term_id" uuid NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"author_id" uuid,
	"rules" jsonb
);
--> statement-breakpoint
ALTER TABLE "gradebook_rules" ADD COLUMN "renamings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "shown" jsonb;--> statement-breakpoint
ALTER TABLE "grade_overrides" ADD CONSTRAINT "grade_overrides_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_overrides" ADD CONSTRAINT "grade_overrides_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_overrides" ADD CONSTRAINT "grade_overrides_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_notes" ADD CONSTRAINT "gradebook_notes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_notes" ADD CONSTRAINT "gradebook_notes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_notes" ADD CONSTRAINT "gradebook_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frozen_totals" ADD CONSTRAINT "frozen_totals_closing_id_term_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."term_closings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frozen_totals" ADD CONSTRAINT "frozen_totals_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_closings" ADD CONSTRAINT "term_closings_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_closings" ADD CONSTRAINT "term_closings_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grade_overrides_class" ON "grade_overrides" USING btree ("class_id","student_id","term_id","id");--> statement-breakpoint
CREATE INDEX "grade_overrides_student" ON "grade_overrides" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "grade_overrides_author" ON "grade_overrides" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "gradebook_notes_student" ON "gradebook_notes" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "gradebook_notes_author" ON "gradebook_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "frozen_totals_student" ON "frozen_totals" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "term_closings_class" ON "term_closings" USING btree ("class_id","term_id","id");--> statement-breakpoint
CREATE INDEX "term_closings_author" ON "term_closings" USING btree ("author_id");--> statement-breakpoint
CREATE FUNCTION "gradebook_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The history of a gradebook is append-only.' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
-- Only the author is set to null, when the account is deleted.
CREATE TRIGGER "term_closings_append_only" BEFORE UPDATE ON "term_closings" FOR EACH ROW
  WHEN (NEW."author_id" IS NOT NULL OR to_jsonb(NEW) - 'author_id' IS DISTINCT FROM to_jsonb(OLD) - 'author_id')
  EXECUTE FUNCTION "gradebook_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "grade_overrides_append_only" BEFORE UPDATE ON "grade_overrides" FOR EACH ROW
  WHEN (NEW."author_id" IS NOT NULL OR to_jsonb(NEW) - 'author_id' IS DISTINCT FROM to_jsonb(OLD) - 'author_id')
  EXECUTE FUNCTION "gradebook_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "frozen_totals_append_only" BEFORE UPDATE ON "frozen_totals"
  FOR EACH ROW EXECUTE FUNCTION "gradebook_refuse_change"();
--> statement-breakpoint
-- Rules that are stored get what is new in them.
UPDATE "gradebook_rules" SET "content" = '{"display": "points", "bonuses": [], "must_pass": [], "what_if": true,
    "skills": {"method": "decaying_average", "times": 3, "level": 75}}'::jsonb || "content" || jsonb_build_object(
  'columns', (SELECT coalesce(jsonb_agg('{"term_id": null, "display": "usual"}'::jsonb || c), '[]')
    FROM jsonb_array_elements("content" -> 'columns') c),
  'terms', (SELECT coalesce(jsonb_agg('{"closes_on": null}'::jsonb || t), '[]')
    FROM jsonb_array_elements("content" -> 'terms') t));
