CREATE TABLE "briefcase_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"folder_id" uuid,
	"kind" text NOT NULL,
	"name" text,
	"generation_id" uuid,
	"lesson_id" uuid,
	"url" text,
	"size" bigint,
	"text" text DEFAULT '' NOT NULL,
	"trashed_at" timestamp with time zone,
	"trashed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "briefcase_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"uploaded_by" uuid,
	"pages" jsonb,
	"total_pages" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "briefcase_files_version" UNIQUE("entry_id","number")
);
--> statement-breakpoint
CREATE TABLE "briefcase_folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"parent_id" uuid,
	"path" uuid[] NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"trashed_at" timestamp with time zone,
	"trashed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "briefcase_members" (
	"folder_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "briefcase_members_folder_id_user_id_pk" PRIMARY KEY("folder_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "briefcase_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"folder_id" uuid,
	"replaces" uuid,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"entry_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "briefcase_entries" ADD CONSTRAINT "briefcase_entries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefcase_entries" ADD CONSTRAINT "briefcase_entries_folder_id_briefcase_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."briefcase_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefcase_entries" ADD CONSTRAINT "briefcase_entries_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefcase_entries" ADD CONSTRAINT "briefcase_entries_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefcase_entries" ADD CONSTRAINT "briefcase_entries_trashed_by_users_id_fk" FOREIGN KEY ("trashed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefcase_files" ADD CONSTRAINT "briefcase_files_entry_id_briefcase_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."briefcase_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefcase_files" ADD CONSTRAINT "briefcase_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefcase_folders" ADD CONSTRAINT "briefcase_folders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefcase_folders" ADD CONSTRAINT "briefcase_folders_parent_id_briefcase_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."briefcase_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefcase_folders" ADD CONSTRAINT "briefcase_folders_trashed_by_users_id_fk" FOREIGN KEY ("trashed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefcase_members" ADD CONSTRAINT "briefcase_members_folder_id_briefcase_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."briefcase_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefcase_members" ADD CONSTRAINT "briefcase_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefcase_uploads" ADD CONSTRAINT "briefcase_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefcase_uploads" ADD CONSTRAINT "briefcase_uploads_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefcase_uploads" ADD CONSTRAINT "briefcase_uploads_folder_id_briefcase_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."briefcase_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefcase_uploads" ADD CONSTRAINT "briefcase_uploads_replaces_briefcase_entries_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."briefcase_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefcase_uploads" ADD CONSTRAINT "briefcase_uploads_entry_id_briefcase_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."briefcase_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "briefcase_entries_owner" ON "briefcase_entries" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "briefcase_entries_folder" ON "briefcase_entries" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "briefcase_entries_generation" ON "briefcase_entries" USING btree ("generation_id");--> statement-breakpoint
CREATE INDEX "briefcase_entries_lesson" ON "briefcase_entries" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "briefcase_entries_trashed" ON "briefcase_entries" USING btree ("trashed_at") WHERE "briefcase_entries"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "briefcase_entries_trashed_by" ON "briefcase_entries" USING btree ("trashed_by");--> statement-breakpoint
CREATE INDEX "briefcase_files_uploaded_by" ON "briefcase_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "briefcase_folders_owner" ON "briefcase_folders" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "briefcase_folders_parent" ON "briefcase_folders" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "briefcase_folders_path" ON "briefcase_folders" USING gin ("path");--> statement-breakpoint
CREATE INDEX "briefcase_folders_trashed" ON "briefcase_folders" USING btree ("trashed_at") WHERE "briefcase_folders"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "briefcase_folders_trashed_by" ON "briefcase_folders" USING btree ("trashed_by");--> statement-breakpoint
CREATE INDEX "briefcase_members_user" ON "briefcase_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "briefcase_uploads_owner" ON "briefcase_uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "briefcase_uploads_uploaded_by" ON "briefcase_uploads" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "briefcase_uploads_folder" ON "briefcase_uploads" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "briefcase_uploads_replaces" ON "briefcase_uploads" USING btree ("replaces");--> statement-breakpoint
CREATE INDEX "briefcase_uploads_entry" ON "briefcase_uploads" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "briefcase_uploads_age" ON "briefcase_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE FUNCTION "entry_words"(name text, content text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  heading text := without_accents(translate(coalesce(name, ''), '._-', '   '));
  words tsvector := setweight(to_tsvector('simple', heading) || to_tsvector('english', heading), 'A');
BEGIN
  RETURN words || to_tsvector('simple', without_accents(content)) || to_tsvector('english', without_accents(content));
EXCEPTION WHEN program_limit_exceeded THEN
  -- A text of more than a megabyte of different words is found by its name.
  RETURN words;
END
$$;--> statement-breakpoint
-- Not declared as a column of the table, because only a search reads it.
ALTER TABLE "briefcase_entries" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (entry_words(name, text)) STORED;--> statement-breakpoint
CREATE INDEX "briefcase_entries_words" ON "briefcase_entries" USING gin ("words");
