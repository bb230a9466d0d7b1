import { LAYOUT_LAYERS_MAX } from '@inspection-studio/domain/limits';
import { PAGE_SIZES } from '@inspection-studio/domain/query';
import { eq } from 'drizzle-orm';
import { flagField, instantField, linkField, numberField, textField } from '../../database/list-fields.ts';
import { newId } from '../../database/new-id.ts';
import { readRows } from '../../database/queries/read-rows.ts';
import { layers } from '../../database/schema/index.ts';
import { StudioHttpError } from '../../http/studio-http-error.ts';
import { answerList, countFrom, type ListDefinition } from '../answer-list.ts';
import { requireRow } from '../require-row.ts';
import type { Context, Handlers } from '../services.ts';
import { changeSections } from './change-sections.ts';
import { lockLayout, pruneLayoutMap, readLayersInOrder } from './layout-layers.ts';
import { itemOf, toWire } from './library-rows.ts';

/** The list of this resource. */
export const layerList: ListDefinition = {
  fields: {
    id: linkField((id) => eq(layers.id, id)),
    layoutId: linkField((id) => eq(layers.layoutId, id)),
    name: textField(layers.name),
    isSegmented: flagField(layers.isSegmented),
    position: numberField(layers.position),
    modified: instantField(layers.modified),
  },
  defaultSort: [{ prop: 'position', ascending: true }],
  pageSize: PAGE_SIZES.libraries,
  id: layers.id,
};

/** Ten random characters, because a thousand sections can have similar names. */
const newSectionId = (name: string) => newId(name, 10);

async function readOne({ db, user }: Pick<Context, 'db' | 'user'>, id: string) {
  return requireRow(readRows(db, layers, itemOf(layers, user.companyId, id)));
}

/** Reads a layer and its layout, and locks the layout. */
async function lockOne(context: Pick<Context, 'db' | 'user'>, id: string) {
  const { layoutId } = await readOne(context, id);
  const layout = await lockLayout(context.db, context.user.companyId, layoutId);
  // Read again: it may have changed or been deleted while waiting for the lock.
  return { layer: await readOne(context, id), layout };
}

export const layerHandlers: Handlers<'listLayers' | 'createLayer' | 'getLayer' | 'updateLayer' | 'deleteLayer'> = {
  listLayers: ({ db, user, query }) =>
    answerList(db, layerList, {
      query,
      scope: eq(layers.companyId, user.companyId),
      from: countFrom(layers),
      read: async (where, window) => (await readRows(db, layers, where, window)).map(toWire),
    }),

  /** Adds the layer as the innermost one. */
  createLayer: async ({ db, user, payload }) => {
    const { id: layoutId } = await lockLayout(db, user.companyId, payload.layoutId);
    const others = await readLayersInOrder(db, layoutId);
    if (others.length >= LAYOUT_LAYERS_MAX) {
      throw new StudioHttpError(409, undefined, { message: `A layout has at most ${LAYOUT_LAYERS_MAX} layers.` });
    }
    const [layer] = await db
      .insert(layers)
      .values({
        id: newId(payload.name),
        companyId: user.companyId,
        layoutId,
        name: payload.name,
        isSegmented: payload.isSegmented,
        position: (others.at(-1)?.position ?? -1) + 1,
        sections: payload.sections.map((section) => ({ id: newSectionId(section.name), ...section })),
      })
      .returning();
    return toWire(layer!);
  },

  getLayer: async (context) => toWire(await readOne(context, context.params.id)),

  updateLayer: async (context) => {
    const { db, payload, params } = context;
    const { layer, layout } = await lockOne(context, params.id);
    await context.requireMatch(async () => toWire(layer));
    const sections = changeSections(layer, payload.sections, newSectionId);
    await db.update(layers).set({ name: payload.name, sections }).where(eq(layers.id, layer.id));
    await pruneLayoutMap(db, layout);
    return toWire(await readOne(context, layer.id));
  },

  deleteLayer: async (context) => {
    const { db, params } = context;
    const { layer, layout } = await lockOne(context, params.id);
    await context.requireMatch(async () => toWire(layer));
    await db.delete(layers).where(eq(layers.id, layer.id));
    await pruneLayoutMap(db, layout);
  },
};
