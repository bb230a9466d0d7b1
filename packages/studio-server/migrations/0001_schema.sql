CREATE TABLE "asset_categories" (
	"asset_id" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "asset_categories_asset_id_category_id_pk" PRIMARY KEY("asset_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "asset_members" (
	"asset_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "asset_members_asset_id_user_id_pk" PRIMARY KEY("asset_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "asset_presets" (
	"asset_id" text NOT NULL,
	"preset_id" text NOT NULL,
	CONSTRAINT "asset_presets_asset_id_preset_id_pk" PRIMARY KEY("asset_id","preset_id")
);
--> statement-breakpoint
CREATE TABLE "asset_uploaders" (
	"asset_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "asset_uploaders_asset_id_user_id_pk" PRIMARY KEY("asset_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"site_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"longitude" double precision,
	"latitude" double precision,
	"thumbnail_key" text,
	"severity_scale_id" text NOT NULL,
	"layout_template_id" text,
	"created_by_id" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"model" text,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_preset_items" (
	"preset_id" text NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_preset_items_preset_id_category_id_pk" PRIMARY KEY("preset_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "category_presets" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checklists" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"sections" jsonb NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"licence_start" timestamp (3) with time zone NOT NULL,
	"licence_expiry" timestamp (3) with time zone NOT NULL,
	"licence_frequency" text NOT NULL,
	"seats_allowed" integer NOT NULL,
	"data_type" text NOT NULL,
	"data_used" double precision DEFAULT 0 NOT NULL,
	"data_allowed" double precision NOT NULL,
	"supplementary_used_bytes" bigint DEFAULT 0 NOT NULL,
	"supplementary_allowed_bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"mime" text NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone,
	"created_by_id" text NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_storage_key" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "capture_data" (
	"project_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"dedupe" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer NOT NULL,
	"run_after" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"locked_by" text,
	"locked_until" timestamp (3) with time zone,
	"error" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "layers" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"layout_id" text NOT NULL,
	"name" text NOT NULL,
	"is_segmented" boolean NOT NULL,
	"position" integer NOT NULL,
	"sections" jsonb NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "layouts" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"map" jsonb,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_payloads" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"expires_at" timestamp (3) with time zone,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "oidc_payloads_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "project_files" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"project_id" text NOT NULL,
	"kind" text NOT NULL,
	"capture_type" text,
	"file_type" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone,
	"processed_at" timestamp (3) with time zone,
	"processing_error" text,
	"width_pixels" integer,
	"height_pixels" integer,
	"longitude" double precision,
	"latitude" double precision,
	"altitude_metres" double precision,
	"captured_at" timestamp (3) with time zone,
	"is_radiometric" boolean,
	"is_flagged" boolean DEFAULT false NOT NULL,
	"thumbnail_key" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_files_storage_key" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"asset_id" text NOT NULL,
	"checklist_id" text,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"status_reason" text,
	"thumbnail_key" text,
	"prj" text,
	"is_ar" boolean DEFAULT false NOT NULL,
	"ortho_enabled" boolean DEFAULT false NOT NULL,
	"ortho_gcp" boolean DEFAULT false NOT NULL,
	"created_by_id" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "severity_scales" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"is_numerical" boolean NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"severities" jsonb NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"longitude" double precision,
	"latitude" double precision,
	"thumbnail_key" text,
	"created_by_id" text,
	"deleted_at" timestamp (3) with time zone,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"name" text GENERATED ALWAYS AS (trim(first_name || ' ' || last_name)) STORED NOT NULL,
	"email" text NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"thumbnail_key" text,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"invited_by_id" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "asset_categories" ADD CONSTRAINT "asset_categories_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_categories" ADD CONSTRAINT "asset_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_members" ADD CONSTRAINT "asset_members_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_members" ADD CONSTRAINT "asset_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_presets" ADD CONSTRAINT "asset_presets_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_presets" ADD CONSTRAINT "asset_presets_preset_id_category_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."category_presets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_uploaders" ADD CONSTRAINT "asset_uploaders_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_uploaders" ADD CONSTRAINT "asset_uploaders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_severity_scale_id_severity_scales_id_fk" FOREIGN KEY ("severity_scale_id") REFERENCES "public"."severity_scales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_layout_template_id_layouts_id_fk" FOREIGN KEY ("layout_template_id") REFERENCES "public"."layouts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_preset_items" ADD CONSTRAINT "category_preset_items_preset_id_category_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."category_presets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_preset_items" ADD CONSTRAINT "category_preset_items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_presets" ADD CONSTRAINT "category_presets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklists" ADD CONSTRAINT "checklists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capture_data" ADD CONSTRAINT "capture_data_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capture_data" ADD CONSTRAINT "capture_data_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layers" ADD CONSTRAINT "layers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layers" ADD CONSTRAINT "layers_layout_id_layouts_id_fk" FOREIGN KEY ("layout_id") REFERENCES "public"."layouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layouts" ADD CONSTRAINT "layouts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_checklist_id_checklists_id_fk" FOREIGN KEY ("checklist_id") REFERENCES "public"."checklists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "severity_scales" ADD CONSTRAINT "severity_scales_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_categories_category" ON "asset_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "asset_members_user" ON "asset_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "asset_presets_preset" ON "asset_presets" USING btree ("preset_id");--> statement-breakpoint
CREATE INDEX "asset_uploaders_user" ON "asset_uploaders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assets_site" ON "assets" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "assets_created_by" ON "assets" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "assets_severity_scale" ON "assets" USING btree ("severity_scale_id");--> statement-breakpoint
CREATE INDEX "assets_name" ON "assets" USING btree ("company_id","name" collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "assets_modified" ON "assets" USING btree ("company_id","modified" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assets_name_trigrams" ON "assets" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "categories_name" ON "categories" USING btree ("company_id","name" collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "category_preset_items_category" ON "category_preset_items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "category_presets_name" ON "category_presets" USING btree ("company_id","name" collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "checklists_name" ON "checklists" USING btree ("company_id","name" collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "documents_name" ON "documents" USING btree ("company_id","name" collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "documents_modified" ON "documents" USING btree ("company_id","modified" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_dedupe" ON "jobs" USING btree ("kind","dedupe") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_after","id") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "layers_layout" ON "layers" USING btree ("layout_id","position");--> statement-breakpoint
CREATE INDEX "layouts_name" ON "layouts" USING btree ("company_id","name" collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "oidc_payloads_grant" ON "oidc_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_uid" ON "oidc_payloads" USING btree ("kind","uid");--> statement-breakpoint
CREATE INDEX "oidc_payloads_expires" ON "oidc_payloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "project_files_project" ON "project_files" USING btree ("project_id","kind","name" collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "project_files_company" ON "project_files" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "projects_asset" ON "projects" USING btree ("asset_id","modified" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "projects_created_by" ON "projects" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "projects_name" ON "projects" USING btree ("company_id","name" collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "projects_modified" ON "projects" USING btree ("company_id","modified" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "projects_name_trigrams" ON "projects" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "severity_scales_name" ON "severity_scales" USING btree ("company_id","name" collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "sites_name" ON "sites" USING btree ("company_id","name" collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "sites_modified" ON "sites" USING btree ("company_id","modified" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sites_name_trigrams" ON "sites" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "tags_unique_name" ON "tags" USING btree ("company_id",lower(trim("name")));--> statement-breakpoint
CREATE INDEX "tags_name" ON "tags" USING btree ("company_id","name" collate "und-x-icu");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_first_name" ON "users" USING btree ("company_id","first_name" collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "users_modified" ON "users" USING btree ("company_id","modified" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_name_trigrams" ON "users" USING gin ("name" gin_trgm_ops);