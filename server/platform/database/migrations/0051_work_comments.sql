ALTER TABLE "message_threads" ADD COLUMN "assignment_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "teacher_id" uuid;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_threads_comments" ON "message_threads" USING btree ("assignment_id","student_id");--> statement-breakpoint
CREATE INDEX "messages_teacher" ON "messages" USING btree ("teacher_id");