import { ASSET_TYPE_NUMBERS, type AssetPayload } from '@inspection-studio/domain/assets';
import { canAccess, deleteAssetPermissions } from '@inspection-studio/domain/permissions';
import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { and, eq, sql } from 'drizzle-orm';
import { codeField, instantField, linkField, textField } from '../database/list-fields.ts';
import { newId } from '../database/new-id.ts';
import { readAssets, readAssetsByIds } from '../database/queries/assets.ts';
import { readableAssets } from '../database/queries/involvement.ts';
import { assetMembers, assets, assetUploaders, severityScales } from '../database/schema/index.ts';
import { notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { answerList, countFrom, type ListDefinition } from './answer-list.ts';
import { checkAssetLibrary, writeAssetLinks } from './asset-library.ts';
import { deleteAssets } from './delete-assets.ts';
import { refuseWhileMigrating } from './migrating.ts';
import { readAssetStamp } from './list-memory.ts';
import { readerOf } from './reader.ts';
import { lockRow, requireRow } from './require-row.ts';
import type { Context, Handlers } from './services.ts';

/** The list of this resource. */
export const assetList: ListDefinition = {
  fields: {
    id: linkField((id) => eq(assets.id, id)),
    name: textField(assets.name, assets.searchName),
    type: codeField(assets.type, ASSET_TYPE_NUMBERS),
    siteId: linkField((id) => eq(assets.siteId, id)),
    createdBy: linkField((id) => eq(assets.createdById, id)),
    member: linkField(
      (id) => sql`${id} in (select user_id from ${assetMembers} where asset_id = ${assets.id}
        union select user_id from ${assetUploaders} where asset_id = ${assets.id})`,
    ),
    created: instantField(assets.created),
    modified: instantField(assets.modified),
  },
  defaultSort: DEFAULT_SORTS.assets,
  pageSize: PAGE_SIZES.assets,
  id: assets.id,
};

/** Returns an asset as the API describes it. @throws StudioHttpError 404 when unknown, 403 code 4 when the person is not involved in it */
export async function readAsset({ db, services, user }: Pick<Context, 'db' | 'services' | 'user'>, id: string) {
  const reader = readerOf(user);
  const [asset] = await readAssets(db, services.pictureUrl, and(readableAssets(db, reader), eq(assets.id, id)));
  if (asset) return asset;
  const ofCompany = readableAssets(db, { ...reader, seesAllAssets: true });
  const isHidden = (await db.$count(assets, and(ofCompany, eq(assets.id, id)))) > 0;
  throw isHidden ? new StudioHttpError(403, 4) : notFound();
}

const toRow = (payload: AssetPayload) => ({
  siteId: payload.siteId,
  name: payload.name,
  type: payload.type,
  severityScaleId: payload.severityScale,
  layoutTemplateId: payload.layoutTemplateId,
});

export const assetHandlers: Handlers<
  'listAssets' | 'createAsset' | 'getAsset' | 'updateAsset' | 'deleteAsset' | 'getAssetSeverity'
> = {
  listAssets: ({ db, user, query, services }) => {
    const reader = readerOf(user);
    return answerList(db, assetList, {
      query,
      scope: readableAssets(db, reader),
      from: countFrom(assets),
      read: (where, window) => readAssets(db, services.pictureUrl, where, window),
      memory: {
        reader: `assets ${reader.companyId} ${reader.seesAllAssets ? '' : reader.id}`,
        readStamp: () => readAssetStamp(db, reader.companyId),
        readByIds: (ids) => readAssetsByIds(db, services.pictureUrl, reader.companyId, ids),
      },
    });
  },

  createAsset: async (context) => {
    const { db, user, payload } = context;
    await checkAssetLibrary(db, user.companyId, payload, null);
    const id = newId(payload.name);
    await db.insert(assets).values({ id, companyId: user.companyId, createdById: user.id, ...toRow(payload) });
    await writeAssetLinks(db, id, payload);
    return readAsset(context, id);
  },

  getAsset: (context) => readAsset(context, context.params.id),

  updateAsset: async (context) => {
    const { db, user, payload, params } = context;
    const read = () => readAsset(context, params.id);
    const asset = await read();
    // Before the references are checked, which another person may have removed from the asset.
    await context.requireMatch(read);
    await refuseWhileMigrating(db, eq(assets.id, asset.id), 147);
    await checkAssetLibrary(db, user.companyId, payload, asset);
    // After the references are locked, which is the order everywhere.
    await lockRow(db, assets, asset.id);
    await context.requireMatch(read);
    await db.update(assets).set(toRow(payload)).where(eq(assets.id, asset.id));
    await writeAssetLinks(db, asset.id, payload);
    return readAsset(context, asset.id);
  },

  deleteAsset: async (context) => {
    const asset = await readAsset(context, context.params.id);
    if (!canAccess(context.user.role, deleteAssetPermissions(asset.projectCount)).allowed)
      throw new StudioHttpError(403);
    await lockRow(context.db, assets, asset.id);
    await context.requireMatch(() => readAsset(context, asset.id));
    await deleteAssets(context.db, eq(assets.id, asset.id));
  },

  getAssetSeverity: async (context) => {
    const asset = await readAsset(context, context.params.id);
    const scale = await requireRow(
      context.db.select().from(severityScales).where(eq(severityScales.id, asset.severityScaleId)),
    );
    return { ...scale, modified: scale.modified.toISOString() };
  },
};
