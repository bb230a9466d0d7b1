CREATE INDEX "project_files_awaited" ON "project_files" USING btree ("company_id","kind","size_bytes") WHERE uploaded_at is null;--> statement-breakpoint
CREATE INDEX "projects_open" ON "projects" USING btree ("company_id","id") WHERE status not in ('Completed', 'Failed');
