CREATE TABLE "sent_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"generation_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"model" text NOT NULL,
	"host" text NOT NULL,
	"system" text NOT NULL,
	"user" text NOT NULL,
	"placeholders" json NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer
);
--> statement-breakpoint
ALTER TABLE "sent_requests" ADD CONSTRAINT "sent_requests_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_requests" ADD CONSTRAINT "sent_requests_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_requests_newest" ON "sent_requests" USING btree ("generation_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "sent_requests_run" ON "sent_requests" USING btree ("run_id");