import { assetPayloadSchema } from '../entities/assets/asset.form.ts';
import { assetSchema } from '../entities/assets/asset.schema.ts';
import { call } from './call.ts';

/** Calls that change assets. */
export const assetChanges = {
  createAsset: call('POST', 'assets', {
    payload: assetPayloadSchema,
    reply: assetSchema,
    permission: 'CreateAsset',
    record: 'asset',
    summary: 'Creates an asset on a site.',
  }),

  updateAsset: call('PUT', 'assets/{id}', {
    payload: assetPayloadSchema,
    reply: assetSchema,
    permission: 'UpdateAsset',
    record: 'asset',
    summary: 'Changes an asset.',
  }),

  deleteAsset: call('DELETE', 'assets/{id}', {
    permission: 'DeleteAsset',
    record: 'asset',
    summary: 'Deletes an asset. With inspections, it also requires DeleteAssetWithProjects.',
  }),
};
