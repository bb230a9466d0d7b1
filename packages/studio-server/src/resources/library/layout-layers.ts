import { pruneMap } from '@inspection-studio/domain/layouts';
import { asc, eq } from 'drizzle-orm';
import { layers, layouts } from '../../database/schema/index.ts';
import type { Queryable } from '../../database/transaction.ts';
import { requireRow } from '../require-row.ts';
import { lockItem, toWire } from './library-rows.ts';

type Layout = typeof layouts.$inferSelect;
type Layer = typeof layers.$inferSelect;

/**
 * Reads the layout and locks it until the transaction ends. Anyone who changes its layers,
 * their order or the mapping needs this lock, so changes run one after another.
 *
 * @throws StudioHttpError 404
 */
export async function lockLayout(db: Queryable, companyId: string, id: string): Promise<Layout> {
  return lockItem(db, layouts, companyId, id);
}

/** Reads the layers of a layout, outermost first. */
export const readLayersInOrder = (db: Queryable, layoutId: string): Promise<Layer[]> =>
  db.select().from(layers).where(eq(layers.layoutId, layoutId)).orderBy(asc(layers.position), asc(layers.id));

/** Returns a layout for its reply, with the order of its layers, which its entity tag covers. */
export async function toTaggedLayout(db: Queryable, layout: Layout) {
  const inOrder = await db
    .select({ id: layers.id })
    .from(layers)
    .where(eq(layers.layoutId, layout.id))
    .orderBy(asc(layers.position), asc(layers.id));
  return { ...toWire(layout), layerIds: inOrder.map(({ id }) => id) };
}

/** Removes sections that no longer exist from the mapping of a locked layout, and returns the layout as it is then. */
export async function pruneLayoutMap(db: Queryable, layout: Layout): Promise<Layout> {
  const { id, map } = layout;
  if (map === null) return layout;
  const pruned = pruneMap(map, await readLayersInOrder(db, id));
  return requireRow(db.update(layouts).set({ map: pruned }).where(eq(layouts.id, id)).returning());
}
