-- One order for all names: by number, with the collation of files. Indexes are dropped last, which keeps lists readable while the
-- new ones are built. Changes of assets by an earlier migration of the same upgrade have triggers pending, with which PostgreSQL
-- creates no index.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
CREATE INDEX "assets_in_order" ON "assets" USING btree ("company_id","name" collate "file_order");--> statement-breakpoint
CREATE INDEX "assets_living_in_order" ON "assets" USING btree ("company_id","name" collate "file_order","id","search_name") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "categories_in_order" ON "categories" USING btree ("company_id","name" collate "file_order");--> statement-breakpoint
CREATE INDEX "category_presets_in_order" ON "category_presets" USING btree ("company_id","name" collate "file_order");--> statement-breakpoint
CREATE INDEX "checklists_in_order" ON "checklists" USING btree ("company_id","name" collate "file_order");--> statement-breakpoint
CREATE INDEX "layouts_in_order" ON "layouts" USING btree ("company_id","name" collate "file_order");--> statement-breakpoint
CREATE INDEX "projects_in_order" ON "projects" USING btree ("company_id","name" collate "file_order");--> statement-breakpoint
CREATE INDEX "severity_scales_in_order" ON "severity_scales" USING btree ("company_id","name" collate "file_order");--> statement-breakpoint
CREATE INDEX "sites_in_order" ON "sites" USING btree ("company_id","name" collate "file_order");--> statement-breakpoint
CREATE INDEX "tags_in_order" ON "tags" USING btree ("company_id","name" collate "file_order");--> statement-breakpoint
CREATE INDEX "users_in_order" ON "users" USING btree ("company_id","first_name" collate "file_order");--> statement-breakpoint
DROP INDEX "assets_name";--> statement-breakpoint
DROP INDEX "assets_by_name";--> statement-breakpoint
DROP INDEX "categories_name";--> statement-breakpoint
DROP INDEX "category_presets_name";--> statement-breakpoint
DROP INDEX "checklists_name";--> statement-breakpoint
DROP INDEX "layouts_name";--> statement-breakpoint
DROP INDEX "projects_name";--> statement-breakpoint
DROP INDEX "severity_scales_name";--> statement-breakpoint
DROP INDEX "sites_name";--> statement-breakpoint
DROP INDEX "tags_name";--> statement-breakpoint
DROP INDEX "users_first_name";
