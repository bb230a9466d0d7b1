CREATE TABLE "running_uploads" (
	"id" text NOT NULL,
	"project_id" text NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"started" timestamp (3) with time zone NOT NULL,
	"renewed" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "running_uploads_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "running_uploads" ADD CONSTRAINT "running_uploads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_uploads" ADD CONSTRAINT "running_uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_uploads" ADD CONSTRAINT "running_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "running_uploads_company" ON "running_uploads" USING btree ("company_id","renewed");