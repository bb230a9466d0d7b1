CREATE TABLE "list_stamps" (
	"company_id" text PRIMARY KEY NOT NULL,
	"assets" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "assets_by_name" ON "assets" USING btree ("company_id","name" collate "und-x-icu","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "assets_by_modified" ON "assets" USING btree ("company_id","modified" DESC NULLS FIRST,"id","name") WHERE deleted_at is null;--> statement-breakpoint
INSERT INTO "list_stamps" SELECT "id", gen_random_uuid() FROM "companies";--> statement-breakpoint
-- Once per transaction: what it has written itself stays.
CREATE FUNCTION "stamp_assets"("company" text) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "list_stamps" VALUES ("company", gen_random_uuid())
	ON CONFLICT ("company_id") DO UPDATE SET "assets" = excluded."assets"
	WHERE "list_stamps".xmin <> pg_current_xact_id()::xid
$$;--> statement-breakpoint
CREATE FUNCTION "asset_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "stamp_assets"(coalesce(NEW."company_id", OLD."company_id"));
	RETURN NULL;
END $$;--> statement-breakpoint
-- An asset that is gone by now has stamped its company itself.
CREATE FUNCTION "asset_people_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "stamp_assets"("company_id") FROM "assets" WHERE "id" = coalesce(NEW."asset_id", OLD."asset_id");
	RETURN NULL;
END $$;--> statement-breakpoint
-- When the transaction commits: until then nobody waits for the stamp, and it waits for nothing afterwards.
CREATE CONSTRAINT TRIGGER "assets_stamp" AFTER INSERT OR UPDATE OR DELETE ON "assets"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "asset_changed"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "asset_members_stamp" AFTER INSERT OR UPDATE OR DELETE ON "asset_members"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "asset_people_changed"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "asset_uploaders_stamp" AFTER INSERT OR UPDATE OR DELETE ON "asset_uploaders"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "asset_people_changed"();
