CREATE TABLE "measured_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "measured_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"template_type" text NOT NULL,
	"engine" text NOT NULL,
	"expected_input" integer NOT NULL,
	"expected_output" integer NOT NULL,
	"used_input" integer NOT NULL,
	"used_output" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "measured_runs_newest" ON "measured_runs" USING btree ("template_type","engine","id");