CREATE TABLE "guardian_opt_outs" (
	"student_id" uuid NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guardian_opt_outs_student_id_address_pk" PRIMARY KEY("student_id","address")
);
--> statement-breakpoint
ALTER TABLE "guardian_opt_outs" ADD CONSTRAINT "guardian_opt_outs_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;