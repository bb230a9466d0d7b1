ALTER TABLE "project_files" ADD COLUMN "is_asset_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Counts confirmed supplementary files, as before, but only of assets that are not deleted.
CREATE OR REPLACE FUNCTION "count_supplementary_bytes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE "companies" SET "supplementary_used_bytes" = "supplementary_used_bytes" + changed."bytes"
		FROM (SELECT "company_id", sum("size_bytes") AS "bytes" FROM "after_rows" WHERE "kind" = 'supplementary' AND "uploaded_at" IS NOT NULL AND NOT "is_asset_deleted" GROUP BY "company_id") AS changed
		WHERE "companies"."id" = changed."company_id";
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE "companies" SET "supplementary_used_bytes" = "supplementary_used_bytes" - changed."bytes"
		FROM (SELECT "company_id", sum("size_bytes") AS "bytes" FROM "before_rows" WHERE "kind" = 'supplementary' AND "uploaded_at" IS NOT NULL AND NOT "is_asset_deleted" GROUP BY "company_id") AS changed
		WHERE "companies"."id" = changed."company_id";
	ELSE
		UPDATE "companies" SET "supplementary_used_bytes" = "supplementary_used_bytes" + changed."bytes"
		FROM (
			SELECT "company_id", sum("bytes") AS "bytes" FROM (
				SELECT "company_id", "size_bytes" AS "bytes" FROM "after_rows" WHERE "kind" = 'supplementary' AND "uploaded_at" IS NOT NULL AND NOT "is_asset_deleted"
				UNION ALL
				SELECT "company_id", -"size_bytes" FROM "before_rows" WHERE "kind" = 'supplementary' AND "uploaded_at" IS NOT NULL AND NOT "is_asset_deleted"
			) AS each GROUP BY "company_id" HAVING sum("bytes") <> 0
		) AS changed
		WHERE "companies"."id" = changed."company_id";
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- By a trigger, so that processes of the version before write it too.
CREATE OR REPLACE FUNCTION "asset_deletion_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "asset_categories" SET "is_asset_deleted" = NEW."deleted_at" IS NOT NULL WHERE "asset_id" = NEW."id";
	UPDATE "asset_presets" SET "is_asset_deleted" = NEW."deleted_at" IS NOT NULL WHERE "asset_id" = NEW."id";
	UPDATE "project_files" SET "is_asset_deleted" = NEW."deleted_at" IS NOT NULL
	WHERE "kind" = 'supplementary' AND "project_id" IN (SELECT "id" FROM "projects" WHERE "asset_id" = NEW."id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "supplementary_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "project_files" f SET "is_asset_deleted" = true
	FROM "added" n JOIN "projects" p ON p."id" = n."project_id" JOIN "assets" a ON a."id" = p."asset_id"
	WHERE f."id" = n."id" AND n."kind" = 'supplementary' AND a."deleted_at" IS NOT NULL AND NOT f."is_asset_deleted";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "project_files_supplementary_added" AFTER INSERT ON "project_files"
	REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "supplementary_added"();--> statement-breakpoint
UPDATE "project_files" f SET "is_asset_deleted" = true FROM "projects" p JOIN "assets" a ON a."id" = p."asset_id"
WHERE f."kind" = 'supplementary' AND p."id" = f."project_id" AND a."deleted_at" IS NOT NULL;
