-- The same as searchKey of the domain. Immutable, so that columns and indexes can use it.
CREATE FUNCTION "search_key"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT replace(replace(replace(replace(translate(lower(regexp_replace(regexp_replace(normalize($1, NFD),
		'[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'),
		'[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g') COLLATE "und-x-icu"),
		'øłđðħŧıς', 'olddhtiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;--> statement-breakpoint
DROP INDEX "assets_name_trigrams";--> statement-breakpoint
DROP INDEX "projects_name_trigrams";--> statement-breakpoint
DROP INDEX "sites_name_trigrams";--> statement-breakpoint
DROP INDEX "users_name_trigrams";--> statement-breakpoint
DROP INDEX "assets_by_name";--> statement-breakpoint
DROP INDEX "assets_by_modified";--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "search_name" text GENERATED ALWAYS AS (search_key(name)) STORED;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "search_name" text GENERATED ALWAYS AS (search_key(name)) STORED;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "search_name" text GENERATED ALWAYS AS (search_key(name)) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_name" text GENERATED ALWAYS AS (search_key(first_name || ' ' || last_name) || chr(10) || search_key(email)) STORED;--> statement-breakpoint
CREATE INDEX "assets_search_name_trigrams" ON "assets" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "projects_search_name_trigrams" ON "projects" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sites_search_name_trigrams" ON "sites" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search_name_trigrams" ON "users" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "assets_by_name" ON "assets" USING btree ("company_id","name" collate "und-x-icu","id","search_name") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "assets_by_modified" ON "assets" USING btree ("company_id","modified" DESC NULLS FIRST,"id","search_name") WHERE deleted_at is null;