import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain';
import { eq } from 'drizzle-orm';
import { instantField, linkField, textField } from '../../database/list-fields.ts';
import { newId } from '../../database/new-id.ts';
import { readRows } from '../../database/queries/read-rows.ts';
import { checklists } from '../../database/schema/index.ts';
import { answerList, countFrom, type ListDefinition } from '../answer-list.ts';
import { requireRow } from '../require-row.ts';
import type { Handlers } from '../services.ts';
import { itemOf, toWire } from './library-rows.ts';

const list: ListDefinition = {
  fields: {
    id: linkField((id) => eq(checklists.id, id)),
    name: textField(checklists.name),
    modified: instantField(checklists.modified),
  },
  defaultSort: DEFAULT_SORTS.libraries,
  pageSize: PAGE_SIZES.libraries,
  id: checklists.id,
};

export const checklistHandlers: Handlers<
  'listChecklists' | 'createChecklist' | 'getChecklist' | 'updateChecklist' | 'deleteChecklist'
> = {
  listChecklists: ({ db, user, query }) =>
    answerList(db, list, {
      query,
      scope: eq(checklists.companyId, user.companyId),
      from: countFrom(checklists),
      read: async (where, window) => (await readRows(db, checklists, where, window)).map(toWire),
    }),

  createChecklist: async ({ db, user, payload }) => {
    const [checklist] = await db
      .insert(checklists)
      .values({ id: newId(payload.name), companyId: user.companyId, ...payload })
      .returning();
    return toWire(checklist!);
  },

  getChecklist: async ({ db, user, params }) => {
    return toWire(await requireRow(readRows(db, checklists, itemOf(checklists, user.companyId, params.id))));
  },

  updateChecklist: async ({ db, user, params, payload }) => {
    return toWire(
      await requireRow(
        db
          .update(checklists)
          .set(payload)
          .where(itemOf(checklists, user.companyId, params.id))
          .returning(),
      ),
    );
  },

  deleteChecklist: async ({ db, user, params }) => {
    await requireRow(
      db
        .delete(checklists)
        .where(itemOf(checklists, user.companyId, params.id))
        .returning({ id: checklists.id }),
    );
  },
};
