-- Retention announces its age limit in days with the setting studio.audit_days. Any client can set it, so events younger
-- than 30 days, the minimum of STUDIO_AUDIT_DAYS, stay whatever it says.
CREATE OR REPLACE FUNCTION "keep_audit_events"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	days int := nullif(current_setting('studio.audit_days', true), '')::int;
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF (days IS NOT NULL AND OLD.at < now() - greatest(days, 30) * interval '1 day')
			OR NOT EXISTS (SELECT FROM companies WHERE id = OLD.company_id) THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'Audit events are append-only.';
END
$$;
