CREATE TABLE "sign_in_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider_session_id" text,
	"device" text NOT NULL,
	"browser" text NOT NULL,
	"address" text NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role_claimed" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_address_taken" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD CONSTRAINT "sign_in_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_sessions_user" ON "sign_in_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_sessions_ended" ON "sign_in_sessions" USING btree ("ended") WHERE "sign_in_sessions"."ended" is not null;--> statement-breakpoint
CREATE INDEX "sign_in_sessions_last_used" ON "sign_in_sessions" USING btree ("last_used");--> statement-breakpoint
CREATE UNIQUE INDEX "users_taken_email" ON "users" USING btree ("company_id",lower("email")) WHERE "users"."is_address_taken";--> statement-breakpoint
CREATE UNIQUE INDEX "users_identity" ON "users" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE not "users"."is_address_taken";