ALTER TABLE "project_files" ADD COLUMN "processing_note" text;--> statement-breakpoint
ALTER TABLE "project_files" ADD COLUMN "radiometric_kind" text;