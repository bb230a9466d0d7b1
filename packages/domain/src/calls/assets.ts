import * as z from 'zod/mini';
import { assetListItemSchema, assetSchema } from '../entities/assets/asset.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Calls that read assets. */
export const assetReads = {
  listAssets: call('GET', 'assets', {
    query: listQuerySchema,
    reply: z.array(assetListItemSchema),
    isPaged: true,
    summary: 'Assets. Users below Manager see only those they are involved in.',
  }),

  getAsset: call('GET', 'assets/{id}', { reply: assetSchema, record: 'asset', summary: 'One asset.' }),
};
