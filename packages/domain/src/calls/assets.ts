import * as z from 'zod';
import { assetPayloadSchema } from '../entities/assets/asset.form.ts';
import { assetListItemSchema, assetSchema } from '../entities/assets/asset.schema.ts';
import { severityScaleSchema } from '../entities/severity-scales/severity-scale.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Assets. @see spec 2 §7 "Calls" */
export const assetCalls = {
  listAssets: call('GET', 'assets', {
    query: listQuerySchema,
    reply: z.array(assetListItemSchema),
    isPaged: true,
    summary: 'Assets; below manager only those one is involved in. Filters: name, type, siteId, createdBy, member, modified.',
  }),

  createAsset: call('POST', 'assets', {
    payload: assetPayloadSchema,
    reply: assetSchema,
    permission: 'CreateAsset',
    summary: 'Creates an asset on a site.',
  }),

  getAsset: call('GET', 'assets/{id}', { reply: assetSchema, summary: 'One asset.' }),

  updateAsset: call('PUT', 'assets/{id}', {
    payload: assetPayloadSchema,
    reply: assetSchema,
    permission: 'UpdateAsset',
    summary: 'Changes an asset.',
  }),

  deleteAsset: call('DELETE', 'assets/{id}', {
    permission: 'DeleteAsset',
    summary: 'Deletes an asset; with inspections it also needs DeleteAssetWithProjects.',
  }),

  getAssetSeverity: call('GET', 'assets/{id}/severity', {
    reply: severityScaleSchema,
    summary: "The asset's severity scale.",
  }),
};
