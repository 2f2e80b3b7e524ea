CREATE TABLE "archive_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"added" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "imported_items" (
	"import_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"archived_as" text NOT NULL,
	"version" integer,
	CONSTRAINT "imported_items_import_id_kind_item_pk" PRIMARY KEY("import_id","kind","item")
);
--> statement-breakpoint
ALTER TABLE "archive_imports" ADD CONSTRAINT "archive_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_import_id_archive_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."archive_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archive_imports_list" ON "archive_imports" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "imported_items_item" ON "imported_items" USING btree ("item");--> statement-breakpoint
CREATE INDEX "imported_items_archived" ON "imported_items" USING btree ("archived_as");