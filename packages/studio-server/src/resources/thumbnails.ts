import {
  hasPermission,
  requireRole,
  type ThumbnailKind,
  UpdateProjectPolicy,
  UpdateUserPolicy,
} from '@inspection-studio/domain';
import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { readableAssets } from '../database/queries/involvement.ts';
import { newFileId } from '../database/new-id.ts';
import { readUsers } from '../database/queries/users.ts';
import { readableSites } from '../database/queries/sites.ts';
import { assets, companies, projects, sites, users } from '../database/schema/index.ts';
import { notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { checkFileAccess } from './file-access.ts';
import { refuseWhileMigrating } from './migrating.ts';
import { personOf, readerOf } from './reader.ts';
import type { Context, Handlers } from './services.ts';

/** Where the picture of a kind of record is kept: its table, and the column that holds the storage key. */
const PICTURES: Record<ThumbnailKind, { table: PgTable & { id: AnyPgColumn }; column: AnyPgColumn; name: string }> = {
  User: { table: users, column: users.thumbnailKey, name: 'thumbnailKey' },
  Site: { table: sites, column: sites.thumbnailKey, name: 'thumbnailKey' },
  Asset: { table: assets, column: assets.thumbnailKey, name: 'thumbnailKey' },
  Project: { table: projects, column: projects.thumbnailKey, name: 'thumbnailKey' },
  ReportLogo: { table: companies, column: companies.reportLogoKey, name: 'reportLogoKey' },
  ReportCover: { table: companies, column: companies.reportCoverKey, name: 'reportCoverKey' },
};

/** Pictures people chose; an inspection may show the thumbnail of one of its images instead, which stays. */
const CHOSEN_PICTURES = 'pictures/';

function requirePermission({ user }: Context, permission: 'UpdateSite' | 'UpdateAsset') {
  if (!hasPermission(user.role, permission)) throw new StudioHttpError(403);
}

const isThere = async ({ db }: Context, table: typeof sites | typeof assets, where: SQL | undefined) => {
  if ((await db.$count(table, where)) === 0) throw notFound();
};

/**
 * Checks that the caller may change the picture of a record. The pictures of
 * reports are the company's: their id is that of the company.
 *
 * @throws StudioHttpError 404 unknown or of another company, 403
 * @see CALL-051..055, N122
 */
async function checkTarget(context: Context, kind: ThumbnailKind, id: string): Promise<void> {
  const { db, user, services } = context;
  switch (kind) {
    case 'User': {
      const [target] = await readUsers(
        db,
        services.pictureUrl,
        and(eq(users.companyId, user.companyId), eq(users.id, id)),
      );
      if (!target) throw notFound();
      if (!UpdateUserPolicy(personOf(user), target).allowed) throw new StudioHttpError(403, 4);
      return;
    }
    case 'Site':
      requirePermission(context, 'UpdateSite');
      return isThere(context, sites, and(readableSites(db, readerOf(user)), eq(sites.id, id)));
    case 'Asset':
      requirePermission(context, 'UpdateAsset');
      await isThere(context, assets, and(readableAssets(db, readerOf(user)), eq(assets.id, id)));
      return refuseWhileMigrating(db, eq(assets.id, id), 147);
    case 'Project':
      await checkFileAccess(context, id, UpdateProjectPolicy);
      return;
    case 'ReportLogo':
    case 'ReportCover':
      if (id !== user.companyId) throw notFound();
      if (!requireRole(user.role, 'Manager').allowed) throw new StudioHttpError(403);
  }
}

/**
 * Points a record at another picture.
 *
 * @returns the key it had
 * @throws StudioHttpError 404 when it is gone by now
 */
const exchangeKey = (
  { transaction }: Context,
  kind: ThumbnailKind,
  id: string,
  key: string | null,
): Promise<string | null> =>
  transaction(async (tx) => {
    const { table, column, name } = PICTURES[kind];
    const [row] = await tx.select({ key: column }).from(table).where(eq(table.id, id)).for('update');
    if (!row) throw notFound();
    await tx
      .update(table)
      .set({ [name]: key })
      .where(eq(table.id, id));
    return row.key as string | null;
  });

export const thumbnailHandlers: Handlers<'uploadThumbnail'> = {
  /**
   * Stores the new picture, then points the record at it, then deletes the old
   * one: whatever is interrupted, the record shows a picture that is there.
   */
  uploadThumbnail: async (context) => {
    const { services, payload, file } = context;
    const { id, type, isRemoving } = payload;
    await checkTarget(context as Context, type, id);
    if (isRemoving === (file !== undefined)) {
      throw new StudioHttpError(400, undefined, { issues: [{ path: 'payload.file', message: 'Required' }] });
    }
    let key: string | null = null;
    if (file) {
      const { thumbnail } = await services.readPicture(file.path);
      key = `${CHOSEN_PICTURES}${newFileId(`${type} ${id}`)}.jpg`;
      await services.store.put(key, thumbnail, 'image/jpeg');
    }
    let old: string | null;
    try {
      old = await exchangeKey(context as Context, type, id, key);
    } catch (error) {
      if (key) await services.store.delete(key);
      throw error;
    }
    if (old?.startsWith(CHOSEN_PICTURES)) context.afterCommit(() => services.store.delete(old));
  },
};
