CREATE TABLE "trashed_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"class_id" uuid,
	"owner_id" uuid,
	"student_id" uuid,
	"trashed_by" uuid,
	"trashed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trashed_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"item_id" uuid NOT NULL,
	"depth" integer NOT NULL,
	"table_name" text NOT NULL,
	"row" jsonb NOT NULL,
	"reference" text,
	"person_id" uuid,
	"other_person_id" uuid
);
--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "trashed_by" uuid;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "trashed_by" uuid;--> statement-breakpoint
ALTER TABLE "trashed_items" ADD CONSTRAINT "trashed_items_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trashed_items" ADD CONSTRAINT "trashed_items_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trashed_items" ADD CONSTRAINT "trashed_items_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trashed_items" ADD CONSTRAINT "trashed_items_trashed_by_users_id_fk" FOREIGN KEY ("trashed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trashed_rows" ADD CONSTRAINT "trashed_rows_item_id_trashed_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."trashed_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trashed_rows" ADD CONSTRAINT "trashed_rows_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trashed_rows" ADD CONSTRAINT "trashed_rows_other_person_id_users_id_fk" FOREIGN KEY ("other_person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trashed_items_class" ON "trashed_items" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "trashed_items_owner" ON "trashed_items" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "trashed_items_student" ON "trashed_items" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "trashed_items_by" ON "trashed_items" USING btree ("trashed_by");--> statement-breakpoint
CREATE INDEX "trashed_items_trashed" ON "trashed_items" USING btree ("trashed_at");--> statement-breakpoint
CREATE INDEX "trashed_rows_item" ON "trashed_rows" USING btree ("item_id","depth");--> statement-breakpoint
CREATE INDEX "trashed_rows_person" ON "trashed_rows" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "trashed_rows_other_person" ON "trashed_rows" USING btree ("other_person_id");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_trashed_by_users_id_fk" FOREIGN KEY ("trashed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_trashed_by_users_id_fk" FOREIGN KEY ("trashed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lessons_trashed_by" ON "lessons" USING btree ("trashed_by");--> statement-breakpoint
CREATE INDEX "assignments_trashed_by" ON "assignments" USING btree ("trashed_by");