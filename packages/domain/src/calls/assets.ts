import * as z from 'zod';
import { assetPayloadSchema } from '../entities/assets/asset.form.ts';
import { assetListItemSchema, assetSchema } from '../entities/assets/asset.schema.ts';
import { severityScaleSchema } from '../entities/severity-scales/severity-scale.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

export const listAssets = call('GET', 'assets', {
  query: listQuerySchema,
  reply: z.array(assetListItemSchema),
  isPaged: true,
  summary: 'Assets; below manager only those one is involved in. Filters: name, type, siteId, createdBy, member, modified.',
});

export const createAsset = call('POST', 'assets', {
  payload: assetPayloadSchema,
  reply: assetSchema,
  permission: 'CreateAsset',
  summary: 'Creates an asset on a site.',
});

export const getAsset = call('GET', 'assets/{id}', { reply: assetSchema, summary: 'One asset.' });

export const updateAsset = call('PUT', 'assets/{id}', {
  payload: assetPayloadSchema,
  reply: assetSchema,
  permission: 'UpdateAsset',
  summary: 'Changes an asset.',
});

export const deleteAsset = call('DELETE', 'assets/{id}', {
  permission: 'DeleteAsset',
  summary: 'Deletes an asset; with inspections it also needs DeleteAssetWithProjects.',
});

export const getAssetSeverity = call('GET', 'assets/{id}/severity', {
  reply: severityScaleSchema,
  summary: "The asset's severity scale.",
});
