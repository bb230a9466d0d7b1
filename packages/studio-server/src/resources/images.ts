import type { QueryOf, calls } from '@inspection-studio/domain/calls';
import { PAGE_SIZES, pageOf, skipOf } from '@inspection-studio/domain/query';
import { eq, sql } from 'drizzle-orm';
import { flagField, instantField, linkField, textField } from '../database/list-fields.ts';
import { imagesOf, viewModeOf } from '../database/queries/processed-images.ts';
import { projectFiles } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { withPolicy } from '../http/with-policy.ts';
import { answerList, countFrom, type ListDefinition, type ListSource, readSelection } from './answer-list.ts';
import { aboutImage } from './file-access.ts';
import { loadProject } from './projects.ts';
import { readImages } from './read-images.ts';
import { requireRow } from './require-row.ts';
import type { Context, Handlers } from './services.ts';

/** The list of this resource. */
export const imageList: ListDefinition = {
  fields: {
    id: linkField((id) => eq(projectFiles.id, id)),
    name: textField(projectFiles.name),
    isFlagged: flagField(projectFiles.isFlagged),
    hasProblem: flagField(sql`(${projectFiles.processingNote} is not null)`),
    hasPosition: flagField(sql`(${projectFiles.longitude} is not null and ${projectFiles.latitude} is not null)`),
    captured: instantField(projectFiles.capturedAt),
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
 * Returns how many images precede the page with this image.
 *
 * @throws StudioHttpError 404 when the list does not have the image
 */
async function skipTo(
  db: Queryable,
  id: string,
  source: Pick<ListSource<unknown>, 'query' | 'scope'>,
): Promise<number> {
  const { where, orderBy } = readSelection(imageList, source);
  const position = sql`row_number() over (order by ${sql.join(orderBy, sql`, `)})`.mapWith(Number).as('position');
  const inOrder = db.select({ id: projectFiles.id, position }).from(projectFiles).where(where).as('in_order');
  const found = await requireRow(db.select({ position: inOrder.position }).from(inOrder).where(eq(inOrder.id, id)));
  return skipOf(pageOf(found.position - 1, imageList.pageSize), imageList.pageSize);
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
      const query = { ...context.query, depth: viewModeOf(kind), type: captureType ?? undefined };
      const skip = await skipTo(context.db, id, { query, scope: imagesOf(projectId, query) });
      return answerImages(context, { ...query, top: imageList.pageSize, skip, count: true });
    },
  }),
};
