import {
  hasPermission,
  type ThumbnailKind,
  UpdateProjectPolicy,
  UpdateUserPolicy,
} from '@inspection-studio/domain';
import { and, eq } from 'drizzle-orm';
import { readableAssets } from '../database/queries/involvement.ts';
import { newFileId } from '../database/new-id.ts';
import { readUsers } from '../database/queries/users.ts';
import { readableSites } from '../database/queries/sites.ts';
import { assets, projects, sites, users } from '../database/schema/index.ts';
import { notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { readProjectFor } from './projects.ts';
import { personOf, readerOf } from './reader.ts';
import type { Context, Handlers } from './services.ts';

type Target = { id: string; thumbnailKey: string | null };

/** The record a picture is for, when the caller may change it. @see resolutions §3 "POST images/thumbnail" */
async function findTarget(context: Context, kind: ThumbnailKind, id: string): Promise<Target> {
  const { db, user, services } = context;
  if (kind === 'User') {
    const ofCompany = and(eq(users.companyId, user.companyId), eq(users.id, id));
    const [target] = await readUsers(db, services.pictureUrl, ofCompany);
    if (!target) throw notFound();
    if (!UpdateUserPolicy(personOf(user), target).allowed) throw new StudioHttpError(403, 4);
    return first(await db.select(columnsOf(users)).from(users).where(ofCompany));
  }
  if (kind === 'Site') {
    requirePermission(context, 'UpdateSite');
    return first(await db.select(columnsOf(sites)).from(sites).where(and(readableSites(db, readerOf(user)), eq(sites.id, id))));
  }
  if (kind === 'Asset') {
    requirePermission(context, 'UpdateAsset');
    return first(await db.select(columnsOf(assets)).from(assets).where(and(readableAssets(db, readerOf(user)), eq(assets.id, id))));
  }
  if (kind === 'Project') {
    await readProjectFor(context, id, UpdateProjectPolicy);
    return first(await db.select(columnsOf(projects)).from(projects).where(eq(projects.id, id)));
  }
  throw new StudioHttpError(409, undefined, { message: 'Reports have no pictures here.' });
}

type PictureTable = typeof users | typeof sites | typeof assets | typeof projects;
const columnsOf = <T extends PictureTable>(table: T) => ({ id: table.id, thumbnailKey: table.thumbnailKey });

function first(rows: Target[]): Target {
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

function requirePermission({ user }: Context, permission: 'UpdateSite' | 'UpdateAsset') {
  if (!hasPermission(user.role, permission)) throw new StudioHttpError(403);
}

const TABLES = { User: users, Site: sites, Asset: assets, Project: projects } as const;

async function saveKey({ db }: Context, kind: ThumbnailKind, id: string, thumbnailKey: string | null): Promise<void> {
  if (kind === 'ReportLogo' || kind === 'ReportCover') return;
  const table = TABLES[kind];
  await db.update(table).set({ thumbnailKey }).where(eq(table.id, id));
}

export const thumbnailHandlers: Handlers<'uploadThumbnail'> = {
  uploadThumbnail: async (context) => {
    const { services, payload, file } = context;
    const { id, type, isRemoving } = payload;
    const target = await findTarget(context as Context, type, id);
    if (isRemoving === (file !== undefined)) {
      throw new StudioHttpError(400, undefined, { issues: [{ path: 'payload.file', message: 'Required' }] });
    }
    let key: string | null = null;
    if (file) {
      const { thumbnail } = await services.readPicture(file.path);
      key = `pictures/${newFileId(`${type} ${id}`)}.jpg`;
      await services.store.put(key, thumbnail, 'image/jpeg');
    }
    await saveKey(context as Context, type, id, key);
    if (target.thumbnailKey) await services.store.delete(target.thumbnailKey);
  },
};
