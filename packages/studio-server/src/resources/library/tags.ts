import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { eq } from 'drizzle-orm';
import { flagField, instantField, linkField, textField } from '../../database/list-fields.ts';
import { newId } from '../../database/new-id.ts';
import { readRows } from '../../database/queries/read-rows.ts';
import { tags } from '../../database/schema/index.ts';
import { isUniqueViolation } from '../../database/transaction.ts';
import { StudioHttpError } from '../../http/studio-http-error.ts';
import { answerList, countFrom, type ListDefinition } from '../answer-list.ts';
import { requireRow } from '../require-row.ts';
import type { Context, Handlers } from '../services.ts';
import { itemOf, toWire, lockItem } from './library-rows.ts';

/** The list of this resource. */
export const tagList: ListDefinition = {
  fields: {
    id: linkField((id) => eq(tags.id, id)),
    name: textField(tags.name),
    isArchived: flagField(tags.isArchived),
    modified: instantField(tags.modified),
  },
  defaultSort: DEFAULT_SORTS.tags,
  pageSize: PAGE_SIZES.tags,
  id: tags.id,
};

const NAME_INDEXES = ['tags_unique_name', 'tags_unique_folded_name'];

type TagRow = typeof tags.$inferSelect;

/**
 * Returns the tag that a statement wrote. The database enforces unique names, including archived
 * tags, so that only one of two concurrent requests succeeds.
 *
 * @throws StudioHttpError 409 code 125 when the name is taken, 404 when nothing was written
 */
async function written(statement: PromiseLike<TagRow[]>) {
  try {
    return toWire(await requireRow(statement));
  } catch (error) {
    throw NAME_INDEXES.some((index) => isUniqueViolation(error, index)) ? new StudioHttpError(409, 125) : error;
  }
}

const change = ({ db, user }: Pick<Context, 'db' | 'user'>, id: string, values: Partial<TagRow>) =>
  written(
    db
      .update(tags)
      .set(values)
      .where(itemOf(tags, user.companyId, id))
      .returning(),
  );

/** Locks a tag and checks If-Match. */
async function lockOne({ db, user, requireMatch }: Pick<Context, 'db' | 'user' | 'requireMatch'>, id: string) {
  const tag = toWire(await lockItem(db, tags, user.companyId, id));
  await requireMatch(async () => tag);
  return tag;
}

export const tagHandlers: Handlers<'listTags' | 'createTag' | 'getTag' | 'updateTag' | 'deleteTag' | 'restoreTag'> = {
  listTags: ({ db, user, query }) =>
    answerList(db, tagList, {
      query,
      scope: eq(tags.companyId, user.companyId),
      from: countFrom(tags),
      read: async (where, window) => (await readRows(db, tags, where, window)).map(toWire),
    }),

  createTag: ({ db, user, payload }) =>
    written(
      db
        .insert(tags)
        .values({ id: newId(payload.name), companyId: user.companyId, name: payload.name })
        .returning(),
    ),

  getTag: async ({ db, user, params }) => {
    return toWire(await requireRow(readRows(db, tags, itemOf(tags, user.companyId, params.id))));
  },

  updateTag: async (context) => {
    const { id } = await lockOne(context, context.params.id);
    return change(context, id, { name: context.payload.name });
  },

  deleteTag: async (context) => {
    await lockOne(context, context.params.id);
    await change(context, context.params.id, { isArchived: true });
  },

  restoreTag: async (context) => {
    const { id } = await lockOne(context, context.params.id);
    return change(context, id, { isArchived: false });
  },
};
