CREATE TABLE "administration_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "administration_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"plan_grant" jsonb
);
--> statement-breakpoint
CREATE TABLE "granted_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"domain" text,
	"plan_id" text,
	"seats" integer,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_files" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_administrator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "granted_plans" ADD CONSTRAINT "granted_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "granted_plans_person" ON "granted_plans" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "granted_plans_school" ON "granted_plans" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "granted_plans_page" ON "granted_plans" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "recent_files_age" ON "recent_files" USING btree ("created_at");--> statement-breakpoint
-- What administrators did stays as it was: entries are added, never changed or taken away.
CREATE FUNCTION "administration_log_refuses_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The log of administrators is append-only.' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "administration_log_append_only" BEFORE UPDATE OR DELETE ON "administration_log"
  FOR EACH ROW EXECUTE FUNCTION "administration_log_refuses_change"();
--> statement-breakpoint
CREATE TRIGGER "administration_log_not_emptied" BEFORE TRUNCATE ON "administration_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "administration_log_refuses_change"();
