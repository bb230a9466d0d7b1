CREATE TABLE "sign_in_proofs" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_proofs" ADD CONSTRAINT "sign_in_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_proofs_user" ON "sign_in_proofs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_proofs_expires" ON "sign_in_proofs" USING btree ("expires_at");