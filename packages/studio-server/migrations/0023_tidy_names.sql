-- Names as tidyLine of the domain stores them, except joiners: without characters that have no width, with single spaces
-- and composed accents. Names that would be empty stay as they are.
DO $$
DECLARE
	tidied CONSTANT text := 'normalize(btrim(regexp_replace(regexp_replace(%s,
		''[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+'', '''', ''g''),
		''[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+'', '' '', ''g'')), NFC)';
	target record;
	tidy text;
BEGIN
	FOR target IN
		SELECT * FROM (VALUES
			('companies', 'name'), ('users', 'first_name'), ('users', 'last_name'), ('sites', 'name'), ('assets', 'name'),
			('projects', 'name'), ('categories', 'name'), ('category_presets', 'name'), ('severity_scales', 'name'),
			('checklists', 'name'), ('layouts', 'name'), ('layers', 'name'), ('documents', 'name')
		) AS names (of_table, of_column)
	LOOP
		tidy := format(tidied, target.of_column);
		EXECUTE format('UPDATE %I SET %I = %s WHERE %2$I <> %3$s AND %3$s <> ''''', target.of_table, target.of_column, tidy);
	END LOOP;
	-- Names of tags are unique: a tag stays as it is if another one has its tidy name, or would have it.
	EXECUTE format(
		'UPDATE tags SET name = %1$s WHERE name <> %1$s AND %1$s <> '''' AND NOT EXISTS (
			SELECT FROM tags AS other WHERE other.company_id = tags.company_id AND other.id <> tags.id
				AND (lower(%2$s) = lower(%1$s) OR lower(%2$s COLLATE "und-x-icu") = lower(%1$s COLLATE "und-x-icu")))',
		format(tidied, 'tags.name'), format(tidied, 'other.name'));
END $$;--> statement-breakpoint
-- People deleted by an earlier version stayed on the assets they worked on.
DELETE FROM "asset_members" USING "users" WHERE "users"."id" = "asset_members"."user_id" AND "users"."status" = 'Deleted';--> statement-breakpoint
DELETE FROM "asset_uploaders" USING "users" WHERE "users"."id" = "asset_uploaders"."user_id" AND "users"."status" = 'Deleted';
