import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from './open-database.ts';
import { unsafeChanges } from './testing/unsafe-changes.ts';

const files = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));

/** Deletions of rows that the previous version does not use, and removes itself in its calls, by migration. */
const KNOWN_DELETIONS: Readonly<Record<string, string[]>> = {
  '0023_tidy_names.sql': ['members', 'uploaders'].map(
    (links) =>
      `delete from asset_${links} using users where users.id = asset_${links}.user_id and users.status = 'deleted': removes rows`,
  ),
};

describe('migrations only add, because two versions run concurrently during an upgrade', () => {
  it('finds migrations', () => expect(files.length).toBeGreaterThan(2));

  it.each(files)('%s', (file) => {
    const changes = unsafeChanges(readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8'));
    expect(changes).toEqual(KNOWN_DELETIONS[file] ?? []);
  });
});

describe('unsafe changes', () => {
  it.each([
    'DROP TABLE "sites" CASCADE;',
    'ALTER TABLE "sites" DROP COLUMN "name";',
    'ALTER TABLE "sites" DROP CONSTRAINT "sites_company";',
    'ALTER TABLE "sites" RENAME COLUMN "name" TO "title";',
    'ALTER TABLE "sites" RENAME TO "places";',
    'ALTER TABLE "sites" ALTER COLUMN "name" SET DATA TYPE varchar(20);',
    'ALTER TABLE "sites" ALTER COLUMN "name" TYPE text;',
    'ALTER TABLE "sites" ALTER COLUMN "name" SET NOT NULL;',
    'ALTER TABLE "sites" ALTER COLUMN "name" DROP DEFAULT;',
    'ALTER TABLE "sites"\n  ADD COLUMN "code" text\n  NOT NULL;',
    'DELETE FROM "sites";',
    'TRUNCATE "sites";',
    'CREATE TABLE "a" ("b" text);--> statement-breakpoint\nDROP TABLE "sites";',
  ])('%s', (migration) => expect(unsafeChanges(migration)).toHaveLength(1));
});

describe('safe changes', () => {
  it.each([
    'CREATE TABLE "a" ("b" text NOT NULL);',
    'ALTER TABLE "sites" ADD COLUMN "code" text;',
    'ALTER TABLE "sites" ADD COLUMN "code" text DEFAULT \'\' NOT NULL;',
    'CREATE INDEX "sites_name" ON "sites" ("name");',
    'UPDATE "sites" SET "code" = \'a\';',
    'CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN DELETE FROM "a"; DROP TABLE "b"; END $$;',
    '-- DROP TABLE "sites";',
  ])('%s', (migration) => expect(unsafeChanges(migration)).toEqual([]));
});
