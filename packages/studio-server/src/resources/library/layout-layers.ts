import { pruneMap } from '@inspection-studio/domain';
import { asc, eq } from 'drizzle-orm';
import { layers, layouts } from '../../database/schema/index.ts';
import type { Queryable } from '../../database/transaction.ts';
import { requireRow } from '../require-row.ts';
import { itemOf } from './library-rows.ts';

type Layout = typeof layouts.$inferSelect;
type Layer = typeof layers.$inferSelect;

/**
 * Reads the layout and locks it until the transaction ends. Anyone who changes its layers,
 * their order or the mapping needs this lock, so changes run one after another.
 *
 * @throws StudioHttpError 404
 */
export async function lockLayout(db: Queryable, companyId: string, id: string): Promise<Layout> {
  return requireRow(
    db
      .select()
      .from(layouts)
      .where(itemOf(layouts, companyId, id))
      .for('update'),
  );
}

/** Reads the layers of a layout, outermost first. */
export const readLayersInOrder = (db: Queryable, layoutId: string): Promise<Layer[]> =>
  db.select().from(layers).where(eq(layers.layoutId, layoutId)).orderBy(asc(layers.position), asc(layers.id));

/** Removes sections that no longer exist from the mapping of a locked layout. */
export async function pruneLayoutMap(db: Queryable, { id, map }: Pick<Layout, 'id' | 'map'>): Promise<void> {
  if (map === null) return;
  await db
    .update(layouts)
    .set({ map: pruneMap(map, await readLayersInOrder(db, id)) })
    .where(eq(layouts.id, id));
}
