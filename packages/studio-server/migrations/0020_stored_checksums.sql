CREATE TABLE "damaged_files" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"file_id" text,
	"document_id" text,
	"damage" text NOT NULL,
	"found" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reported" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "file_checks" (
	"name" text PRIMARY KEY NOT NULL,
	"begun" timestamp (3) with time zone NOT NULL,
	"finished" timestamp (3) with time zone,
	"leased_by" uuid,
	"leased_until" timestamp (3) with time zone,
	"part" text NOT NULL,
	"after_id" text NOT NULL,
	"file_count" bigint NOT NULL,
	"read_bytes" bigint NOT NULL,
	"damaged_count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "checksum" text;--> statement-breakpoint
ALTER TABLE "project_files" ADD COLUMN "checksum" text;--> statement-breakpoint
ALTER TABLE "damaged_files" ADD CONSTRAINT "damaged_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damaged_files" ADD CONSTRAINT "damaged_files_file_id_project_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."project_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damaged_files" ADD CONSTRAINT "damaged_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "damaged_files_company" ON "damaged_files" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "damaged_files_file" ON "damaged_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "damaged_files_document" ON "damaged_files" USING btree ("document_id");