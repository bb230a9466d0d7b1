CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
