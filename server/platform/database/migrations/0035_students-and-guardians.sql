CREATE TABLE "guardian_summaries" (
	"guardian_id" uuid NOT NULL,
	"week_of" date NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "guardian_summaries_guardian_id_week_of_pk" PRIMARY KEY("guardian_id","week_of")
);
--> statement-breakpoint
CREATE TABLE "guardians" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"weekly_summary" boolean NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	"link_version" integer DEFAULT 1 NOT NULL,
	"link_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"edited_at" timestamp with time zone,
	"trashed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_supports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"review_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guardian_summaries" ADD CONSTRAINT "guardian_summaries_guardian_id_guardians_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."guardians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_notes" ADD CONSTRAINT "student_notes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_notes" ADD CONSTRAINT "student_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_supports" ADD CONSTRAINT "student_supports_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_supports" ADD CONSTRAINT "student_supports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guardians_address" ON "guardians" USING btree ("student_id","author_id","email");--> statement-breakpoint
CREATE INDEX "guardians_author" ON "guardians" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "student_notes_student" ON "student_notes" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE INDEX "student_notes_author" ON "student_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "student_notes_trashed" ON "student_notes" USING btree ("trashed_at");--> statement-breakpoint
CREATE INDEX "student_supports_student" ON "student_supports" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE INDEX "student_supports_author" ON "student_supports" USING btree ("author_id");