CREATE TABLE "record_edits" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"entity_tag" text NOT NULL,
	CONSTRAINT "record_edits_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
ALTER TABLE "record_edits" ADD CONSTRAINT "record_edits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_edits" ADD CONSTRAINT "record_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_edits_user" ON "record_edits" USING btree ("user_id");