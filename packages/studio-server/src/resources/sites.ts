import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { and, eq } from 'drizzle-orm';
import { instantField, linkField, textField } from '../database/list-fields.ts';
import { newId } from '../database/new-id.ts';
import { readableSites, readSites } from '../database/queries/sites.ts';
import { assets, sites } from '../database/schema/index.ts';
import { notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { answerList, countFrom, type ListDefinition } from './answer-list.ts';
import { deleteAssets } from './delete-assets.ts';
import { readerOf } from './reader.ts';
import { lockRow } from './require-row.ts';
import type { Context, Handlers } from './services.ts';

/** The list of this resource. */
export const siteList: ListDefinition = {
  fields: {
    id: linkField((id) => eq(sites.id, id)),
    name: textField(sites.name, sites.searchName),
    createdBy: linkField((id) => eq(sites.createdById, id)),
    created: instantField(sites.created),
    modified: instantField(sites.modified),
  },
  defaultSort: DEFAULT_SORTS.sites,
  pageSize: PAGE_SIZES.sites,
  id: sites.id,
};

/** Returns a site as the API describes it. @throws StudioHttpError 404 when unknown, 403 code 4 when the person is not involved in any of its assets */
export async function readSite({ db, services, user }: Pick<Context, 'db' | 'services' | 'user'>, id: string) {
  const reader = readerOf(user);
  const [site] = await readSites(db, services.pictureUrl, reader, and(readableSites(db, reader), eq(sites.id, id)));
  if (site) return site;
  const ofCompany = readableSites(db, { ...reader, seesAllAssets: true });
  const isHidden = (await db.$count(sites, and(ofCompany, eq(sites.id, id)))) > 0;
  throw isHidden ? new StudioHttpError(403, 4) : notFound();
}

/** Locks a site and checks If-Match. */
async function lockOne(context: Context, id: string) {
  const site = await readSite(context, id);
  await lockRow(context.db, sites, site.id);
  await context.requireMatch(() => readSite(context, id));
  return site;
}

export const siteHandlers: Handlers<'listSites' | 'createSite' | 'getSite' | 'updateSite' | 'deleteSite'> = {
  listSites: ({ db, user, query, services }) => {
    const reader = readerOf(user);
    return answerList(db, siteList, {
      query,
      scope: readableSites(db, reader),
      from: countFrom(sites),
      read: (where, window) => readSites(db, services.pictureUrl, reader, where, window),
    });
  },

  createSite: async (context) => {
    const { db, user, payload } = context;
    const id = newId(payload.name);
    await db.insert(sites).values({ id, companyId: user.companyId, name: payload.name, createdById: user.id });
    return readSite(context, id);
  },

  getSite: (context) => readSite(context, context.params.id),

  updateSite: async (context) => {
    const { id } = await lockOne(context, context.params.id);
    await context.db.update(sites).set({ name: context.payload.name }).where(eq(sites.id, id));
    return readSite(context, id);
  },

  deleteSite: async (context) => {
    const { id } = await lockOne(context, context.params.id);
    await deleteAssets(context.db, eq(assets.siteId, id));
    await context.db.update(sites).set({ deletedAt: new Date() }).where(eq(sites.id, id));
  },
};
