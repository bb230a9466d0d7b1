import { type CategoryModel, isCategoryModelOffered } from '@inspection-studio/domain/categories';
import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { flagField, instantField, linkField, textField } from '../../database/list-fields.ts';
import { newId } from '../../database/new-id.ts';
import {
  categoryIdsOfAsset,
  isCategoryArchived,
  isCategoryOnAsset,
  readCategories,
} from '../../database/queries/categories.ts';
import { hasMarkups } from '../../database/queries/markups.ts';
import { inNameOrder } from '../../database/schema/columns.ts';
import { annotations, assetCategories, assets, categories, categoryPresetItems } from '../../database/schema/index.ts';
import { StudioHttpError } from '../../http/studio-http-error.ts';
import { lockCompany } from '../../rules/lock-company.ts';
import { answerList, countFrom, type ListDefinition } from '../answer-list.ts';
import { requireRow } from '../require-row.ts';
import type { Context, Handlers } from '../services.ts';
import { itemOf, lockItem } from './library-rows.ts';
import { refuseDuplicateModel } from './refuse-duplicate-model.ts';

/** The list of this resource. */
export const categoryList: ListDefinition = {
  fields: {
    id: linkField((id) => eq(categories.id, id)),
    name: textField(categories.name),
    // Null sorts before every model, so that 'model desc' puts categories with a model first.
    model: { ...textField(categories.model), order: inNameOrder(sql`coalesce(${categories.model}, '')`) },
    isArchived: flagField(isCategoryArchived),
    modified: instantField(categories.modified),
    assetId: linkField((id) => sql`${categories.id} in ${categoryIdsOfAsset(id)}`),
    presetId: linkField(
      (id) => sql`${categories.id} in (select category_id from ${categoryPresetItems} where preset_id = ${id})`,
    ),
  },
  defaultSort: DEFAULT_SORTS.categories,
  pageSize: PAGE_SIZES.libraries,
  id: categories.id,
};

async function readOne({ db, user }: Pick<Context, 'db' | 'user'>, id: string) {
  return requireRow(readCategories(db, itemOf(categories, user.companyId, id)));
}

/**
 * Reads the category's row and locks it until the transaction ends: anyone who links it
 * meanwhile waits and then sees its new state.
 */
async function lockOne({ db, user }: Pick<Context, 'db' | 'user'>, id: string) {
  return lockItem(db, categories, user.companyId, id);
}

/**
 * Coating breakdown detection is limited to configured companies;
 * it is a permission, not a form rule, so others get 403.
 *
 * @throws StudioHttpError 403 code 4
 */
function checkModel({ user, services }: Pick<Context, 'user' | 'services'>, model: CategoryModel | null): void {
  const { coatingBreakdownCompanyIds } = services.config;
  if (model !== null && !isCategoryModelOffered(model, user.companyId, coatingBreakdownCompanyIds)) {
    throw new StudioHttpError(403, 4);
  }
}

export const categoryHandlers: Handlers<
  'listCategories' | 'createCategory' | 'getCategory' | 'updateCategory' | 'deleteCategory' | 'restoreCategory'
> = {
  listCategories: ({ db, user, query }) =>
    answerList(db, categoryList, {
      query,
      scope: eq(categories.companyId, user.companyId),
      from: countFrom(categories),
      read: (where, window) => readCategories(db, where, window),
    }),

  createCategory: async (context) => {
    const { db, user, payload } = context;
    checkModel(context, payload.model);
    const id = newId(payload.name);
    await db.insert(categories).values({ id, companyId: user.companyId, ...payload });
    return readOne(context, id);
  },

  getCategory: (context) => readOne(context, context.params.id),

  updateCategory: async (context) => {
    const { db, user, payload } = context;
    await lockCompany(db, user.companyId);
    const category = await lockOne(context, context.params.id);
    const { id, isArchived } = category;
    await context.requireMatch(() => readOne(context, id));
    if (payload.model !== category.model) checkModel(context, payload.model);
    if (payload.model && payload.model !== category.model && !isArchived) {
      await refuseDuplicateModel(db, category, payload.model);
    }
    await db.update(categories).set(payload).where(eq(categories.id, id));
    return readOne(context, id);
  },

  /** Archives it. Fails when an asset has it (44) or markups use it (47). */
  deleteCategory: async (context) => {
    const { db } = context;
    const { id } = await lockOne(context, context.params.id);
    await context.requireMatch(() => readOne(context, id));
    const [{ isOnAsset } = { isOnAsset: false }] = await db
      .select({ isOnAsset: isCategoryOnAsset })
      .from(categories)
      .where(eq(categories.id, id));
    if (isOnAsset) throw new StudioHttpError(409, 44);
    if (await hasMarkups(db, eq(annotations.categoryId, id))) throw new StudioHttpError(409, 47);
    await db.update(categories).set({ isArchived: true }).where(eq(categories.id, id));
  },

  /**
   * Restores it and removes it from deleted assets, which would keep it archived. A category
   * that is archived only through its assets cannot be restored.
   */
  restoreCategory: async (context) => {
    const { db, user } = context;
    await lockCompany(db, user.companyId);
    const row = await lockOne(context, context.params.id);
    const { id } = row;
    const category = await readOne(context, id);
    await context.requireMatch(async () => category);
    if (!category.isArchived) {
      context.auditNothing();
      return category;
    }
    if (!row.isArchived) {
      throw new StudioHttpError(409, undefined, {
        message: 'This category is archived with its asset and cannot be restored.',
      });
    }
    if (row.model) await refuseDuplicateModel(db, row, row.model);
    const deletedAssets = db.select({ id: assets.id }).from(assets).where(isNotNull(assets.deletedAt));
    await db
      .delete(assetCategories)
      .where(and(eq(assetCategories.categoryId, id), inArray(assetCategories.assetId, deletedAssets)));
    await db.update(categories).set({ isArchived: false }).where(eq(categories.id, id));
    return readOne(context, id);
  },
};
