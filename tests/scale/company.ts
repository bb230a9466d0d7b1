import type pg from 'pg';
import { hashPassword } from '../../packages/studio-server/src/identity/testing/password-hash.ts';

/** E-mail of the one person of the company, who may do everything. */
export const PERSON = 'manager@demo.example';

/** The person's password. */
export const PASSWORD = 'kittiwakes over the firth';

/** Files of one inspection: two pictures in two dimensions are enough to send it. */
export const FILES_PER_INSPECTION = 2;

/** Storage key of a file, as the row below says it. */
export const keyOf = (inspection: string, file: number): string => `projects/${inspection}/${inspection}-${file}.jpg`;

/** A company with one asset, and a log of every attempt at a job. */
export async function insertCompany(client: pg.Client): Promise<void> {
  await client.query(`
    insert into companies (id, name, licence_start, licence_expiry, licence_frequency, seats_allowed,
        data_type, data_allowed, supplementary_allowed_bytes)
      values ('northline', 'Northline', '2026-01-01', '2099-12-31', 'Annual', 10, 'ImageCount', 1000, 1000000);
    insert into users (id, company_id, first_name, last_name, email, role, status)
      values ('manager', 'northline', 'Mia', 'Berg', '${PERSON}', 'Manager', 'Activated');
    insert into severity_scales (id, company_id, name, is_numerical, severities)
      values ('urgency', 'northline', 'Urgency', false, '[]');
    insert into sites (id, company_id, name, created_by_id) values ('harbour', 'northline', 'Harbour', 'manager');
    insert into assets (id, company_id, site_id, name, type, severity_scale_id, created_by_id)
      values ('pier', 'northline', 'harbour', 'Pier', 'Bridge', 'urgency', 'manager');
    insert into passwords (user_id, hash, changed_at) values ('manager', '${await hashPassword(PASSWORD)}', now());
    create table attempts (job uuid not null, inspection text not null, worker text not null);
    create function note_attempt() returns trigger language plpgsql as $$ begin
      insert into attempts values (new.id, new.payload->>'projectId', new.locked_by); return new; end $$;
    create trigger note_attempt after update on jobs for each row
      when (new.attempts > old.attempts) execute function note_attempt();`);
}

/** Drafts of the asset with registered files, optionally uploaded. */
export async function insertDrafts(
  client: pg.Client,
  ids: readonly string[],
  files: number,
  isUploaded: boolean,
  sizeBytes: number,
) {
  await client.query(
    `insert into projects (id, company_id, asset_id, name, created_by_id)
      select id, 'northline', 'pier', 'Inspection ' || id, 'manager' from unnest($1::text[]) as id`,
    [ids],
  );
  await client.query(
    `insert into project_files (id, company_id, project_id, kind, capture_type, file_type, name, mime, size_bytes, storage_key, uploaded_at)
      select id || '-' || file, 'northline', id, 'two', 'Rgb', 'Image', 'IMG_' || file || '.jpg', 'image/jpeg', $3,
        'projects/' || id || '/' || id || '-' || file || '.jpg', case when $4 then now() end
      from unnest($1::text[]) as id, generate_series(0, $2::int - 1) as file`,
    [ids, files, sizeBytes, isUploaded],
  );
}
