import { DEFAULT_SORTS, PAGE_SIZES, pruneMap } from '@inspection-studio/domain';
import { eq } from 'drizzle-orm';
import { instantField, linkField, textField } from '../../database/list-fields.ts';
import { newId } from '../../database/new-id.ts';
import { readRows } from '../../database/queries/read-rows.ts';
import { layers, layouts } from '../../database/schema/index.ts';
import { StudioHttpError } from '../../http/studio-http-error.ts';
import { answerList, countFrom, type ListDefinition } from '../answer-list.ts';
import { requireRow } from '../require-row.ts';
import type { Handlers } from '../services.ts';
import { lockLayout, pruneLayoutMap, readLayersInOrder } from './layout-layers.ts';
import { itemOf, toWire } from './library-rows.ts';

const list: ListDefinition = {
  fields: {
    id: linkField((id) => eq(layouts.id, id)),
    name: textField(layouts.name),
    modified: instantField(layouts.modified),
  },
  defaultSort: DEFAULT_SORTS.libraries,
  pageSize: PAGE_SIZES.libraries,
  id: layouts.id,
};

export const layoutHandlers: Handlers<
  'listLayouts' | 'createLayout' | 'getLayout' | 'updateLayout' | 'deleteLayout' | 'reorderLayers' | 'mapLayout'
> = {
  listLayouts: ({ db, user, query }) =>
    answerList(db, list, {
      query,
      scope: eq(layouts.companyId, user.companyId),
      from: countFrom(layouts),
      read: async (where, window) => (await readRows(db, layouts, where, window)).map(toWire),
    }),

  createLayout: async ({ db, user, payload }) => {
    const [layout] = await db
      .insert(layouts)
      .values({ id: newId(payload.name), companyId: user.companyId, name: payload.name })
      .returning();
    return toWire(layout!);
  },

  getLayout: async ({ db, user, params }) => {
    return toWire(await requireRow(readRows(db, layouts, itemOf(layouts, user.companyId, params.id))));
  },

  updateLayout: async ({ db, user, params, payload }) => {
    return toWire(
      await requireRow(
        db
          .update(layouts)
          .set({ name: payload.name })
          .where(itemOf(layouts, user.companyId, params.id))
          .returning(),
      ),
    );
  },

  deleteLayout: async ({ db, user, params }) => {
    await requireRow(
      db
        .delete(layouts)
        .where(itemOf(layouts, user.companyId, params.id))
        .returning({ id: layouts.id }),
    );
  },

  /** Reorders the layers; the payload has every layer once. The mapping keeps what still fits. */
  reorderLayers: async ({ db, user, params, payload }) => {
    const layout = await lockLayout(db, user.companyId, params.id);
    const current = await readLayersInOrder(db, layout.id);
    const asked = new Set(payload);
    if (payload.length !== current.length || !current.every(({ id }) => asked.has(id))) {
      throw new StudioHttpError(409, undefined, { message: 'The order must name each layer of the layout once.' });
    }
    for (const layer of current) {
      const position = payload.indexOf(layer.id);
      if (position !== layer.position) await db.update(layers).set({ position }).where(eq(layers.id, layer.id));
    }
    await pruneLayoutMap(db, layout);
  },

  /** Saves the part of the mapping that matches the current layers. */
  mapLayout: async ({ db, user, params, payload }) => {
    const { id } = await lockLayout(db, user.companyId, params.id);
    const map = pruneMap(payload, await readLayersInOrder(db, id));
    const [layout] = await db.update(layouts).set({ map }).where(eq(layouts.id, id)).returning();
    return toWire(layout!);
  },
};
