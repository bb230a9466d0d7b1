-- The same as searchKey of the domain, which now also leaves out the optional marks of Hebrew, Arabic and Syriac.
CREATE OR REPLACE FUNCTION "search_key"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT replace(replace(replace(replace(translate(lower(regexp_replace(regexp_replace(normalize($1, NFD),
		'[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u0897-\u089f\u08ca-\u08e1\u08e3-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u200c\u200d\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]', '', 'g'),
		'[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g') COLLATE "und-x-icu"),
		'øłđðħŧıςٱ', 'olddhtiσا'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;--> statement-breakpoint
-- Stored keys are those of the old function. Only rows whose key has such a mark are written; for most companies, none.
DO $$
DECLARE
	marks CONSTANT text := '[\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u0671\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u0897-\u089f\u08ca-\u08e1\u08e3-\u08ff\u200c\u200d\ufe00-\ufe0f]';
BEGIN
	UPDATE sites SET name = name WHERE search_name ~ marks;
	UPDATE assets SET name = name WHERE search_name ~ marks;
	UPDATE projects SET name = name WHERE search_name ~ marks;
	UPDATE users SET first_name = first_name, email = email WHERE search_name ~ marks;
	-- Locks the log only where a key changes.
	IF EXISTS (SELECT FROM audit_events WHERE search_name ~ marks) THEN
		ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only;
		UPDATE audit_events SET actor_name = actor_name WHERE search_name ~ marks;
		ALTER TABLE audit_events ENABLE TRIGGER audit_events_append_only;
	END IF;
END $$;
