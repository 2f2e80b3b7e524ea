CREATE TABLE "model_dialects" (
	"base_url" text NOT NULL,
	"model" text NOT NULL,
	"dialect" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_dialects_base_url_model_pk" PRIMARY KEY("base_url","model")
);
