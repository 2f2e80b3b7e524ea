CREATE TABLE "favourite_templates" (
	"user_id" uuid NOT NULL,
	"template_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_templates_user_id_template_type_pk" PRIMARY KEY("user_id","template_type")
);
--> statement-breakpoint
ALTER TABLE "favourite_templates" ADD CONSTRAINT "favourite_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;