CREATE TABLE "notification_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "notification_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"title" text NOT NULL,
	"class_name" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mail_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_event" ON "notifications" USING btree ("user_id","kind","event");--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("user_id","happened_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_mail" ON "notifications" USING btree ("mail_at") WHERE "notifications"."mail_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "assignments_published" ON "assignments" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "marks_returned" ON "marks" USING btree ("returned_at");--> statement-breakpoint
CREATE INDEX "marks_regrade" ON "marks" USING btree ("regrade_requested_at") WHERE "marks"."regrade_requested_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_submitted" ON "submissions" USING btree ("submitted_at");