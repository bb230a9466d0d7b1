import type { InspectionStatus } from '@inspection-studio/domain/inspections';
import { type Involvement, ReadProjectPolicy } from '@inspection-studio/domain/permissions';
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isProcessedImage } from '../database/queries/processed-images.ts';
import { assetMembers, assets, assetUploaders, projectFiles, projects } from '../database/schema/index.ts';
import { personOf } from '../http/authenticate.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { requireRow } from './require-row.ts';
import type { Context } from './services.ts';

/** The parts of an inspection that calls about single files need. */
export interface FileOwner {
  id: string;
  name: string;
  status: InspectionStatus;
  assetId: string;
  /** Subject of the policies. */
  involvement: Involvement;
}

/**
 * Loads the inspection of a file, if the person may read it.
 *
 * It reads a few columns only, because it runs several times for each of ten thousand files.
 *
 * @throws StudioHttpError 404 when it does not exist, 403 code 115 when the person may not read it
 */
export async function loadFileOwner({ db, user }: Pick<Context, 'db' | 'user'>, projectId: string): Promise<FileOwner> {
  const isListed = (table: typeof assetMembers | typeof assetUploaders) => {
    const [assetId, userId]: AnyPgColumn[] = [table.assetId, table.userId];
    const mine = and(eq(assetId!, assets.id), eq(userId!, user.id));
    return sql<boolean>`${exists(db.select().from(table).where(mine))}`;
  };
  const found = await requireRow(
    db
      .select({
        id: projects.id,
        name: projects.name,
        status: projects.status,
        assetId: assets.id,
        createdBy: projects.createdById,
        assetCreatedBy: assets.createdById,
        isMember: isListed(assetMembers),
        isUploader: isListed(assetUploaders),
      })
      .from(projects)
      .innerJoin(assets, eq(assets.id, projects.assetId))
      .where(and(eq(projects.companyId, user.companyId), isNull(assets.deletedAt), eq(projects.id, projectId))),
  );
  const { id, name, status, assetId, createdBy, assetCreatedBy, isMember, isUploader } = found;
  const involvement = {
    memberIds: isMember ? [user.id] : [],
    uploaderIds: isUploader ? [user.id] : [],
    createdBy,
    assetCreatedBy,
  };
  if (!ReadProjectPolicy(personOf(user), involvement).allowed) throw new StudioHttpError(403, 115);
  return { id, name, status, assetId, involvement };
}

/** First steps of a call about files of the inspection of its path. */
export const aboutFiles = {
  load: (context: Pick<Context, 'db' | 'user'> & { params: { id: string } }) =>
    loadFileOwner(context, context.params.id),
  subject: ({ involvement }: FileOwner) => involvement,
};

/** First steps of a call about one processed image of an inspection. 404 when the inspection has no such image. */
export const aboutImage = {
  load: async (context: Pick<Context, 'db' | 'user'> & { params: { id: string }; query: { projectId: string } }) => {
    const { db, params, query } = context;
    const { involvement } = await loadFileOwner(context, query.projectId);
    const ofInspection = and(eq(projectFiles.projectId, query.projectId), eq(projectFiles.id, params.id));
    const image = await requireRow(db.select().from(projectFiles).where(and(ofInspection, isProcessedImage())));
    return { image, involvement };
  },
  subject: ({ involvement }: { involvement: Involvement }) => involvement,
};
