CREATE TABLE "lesson_dates" (
	"lesson_id" uuid PRIMARY KEY NOT NULL,
	"slot_id" uuid,
	"on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_shifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"shifted" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"last_read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "schedule_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"teacher_id" uuid,
	"class_id" uuid,
	"title" text NOT NULL,
	"weekday" integer NOT NULL,
	"week" text NOT NULL,
	"starts_at" text NOT NULL,
	"minutes" integer NOT NULL,
	"room" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedule_slots_one" CHECK (num_nonnulls("schedule_slots"."teacher_id", "schedule_slots"."class_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "school_calendars" (
	"teacher_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_changes" (
	"slot_id" uuid NOT NULL,
	"on" date NOT NULL,
	"state" text NOT NULL,
	"date" date NOT NULL,
	"starts_at" text NOT NULL,
	"minutes" integer NOT NULL,
	"room" text NOT NULL,
	CONSTRAINT "slot_changes_slot_id_on_pk" PRIMARY KEY("slot_id","on")
);
--> statement-breakpoint
ALTER TABLE "lesson_dates" ADD CONSTRAINT "lesson_dates_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_dates" ADD CONSTRAINT "lesson_dates_slot_id_schedule_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."schedule_slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_shifts" ADD CONSTRAINT "lesson_shifts_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_shifts" ADD CONSTRAINT "lesson_shifts_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_slots" ADD CONSTRAINT "schedule_slots_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_slots" ADD CONSTRAINT "schedule_slots_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_calendars" ADD CONSTRAINT "school_calendars_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_changes" ADD CONSTRAINT "slot_changes_slot_id_schedule_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."schedule_slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_dates_slot" ON "lesson_dates" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "lesson_dates_on" ON "lesson_dates" USING btree ("on");--> statement-breakpoint
CREATE INDEX "lesson_shifts_class" ON "lesson_shifts" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "lesson_shifts_teacher" ON "lesson_shifts" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "schedule_slots_class" ON "schedule_slots" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "schedule_slots_teacher" ON "schedule_slots" USING btree ("teacher_id");