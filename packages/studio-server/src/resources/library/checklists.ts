import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { eq } from 'drizzle-orm';
import { instantField, linkField, textField } from '../../database/list-fields.ts';
import { newId } from '../../database/new-id.ts';
import { readRows } from '../../database/queries/read-rows.ts';
import { checklists } from '../../database/schema/index.ts';
import { answerList, countFrom, type ListDefinition } from '../answer-list.ts';
import { requireRow } from '../require-row.ts';
import type { Handlers, Context } from '../services.ts';
import { itemOf, toWire, lockItem } from './library-rows.ts';

/** The list of this resource. */
export const checklistList: ListDefinition = {
  fields: {
    id: linkField((id) => eq(checklists.id, id)),
    name: textField(checklists.name),
    modified: instantField(checklists.modified),
  },
  defaultSort: DEFAULT_SORTS.libraries,
  pageSize: PAGE_SIZES.libraries,
  id: checklists.id,
};

/** Locks a checklist and checks If-Match. */
async function lockOne({ db, user, requireMatch }: Pick<Context, 'db' | 'user' | 'requireMatch'>, id: string) {
  const checklist = await lockItem(db, checklists, user.companyId, id);
  await requireMatch(async () => toWire(checklist));
  return checklist.id;
}

export const checklistHandlers: Handlers<
  'listChecklists' | 'createChecklist' | 'getChecklist' | 'updateChecklist' | 'deleteChecklist'
> = {
  listChecklists: ({ db, user, query }) =>
    answerList(db, checklistList, {
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

  updateChecklist: async (context) => {
    const { db, params, payload } = context;
    const id = await lockOne(context, params.id);
    return toWire(await requireRow(db.update(checklists).set(payload).where(eq(checklists.id, id)).returning()));
  },

  deleteChecklist: async (context) => {
    const id = await lockOne(context, context.params.id);
    await context.db.delete(checklists).where(eq(checklists.id, id));
  },
};
