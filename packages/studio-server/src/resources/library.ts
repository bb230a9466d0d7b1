import { CATEGORY_MODELS, DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { flagField, instantField, linkField, textField } from '../database/list-fields.ts';
import { groupBy } from '../database/queries/group-by.ts';
import type { ListWindow } from '../database/queries/list-window.ts';
import {
  assetCategories,
  assetPresets,
  categories,
  categoryPresetItems,
  categoryPresets,
  checklists,
  layouts,
  severityScales,
} from '../database/schema/index.ts';
import { answerList, countFrom, type ListDefinition } from './answer-list.ts';
import type { Handlers } from './services.ts';

const pageSize = PAGE_SIZES.libraries;

const categoryList: ListDefinition = {
  fields: {
    id: linkField((id) => eq(categories.id, id)),
    name: textField(categories.name),
    model: textField(categories.model),
    isArchived: flagField(categories.isArchived),
    modified: instantField(categories.modified),
    assetId: linkField(
      (id) => sql`${categories.id} in (select category_id from ${assetCategories} where asset_id = ${id}
        union select i.category_id from ${categoryPresetItems} i join ${assetPresets} p using (preset_id) where p.asset_id = ${id})`,
    ),
    presetId: linkField(
      (id) => sql`${categories.id} in (select category_id from ${categoryPresetItems} where preset_id = ${id})`,
    ),
  },
  defaultSort: DEFAULT_SORTS.categories,
  pageSize,
  id: categories.id,
};

const presetList: ListDefinition = {
  fields: { name: textField(categoryPresets.name), modified: instantField(categoryPresets.modified) },
  defaultSort: DEFAULT_SORTS.libraries,
  pageSize,
  id: categoryPresets.id,
};

const severityScaleList: ListDefinition = {
  fields: {
    id: linkField((id) => eq(severityScales.id, id)),
    name: textField(severityScales.name),
    isArchived: flagField(severityScales.isArchived),
    isNumerical: flagField(severityScales.isNumerical),
    modified: instantField(severityScales.modified),
  },
  defaultSort: DEFAULT_SORTS.libraries,
  pageSize,
  id: severityScales.id,
};

const checklistList: ListDefinition = {
  fields: { name: textField(checklists.name), modified: instantField(checklists.modified) },
  defaultSort: DEFAULT_SORTS.libraries,
  pageSize,
  id: checklists.id,
};

const layoutList: ListDefinition = {
  fields: { name: textField(layouts.name), modified: instantField(layouts.modified) },
  defaultSort: DEFAULT_SORTS.libraries,
  pageSize,
  id: layouts.id,
};

const limits = ({ limit, offset }: ListWindow) => ({ limit: limit ?? Number.MAX_SAFE_INTEGER, offset: offset ?? 0 });
const toInstant = <Row extends { modified: Date }>(row: Row) => ({ ...row, modified: row.modified.toISOString() });

export const libraryHandlers: Handlers<
  'listCategories' | 'listCategoryPresets' | 'listSeverityScales' | 'listChecklists' | 'listLayouts'
> = {
  listCategories: ({ db, user, query }) =>
    answerList(db, categoryList, {
      query,
      scope: eq(categories.companyId, user.companyId),
      from: countFrom(categories),
      read: async (where, window) => {
        const { limit, offset } = limits(window);
        const rows = await db.select().from(categories).where(where).orderBy(...(window.orderBy ?? [])).limit(limit).offset(offset);
        return rows.map((row) => ({ ...toInstant(row), model: CATEGORY_MODELS.find((model) => model === row.model) ?? null }));
      },
    }),

  listCategoryPresets: ({ db, user, query }) =>
    answerList(db, presetList, {
      query,
      scope: eq(categoryPresets.companyId, user.companyId),
      from: countFrom(categoryPresets),
      read: async (where, window) => {
        const { limit, offset } = limits(window);
        const rows = await db.select().from(categoryPresets).where(where).orderBy(...(window.orderBy ?? [])).limit(limit).offset(offset);
        const ids = rows.map(({ id }) => id);
        const items = ids.length
          ? await db
              .select()
              .from(categoryPresetItems)
              .where(inArray(categoryPresetItems.presetId, ids))
              .orderBy(asc(categoryPresetItems.position))
          : [];
        const categoriesOf = groupBy(items, ({ presetId }) => presetId, ({ categoryId }) => categoryId);
        return rows.map((row) => ({
          ...toInstant(row),
          categories: categoriesOf(row.id),
          categoryCount: categoriesOf(row.id).length,
        }));
      },
    }),

  listSeverityScales: ({ db, user, query }) =>
    answerList(db, severityScaleList, {
      query,
      scope: eq(severityScales.companyId, user.companyId),
      from: countFrom(severityScales),
      read: async (where, window) => {
        const { limit, offset } = limits(window);
        const rows = await db.select().from(severityScales).where(where).orderBy(...(window.orderBy ?? [])).limit(limit).offset(offset);
        return rows.map(toInstant);
      },
    }),

  listChecklists: ({ db, user, query }) =>
    answerList(db, checklistList, {
      query,
      scope: eq(checklists.companyId, user.companyId),
      from: countFrom(checklists),
      read: async (where, window) => {
        const { limit, offset } = limits(window);
        const rows = await db.select().from(checklists).where(where).orderBy(...(window.orderBy ?? [])).limit(limit).offset(offset);
        return rows.map(toInstant);
      },
    }),

  listLayouts: ({ db, user, query }) =>
    answerList(db, layoutList, {
      query,
      scope: eq(layouts.companyId, user.companyId),
      from: countFrom(layouts),
      read: async (where, window) => {
        const { limit, offset } = limits(window);
        const rows = await db.select().from(layouts).where(where).orderBy(...(window.orderBy ?? [])).limit(limit).offset(offset);
        return rows.map(toInstant);
      },
    }),
};
