ALTER TABLE "projects" ADD COLUMN "creation_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "projects_creation_key" ON "projects" USING btree ("created_by_id","creation_key");