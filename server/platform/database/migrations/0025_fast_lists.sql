CREATE INDEX "generations_by_template" ON "generations" USING btree ("user_id","template_type","created_at","id");--> statement-breakpoint
-- A pending list would make every search read the words of the latest writes one by one.
ALTER INDEX "generations_words" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('generations_words');
