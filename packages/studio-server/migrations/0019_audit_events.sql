CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text,
	"subject_name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"request_id" text NOT NULL,
	"search_name" text GENERATED ALWAYS AS (search_key(actor_name) || chr(10) || search_key(actor_email) || chr(10) || search_key(subject_name)) STORED
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("company_id","at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("company_id","subject_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("company_id","actor_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_events_search_name_trigrams" ON "audit_events" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_events_age" ON "audit_events" USING brin ("at");--> statement-breakpoint
-- Keeps the log append-only. Retention announces its age limit in days with the setting studio.audit_days; the
-- deletion of a company takes its events along.
CREATE FUNCTION "keep_audit_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.at < now() - nullif(current_setting('studio.audit_days', true), '')::int * interval '1 day'
			OR NOT EXISTS (SELECT FROM companies WHERE id = OLD.company_id) THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'Audit events are append-only.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_events_append_only" BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION keep_audit_events();--> statement-breakpoint
CREATE TRIGGER "audit_events_no_truncate" BEFORE TRUNCATE ON "audit_events" FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_events();
