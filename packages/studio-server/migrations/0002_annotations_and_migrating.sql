CREATE TABLE "annotations" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"image_id" text NOT NULL,
	"kind" text NOT NULL,
	"category_id" text NOT NULL,
	"severity_scale_id" text,
	"severity_id" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "migrating_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invitation_message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_image_id_project_files_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."project_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_severity_scale_id_severity_scales_id_fk" FOREIGN KEY ("severity_scale_id") REFERENCES "public"."severity_scales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "annotations_image" ON "annotations" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "annotations_category" ON "annotations" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "annotations_severity_scale" ON "annotations" USING btree ("severity_scale_id");