import type { QueryOf, calls } from '@inspection-studio/domain/calls';
import { PAGE_SIZES, pageOf, skipOf } from '@inspection-studio/domain/query';
import { eq, type SQL, sql } from 'drizzle-orm';
import { flagField, instantField, textField } from '../database/list-fields.ts';
import { toOrderBy } from '../database/odata.ts';
import { imagesOf, viewModeOf } from '../database/queries/processed-images.ts';
import { projectFiles } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { withPolicy } from '../http/with-policy.ts';
import { answerList, countFrom, type ListDefinition } from './answer-list.ts';
import { aboutImage } from './file-access.ts';
import { loadProject } from './projects.ts';
import { readImages } from './read-images.ts';
import { requireRow } from './require-row.ts';
import type { Context, Handlers } from './services.ts';

/** The list of this resource. */
export const imageList: ListDefinition = {
  fields: {
    name: textField(projectFiles.name),
    isFlagged: flagField(projectFiles.isFlagged),
    modified: instantField(projectFiles.modified),
  },
  defaultSort: [{ prop: 'name', ascending: true }],
  pageSize: PAGE_SIZES.images,
  id: projectFiles.id,
};

const answerImages = (
  { db, services }: Pick<Context, 'db' | 'services'>,
  query: QueryOf<(typeof calls)['listImages']>,
) =>
  answerList(db, imageList, {
    query,
    scope: imagesOf(query.projectId, query),
    from: countFrom(projectFiles),
    read: (where, window) => readImages(db, services, where, window),
  });

/**
 * Returns how many images precede the page with this image, in the default order of the list.
 *
 * @throws StudioHttpError 404 when the scope does not have the image
 */
async function skipTo(db: Queryable, id: string, scope: SQL | undefined): Promise<number> {
  const { fields, defaultSort, pageSize } = imageList;
  const order = sql.join(toOrderBy(fields, defaultSort, imageList.id), sql`, `);
  const position = sql`row_number() over (order by ${order})`.mapWith(Number).as('position');
  const inOrder = db.select({ id: projectFiles.id, position }).from(projectFiles).where(scope).as('in_order');
  const found = await requireRow(db.select({ position: inOrder.position }).from(inOrder).where(eq(inOrder.id, id)));
  return skipOf(pageOf(found.position - 1, pageSize), pageSize);
}

export const imageHandlers: Handlers<'listImages' | 'getImagePage'> = {
  listImages: withPolicy({
    load: (context) => loadProject(context, context.query.projectId, 'contents'),
    subject: ({ involvement }) => involvement,
    run: (context) => answerImages(context, context.query),
  }),

  getImagePage: withPolicy({
    ...aboutImage,
    run: async (context, { image: { id, projectId, kind, captureType } }) => {
      const query = { projectId, depth: viewModeOf(kind), type: captureType ?? undefined };
      const skip = await skipTo(context.db, id, imagesOf(projectId, query));
      return answerImages(context, { ...query, top: imageList.pageSize, skip, count: true });
    },
  }),
};
