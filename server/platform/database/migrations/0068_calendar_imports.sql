CREATE TABLE "calendar_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"teacher_id" uuid NOT NULL,
	"name" text NOT NULL,
	"target" text NOT NULL,
	"sealed_address" text,
	"not_understood" jsonb NOT NULL,
	"not_understood_count" integer NOT NULL,
	"applied_at" timestamp with time zone,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_times" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"uid" text NOT NULL,
	"digest" text NOT NULL,
	"replaced_by" uuid,
	"title" text NOT NULL,
	"room" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "imported_times_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "calendar_imports" ADD CONSTRAINT "calendar_imports_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_times" ADD CONSTRAINT "imported_times_import_id_calendar_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."calendar_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_times" ADD CONSTRAINT "imported_times_replaced_by_calendar_imports_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."calendar_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_imports_teacher" ON "calendar_imports" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "imported_times_replaced" ON "imported_times" USING btree ("replaced_by");--> statement-breakpoint
CREATE INDEX "imported_times_days" ON "imported_times" USING btree ("import_id","first_day");