DROP INDEX "message_threads_teacher";--> statement-breakpoint
CREATE INDEX "message_threads_teacher" ON "message_threads" USING btree ("teacher_id","last_at","id");