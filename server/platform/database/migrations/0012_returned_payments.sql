CREATE TABLE "returned_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"invoice_id" text,
	"subscription_id" text,
	"paid" integer NOT NULL,
	"returned" integer NOT NULL,
	"state" text NOT NULL,
	"is_disputed" boolean NOT NULL,
	"lines" jsonb NOT NULL,
	"pack_credits" integer NOT NULL,
	"read_ticket" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "returned_payments" ADD CONSTRAINT "returned_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "returned_payments_user" ON "returned_payments" USING btree ("user_id");