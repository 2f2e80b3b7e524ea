CREATE INDEX "email_verifications_user" ON "email_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_school" ON "users" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "invitations_class" ON "invitations" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "invitations_used_by" ON "invitations" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "onboardings_class" ON "onboardings" USING btree ("class_id");