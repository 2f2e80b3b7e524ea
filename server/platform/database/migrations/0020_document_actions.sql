CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"generation_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "origin_id" uuid;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "origin_version" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "origin_kind" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "input" jsonb;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shares_of_generation" ON "shares" USING btree ("generation_id","created_at");--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_origin_id_generations_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."generations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generations_origin" ON "generations" USING btree ("origin_id");