CREATE TABLE "used_offers" (
	"offer" text NOT NULL,
	"hash" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "used_offers_offer_hash_pk" PRIMARY KEY("offer","hash")
);
--> statement-breakpoint
ALTER TABLE "balances" ADD COLUMN "month" jsonb;--> statement-breakpoint
ALTER TABLE "used_offers" ADD CONSTRAINT "used_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_offers_user" ON "used_offers" USING btree ("user_id");