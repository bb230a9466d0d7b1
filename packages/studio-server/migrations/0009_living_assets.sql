ALTER TABLE "asset_categories" ADD COLUMN "is_asset_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "asset_presets" ADD COLUMN "is_asset_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "asset_categories_living" ON "asset_categories" USING btree ("category_id","asset_id") WHERE not is_asset_deleted;--> statement-breakpoint
CREATE INDEX "asset_presets_living" ON "asset_presets" USING btree ("preset_id","asset_id") WHERE not is_asset_deleted;--> statement-breakpoint
-- By a trigger, so that processes of the version before write it too.
CREATE FUNCTION "asset_deletion_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "asset_categories" SET "is_asset_deleted" = NEW."deleted_at" IS NOT NULL WHERE "asset_id" = NEW."id";
	UPDATE "asset_presets" SET "is_asset_deleted" = NEW."deleted_at" IS NOT NULL WHERE "asset_id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "assets_deletion" AFTER UPDATE OF "deleted_at" ON "assets" FOR EACH ROW
	WHEN (OLD."deleted_at" IS DISTINCT FROM NEW."deleted_at") EXECUTE FUNCTION "asset_deletion_changed"();--> statement-breakpoint
CREATE FUNCTION "asset_categories_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "asset_categories" l SET "is_asset_deleted" = true FROM "added" n JOIN "assets" a ON a."id" = n."asset_id"
	WHERE l."asset_id" = n."asset_id" AND l."category_id" = n."category_id" AND a."deleted_at" IS NOT NULL AND NOT l."is_asset_deleted";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "asset_categories_added" AFTER INSERT ON "asset_categories"
	REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "asset_categories_added"();--> statement-breakpoint
CREATE FUNCTION "asset_presets_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "asset_presets" l SET "is_asset_deleted" = true FROM "added" n JOIN "assets" a ON a."id" = n."asset_id"
	WHERE l."asset_id" = n."asset_id" AND l."preset_id" = n."preset_id" AND a."deleted_at" IS NOT NULL AND NOT l."is_asset_deleted";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "asset_presets_added" AFTER INSERT ON "asset_presets"
	REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "asset_presets_added"();--> statement-breakpoint
UPDATE "asset_categories" l SET "is_asset_deleted" = true FROM "assets" a WHERE a."id" = l."asset_id" AND a."deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "asset_presets" l SET "is_asset_deleted" = true FROM "assets" a WHERE a."id" = l."asset_id" AND a."deleted_at" IS NOT NULL;
