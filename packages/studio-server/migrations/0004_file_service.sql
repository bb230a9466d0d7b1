CREATE TABLE "maintenance" (
	"name" text PRIMARY KEY NOT NULL,
	"begun" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "report_logo_key" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "report_cover_key" text;--> statement-breakpoint
CREATE FUNCTION "count_supplementary_bytes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE "companies" SET "supplementary_used_bytes" = "supplementary_used_bytes" + changed."bytes"
		FROM (SELECT "company_id", sum("size_bytes") AS "bytes" FROM "after_rows" WHERE "kind" = 'supplementary' AND "uploaded_at" IS NOT NULL GROUP BY "company_id") AS changed
		WHERE "companies"."id" = changed."company_id";
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE "companies" SET "supplementary_used_bytes" = "supplementary_used_bytes" - changed."bytes"
		FROM (SELECT "company_id", sum("size_bytes") AS "bytes" FROM "before_rows" WHERE "kind" = 'supplementary' AND "uploaded_at" IS NOT NULL GROUP BY "company_id") AS changed
		WHERE "companies"."id" = changed."company_id";
	ELSE
		UPDATE "companies" SET "supplementary_used_bytes" = "supplementary_used_bytes" + changed."bytes"
		FROM (
			SELECT "company_id", sum("bytes") AS "bytes" FROM (
				SELECT "company_id", "size_bytes" AS "bytes" FROM "after_rows" WHERE "kind" = 'supplementary' AND "uploaded_at" IS NOT NULL
				UNION ALL
				SELECT "company_id", -"size_bytes" FROM "before_rows" WHERE "kind" = 'supplementary' AND "uploaded_at" IS NOT NULL
			) AS each GROUP BY "company_id" HAVING sum("bytes") <> 0
		) AS changed
		WHERE "companies"."id" = changed."company_id";
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "project_files_supplementary_insert" AFTER INSERT ON "project_files" REFERENCING NEW TABLE AS "after_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_supplementary_bytes"();--> statement-breakpoint
CREATE TRIGGER "project_files_supplementary_update" AFTER UPDATE ON "project_files" REFERENCING OLD TABLE AS "before_rows" NEW TABLE AS "after_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_supplementary_bytes"();--> statement-breakpoint
CREATE TRIGGER "project_files_supplementary_delete" AFTER DELETE ON "project_files" REFERENCING OLD TABLE AS "before_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_supplementary_bytes"();--> statement-breakpoint
UPDATE "companies" SET "supplementary_used_bytes" = (SELECT coalesce(sum("size_bytes"), 0) FROM "project_files" WHERE "company_id" = "companies"."id" AND "kind" = 'supplementary' AND "uploaded_at" IS NOT NULL);
