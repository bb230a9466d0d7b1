import { layoutChanges } from '@inspection-studio/domain/calls';
import type { LastEdit } from '@inspection-studio/domain/errors';
import { type LayoutMapNode, type LayoutTemplate, mergeMaps, pruneMap } from '@inspection-studio/domain/layouts';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { entityTagOf, type Send, StudioError } from '../api/index.ts';
import { layerListQuery } from './layers.ts';
import { layoutQuery } from './layouts.ts';

/** An edited map, and the layout as it was when the edit began. */
export interface MapEdit {
  /** `null` for an empty one. */
  map: LayoutMapNode[] | null;
  base: LayoutTemplate;
  /** Whether the whole map is removed, which is never merged. */
  isRemoval: boolean;
}

/** A saved map. */
export interface SavedMap {
  layout: LayoutTemplate;
  /** The last edit of someone else that the map was merged with; `null` when unknown, undefined without one. */
  mergedWith?: LastEdit | null;
}

/**
 * Saves the map of a layout. If someone else changed the layout since the edit began, the map is merged with theirs:
 * a location that either of them added or removed is added or removed.
 *
 * @throws StudioError 412 for a removal, because it would remove what someone else just mapped
 */
export async function saveMapping(send: Send, client: QueryClient, edit: MapEdit): Promise<SavedMap> {
  // Read before it is sent: the reader may just have moved or deleted a layer, and the layout is being read after that.
  const known = await client.fetchQuery({ ...layoutQuery(send, edit.base.id), staleTime: Infinity });
  return saveOver(send, client, isSameMap(edit.base, known) ? { ...edit, base: known } : edit);
}

/** Another change, such as a new name or order, is no reason to ask. */
const isSameMap = (one: LayoutTemplate, other: LayoutTemplate): boolean => hashKey([one.map]) === hashKey([other.map]);

async function saveOver(send: Send, client: QueryClient, edit: MapEdit): Promise<SavedMap> {
  const { map, base, isRemoval } = edit;
  const params = { id: base.id };
  try {
    return { layout: await send(layoutChanges.mapLayout, { params, payload: map, ifMatch: entityTagOf(base) }) };
  } catch (error) {
    if (!(error instanceof StudioError) || error.status !== 412) throw error;
    const latest = await client.fetchQuery({ ...layoutQuery(send, base.id), staleTime: 0 });
    // The server refuses its own tag: a proxy changed it on the way, and a retry would fail forever.
    if (entityTagOf(latest) === entityTagOf(base)) throw error;
    if (isSameMap(base, latest)) return saveOver(send, client, { ...edit, base: latest });
    if (isRemoval) throw error;
    const layers = await client.fetchQuery({ ...layerListQuery(send, base.id), staleTime: 0 });
    const merged = pruneMap(mergeMaps(base.map ?? [], map ?? [], latest.map ?? []), layers);
    const { layout } = await saveOver(send, client, { map: merged, base: latest, isRemoval });
    return { layout, mergedWith: error.changed };
  }
}
