import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { instantField, linkField, textField } from '../../database/list-fields.ts';
import { newId } from '../../database/new-id.ts';
import { groupBy } from '../../database/queries/group-by.ts';
import type { ListWindow } from '../../database/queries/list-window.ts';
import { readRows } from '../../database/queries/read-rows.ts';
import { categories, categoryPresetItems, categoryPresets } from '../../database/schema/index.ts';
import type { Queryable } from '../../database/transaction.ts';
import { notFound, StudioHttpError } from '../../http/studio-http-error.ts';
import { answerList, countFrom, type ListDefinition } from '../answer-list.ts';
import { requireRow } from '../require-row.ts';
import type { Context, Handlers } from '../services.ts';
import { itemOf, toWire, lockItem } from './library-rows.ts';

/** The list of this resource. */
export const categoryPresetList: ListDefinition = {
  fields: {
    id: linkField((id) => eq(categoryPresets.id, id)),
    name: textField(categoryPresets.name),
    modified: instantField(categoryPresets.modified),
  },
  defaultSort: DEFAULT_SORTS.libraries,
  pageSize: PAGE_SIZES.libraries,
  id: categoryPresets.id,
};

async function readPresets(db: Queryable, where: SQL | undefined, window?: ListWindow) {
  const rows = await readRows(db, categoryPresets, where, window);
  const ids = rows.map(({ id }) => id);
  const items = await db
    .select()
    .from(categoryPresetItems)
    .where(inArray(categoryPresetItems.presetId, ids))
    .orderBy(asc(categoryPresetItems.position));
  const categoriesOf = groupBy(
    items,
    ({ presetId }) => presetId,
    ({ categoryId }) => categoryId,
  );
  return rows.map((row) => ({
    ...toWire(row),
    categories: categoriesOf(row.id),
    categoryCount: categoriesOf(row.id).length,
  }));
}

async function readOne({ db, user }: Pick<Context, 'db' | 'user'>, id: string) {
  return requireRow(readPresets(db, itemOf(categoryPresets, user.companyId, id)));
}

/**
 * Checks the categories of a new preset. A category archived later stays in the preset.
 *
 * @throws StudioHttpError 404 for a category of another company, 409 code 149 for an archived one
 */
async function checkCategories({ db, user }: Pick<Context, 'db' | 'user'>, ids: readonly string[]): Promise<void> {
  const found = await db
    .select({ isArchived: categories.isArchived })
    .from(categories)
    .where(and(eq(categories.companyId, user.companyId), inArray(categories.id, [...ids])));
  if (found.length !== ids.length) throw notFound();
  if (found.some(({ isArchived }) => isArchived)) throw new StudioHttpError(409, 149);
}

export const categoryPresetHandlers: Handlers<
  'listCategoryPresets' | 'createCategoryPreset' | 'getCategoryPreset' | 'deleteCategoryPreset'
> = {
  listCategoryPresets: ({ db, user, query }) =>
    answerList(db, categoryPresetList, {
      query,
      scope: eq(categoryPresets.companyId, user.companyId),
      from: countFrom(categoryPresets),
      read: (where, window) => readPresets(db, where, window),
    }),

  createCategoryPreset: async (context) => {
    const { db, user, payload } = context;
    await checkCategories(context, payload.categories);
    const id = newId(payload.name);
    await db.insert(categoryPresets).values({ id, companyId: user.companyId, name: payload.name });
    await db
      .insert(categoryPresetItems)
      .values(payload.categories.map((categoryId, position) => ({ presetId: id, categoryId, position })));
    return readOne(context, id);
  },

  getCategoryPreset: (context) => readOne(context, context.params.id),

  deleteCategoryPreset: async (context) => {
    const { db, user, params } = context;
    const { id } = await lockItem(db, categoryPresets, user.companyId, params.id);
    await context.requireMatch(() => readOne(context, id));
    await db.delete(categoryPresets).where(eq(categoryPresets.id, id));
  },
};
