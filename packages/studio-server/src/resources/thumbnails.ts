import type { AuditSubject } from '@inspection-studio/domain/audit';
import type { ThumbnailKind } from '@inspection-studio/domain/images';
import { displayName } from '@inspection-studio/domain/users';
import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { readableAssets } from '../database/queries/involvement.ts';
import { newFileId } from '../database/new-id.ts';
import { readableSites } from '../database/queries/sites.ts';
import { assets, companies, projects, sites, users } from '../database/schema/index.ts';
import { notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { rejectedFileDetails } from '../rules/audit-details.ts';
import type { PictureOwner } from '../rules/call-policies.ts';
import { loadFileOwner } from './file-access.ts';
import { refuseWhileMigrating } from './migrating.ts';
import { recordPictureEdit } from './picture-edits.ts';
import { readerOf } from './reader.ts';
import { requireRow } from './require-row.ts';
import { scanForm } from './scan-file.ts';
import type { Context, Handlers } from './services.ts';
import { readUser } from './users-access.ts';

/** Records with pictures. */
type PictureTable = PgTable & { id: AnyPgColumn; name: AnyPgColumn };

/** Table and column with the storage key of the picture, by kind of record. */
const PICTURES: Record<ThumbnailKind, { table: PictureTable; column: AnyPgColumn; name: string }> = {
  User: { table: users, column: users.thumbnailKey, name: 'thumbnailKey' },
  Site: { table: sites, column: sites.thumbnailKey, name: 'thumbnailKey' },
  Asset: { table: assets, column: assets.thumbnailKey, name: 'thumbnailKey' },
  Project: { table: projects, column: projects.thumbnailKey, name: 'thumbnailKey' },
  ReportLogo: { table: companies, column: companies.reportLogoKey, name: 'reportLogoKey' },
  ReportCover: { table: companies, column: companies.reportCoverKey, name: 'reportCoverKey' },
};

/** Record of the audit event, by kind of picture. */
const SUBJECTS: Record<ThumbnailKind, AuditSubject> = {
  User: 'user',
  Site: 'site',
  Asset: 'asset',
  Project: 'inspection',
  ReportLogo: 'company',
  ReportCover: 'company',
};

/** Prefix of uploaded pictures. An inspection can show the thumbnail of one of its images instead, which is kept. */
const CHOSEN_PICTURES = 'pictures/';

/** A record whose picture is changed, and the subject of the policy. */
interface LoadedOwner {
  owner: PictureOwner;
  /** The asset of an inspection. */
  assetId?: string;
  /** Name of a person, who may have no name in the table. */
  personName?: string;
}

/**
 * Loads what the policy needs to know of the record whose picture is changed.
 * For sites and assets that is nothing: {@link checkOwner} looks for them
 * afterwards. The pictures of reports belong to the company: their id is the company's.
 *
 * @throws StudioHttpError 404 when the person, inspection or company is not one of the caller's; 403 code 115 when an
 * inspection may not be read
 */
async function loadOwner(
  context: Pick<Context, 'db' | 'services' | 'user'>,
  kind: ThumbnailKind,
  id: string,
): Promise<LoadedOwner> {
  if (kind === 'User') {
    const target = await readUser(context, id);
    return { owner: { kind, target }, personName: displayName(target) };
  }
  if ((kind === 'ReportLogo' || kind === 'ReportCover') && id !== context.user.companyId) throw notFound();
  if (kind !== 'Project') return { owner: { kind } };
  const { involvement, assetId } = await loadFileOwner(context, id);
  return { owner: { kind, involvement }, assetId };
}

/**
 * Checks that the picture of the record can be changed now.
 *
 * @throws StudioHttpError 404 when a site or an asset is not one of the person's, 409 while the files of an asset migrate
 */
async function checkOwner(
  { db, user }: Pick<Context, 'db' | 'user'>,
  { owner, assetId }: LoadedOwner,
  id: string,
): Promise<void> {
  const requireMatch = async (table: typeof sites | typeof assets, where: SQL | undefined) => {
    if ((await db.$count(table, where)) === 0) throw notFound();
  };
  if (owner.kind === 'Site') await requireMatch(sites, and(readableSites(db, readerOf(user)), eq(sites.id, id)));
  if (owner.kind === 'Asset') {
    await requireMatch(assets, and(readableAssets(db, readerOf(user)), eq(assets.id, id)));
    await refuseWhileMigrating(db, eq(assets.id, id), 147);
  }
  if (assetId !== undefined) await refuseWhileMigrating(db, eq(assets.id, assetId), 148);
}

/**
 * Sets the picture of a record.
 *
 * @returns the key of its previous picture
 * @throws StudioHttpError 404 when the record was deleted meanwhile
 */
const exchangeKey = (
  context: Pick<Context, 'transaction' | 'services' | 'user' | 'audit'>,
  { owner: { kind }, personName }: LoadedOwner,
  id: string,
  key: string | null,
): Promise<string | null> =>
  context.transaction(async (tx) => {
    const { table, column, name } = PICTURES[kind];
    const row = await requireRow(
      tx.select({ key: column, name: table.name }).from(table).where(eq(table.id, id)).for('update'),
    );
    await tx
      .update(table)
      .set({ [name]: key })
      .where(eq(table.id, id));
    await recordPictureEdit({ ...context, db: tx }, kind, id);
    const action = key === null ? 'removePicture' : 'changePicture';
    context.audit({ action, kind: SUBJECTS[kind], id, name: personName ?? String(row.name) });
    return row.key as string | null;
  });

/**
 * Scans a new picture for malware.
 *
 * @throws StudioHttpError 409 when it is infected, 503 when it could not be scanned
 */
async function refuseInfected(
  context: Pick<Context, 'transaction' | 'services' | 'audit'>,
  { owner: { kind }, personName }: LoadedOwner,
  id: string,
  file: { path: string; name: string },
): Promise<void> {
  const infection = await scanForm(context.services.scanner, file);
  if (!infection) return;
  await context.transaction(async (tx) => {
    const { table } = PICTURES[kind];
    const { name } = await requireRow(tx.select({ name: table.name }).from(table).where(eq(table.id, id)));
    const record = { id, name: personName ?? String(name) };
    context.audit({ kind: SUBJECTS[kind], ...rejectedFileDetails(record, file.name, infection.signature) });
  });
  throw infection.error;
}

export const thumbnailHandlers: Handlers<'uploadThumbnail'> = {
  /**
   * Stores the new picture, then sets it on the record, then deletes the old
   * one. If any step is interrupted, the record still has an existing picture.
   */
  uploadThumbnail: withPolicy({
    load: (context) => loadOwner(context, context.payload.type, context.payload.id),
    subject: ({ owner }) => owner,
    refusalCode: ({ owner }) => (owner.kind === 'User' || owner.kind === 'Project' ? 4 : null),
    run: async (context, loaded) => {
      const { services, payload, file, afterCommit } = context;
      const { id, type, isRemoving } = payload;
      await checkOwner(context, loaded, id);
      if (isRemoving === (file !== undefined)) {
        throw new StudioHttpError(400, undefined, { issues: [{ path: 'payload.file', message: 'Required' }] });
      }
      let key: string | null = null;
      if (file) {
        await refuseInfected(context, loaded, id, file);
        const { thumbnail } = await services.readPicture(file.path);
        key = `${CHOSEN_PICTURES}${newFileId(`${type} ${id}`)}.jpg`;
        await services.store.put(key, thumbnail, 'image/jpeg');
      }
      let old: string | null;
      try {
        old = await exchangeKey(context, loaded, id, key);
      } catch (error) {
        if (key) await services.store.delete(key);
        throw error;
      }
      if (old?.startsWith(CHOSEN_PICTURES)) afterCommit(() => services.store.delete(old));
    },
  }),
};
