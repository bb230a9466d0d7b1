import { layerReads } from '@inspection-studio/domain/calls';
import { queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { layerKeys } from './keys.ts';
import { equals, toListQuery } from './list-request.ts';

/** All layers of a layout, in order. */
export const layerListQuery = (send: Send, layoutId: string) =>
  queryOptions({
    queryKey: layerKeys.list({ layoutId }),
    queryFn: ({ signal }) =>
      send(layerReads.listLayers, { query: toListQuery({}, equals('layoutId', layoutId)), signal }),
  });

export const layerQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: layerKeys.one(id),
    queryFn: ({ signal }) => send(layerReads.getLayer, { params: { id }, signal }),
  });
