CREATE TABLE "used_google_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "idle_minutes" integer DEFAULT 120 NOT NULL;--> statement-breakpoint
-- Sessions that users asked to be remembered.
UPDATE "tokens" SET "idle_minutes" = 20160 WHERE "expires_at" - "created_at" > interval '1 day';
