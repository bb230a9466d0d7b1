import { pruneMap } from '@inspection-studio/domain/layouts';
import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { eq } from 'drizzle-orm';
import { instantField, linkField, textField } from '../../database/list-fields.ts';
import { newId } from '../../database/new-id.ts';
import { readRows } from '../../database/queries/read-rows.ts';
import { layers, layouts } from '../../database/schema/index.ts';
import { StudioHttpError } from '../../http/studio-http-error.ts';
import { answerList, countFrom, type ListDefinition } from '../answer-list.ts';
import { requireRow } from '../require-row.ts';
import type { Handlers, Context } from '../services.ts';
import { lockLayout, pruneLayoutMap, readLayersInOrder, toTaggedLayout } from './layout-layers.ts';
import { itemOf, toWire } from './library-rows.ts';
import { refuseUnfitMap } from './refuse-unfit-map.ts';

/** The list of this resource. */
export const layoutList: ListDefinition = {
  fields: {
    id: linkField((id) => eq(layouts.id, id)),
    name: textField(layouts.name),
    modified: instantField(layouts.modified),
  },
  defaultSort: DEFAULT_SORTS.libraries,
  pageSize: PAGE_SIZES.libraries,
  id: layouts.id,
};

/** Locks a layout and checks If-Match. */
async function lockOne({ db, user, requireMatch }: Pick<Context, 'db' | 'user' | 'requireMatch'>, id: string) {
  const layout = await lockLayout(db, user.companyId, id);
  await requireMatch(() => toTaggedLayout(db, layout));
  return layout;
}

export const layoutHandlers: Handlers<
  'listLayouts' | 'createLayout' | 'getLayout' | 'updateLayout' | 'deleteLayout' | 'reorderLayers' | 'mapLayout'
> = {
  listLayouts: ({ db, user, query }) =>
    answerList(db, layoutList, {
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
    return toTaggedLayout(db, layout!);
  },

  getLayout: async ({ db, user, params }) => {
    const layout = await requireRow(readRows(db, layouts, itemOf(layouts, user.companyId, params.id)));
    return toTaggedLayout(db, layout);
  },

  updateLayout: async (context) => {
    const { db, params, payload } = context;
    const { id } = await lockOne(context, params.id);
    const [layout] = await db.update(layouts).set({ name: payload.name }).where(eq(layouts.id, id)).returning();
    return toTaggedLayout(db, layout!);
  },

  deleteLayout: async (context) => {
    const { id } = await lockOne(context, context.params.id);
    await context.db.delete(layouts).where(eq(layouts.id, id));
  },

  /** Reorders the layers; the payload has every layer once. The mapping keeps what still fits. */
  reorderLayers: async (context) => {
    const { db, params, payload, auditNothing } = context;
    const layout = await lockOne(context, params.id);
    const current = await readLayersInOrder(db, layout.id);
    const asked = new Set(payload);
    if (payload.length !== current.length || !current.every(({ id }) => asked.has(id))) {
      throw new StudioHttpError(409, undefined, { message: 'The order must name each layer of the layout once.' });
    }
    if (current.every(({ id }, index) => payload[index] === id)) {
      auditNothing();
      return toTaggedLayout(db, layout);
    }
    for (const layer of current) {
      const position = payload.indexOf(layer.id);
      if (position !== layer.position) await db.update(layers).set({ position }).where(eq(layers.id, layer.id));
    }
    return toTaggedLayout(db, await pruneLayoutMap(db, layout));
  },

  /** Saves the mapping. Refuses one that would lose something, so that the stored one is kept. */
  mapLayout: async (context) => {
    const { db, params, payload } = context;
    const { id } = await lockOne(context, params.id);
    const current = await readLayersInOrder(db, id);
    refuseUnfitMap(payload ?? [], current);
    const map = pruneMap(payload, current);
    const [layout] = await db.update(layouts).set({ map }).where(eq(layouts.id, id)).returning();
    return toTaggedLayout(db, layout!);
  },
};
