-- Compares the numbers in a name by value. In this syntax, because ICU of the embedded database ignores "und-u-kn".
CREATE COLLATION "file_order" (provider = icu, locale = '@colNumeric=yes');--> statement-breakpoint
DROP INDEX "documents_name";--> statement-breakpoint
DROP INDEX "project_files_project";--> statement-breakpoint
CREATE INDEX "documents_in_order" ON "documents" USING btree ("company_id","name" collate "file_order");--> statement-breakpoint
CREATE INDEX "project_files_in_order" ON "project_files" USING btree ("project_id","kind","name" collate "file_order");