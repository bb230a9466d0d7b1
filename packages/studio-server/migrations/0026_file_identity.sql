ALTER TABLE "project_files" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "project_files" ADD COLUMN "modified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project_files" ADD COLUMN "sample_hash" text;