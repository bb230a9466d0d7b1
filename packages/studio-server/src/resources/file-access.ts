import { type InspectionStatus, ReadProjectPolicy, UpdateProjectPolicy } from '@inspection-studio/domain';
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { assetMembers, assets, assetUploaders, projects } from '../database/schema/index.ts';
import { notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { refuseWhileMigrating } from './migrating.ts';
import { personOf } from './reader.ts';
import type { Context } from './services.ts';

/** What calls about single files need to know of their inspection. */
export interface FileOwner {
  id: string;
  status: InspectionStatus;
}

/**
 * Checks the right to a file of an inspection, without reading the inspection
 * as people see it: it is asked several times for each of ten thousand files.
 *
 * @throws StudioHttpError 404 when unknown; 403 with 115 when it may not be read, with 4 when it may not be changed;
 * 409 with 148 when it is to be changed while its files migrate
 */
export async function checkFileAccess(
  { db, user }: Pick<Context, 'db' | 'user'>,
  projectId: string,
  policy: typeof ReadProjectPolicy,
): Promise<FileOwner> {
  const isListed = (table: typeof assetMembers | typeof assetUploaders) => {
    const [assetId, userId]: AnyPgColumn[] = [table.assetId, table.userId];
    const mine = and(eq(assetId!, assets.id), eq(userId!, user.id));
    return sql<boolean>`${exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(mine),
    )}`;
  };
  const [found] = await db
    .select({
      id: projects.id,
      status: projects.status,
      assetId: assets.id,
      createdBy: projects.createdById,
      assetCreatedBy: assets.createdById,
      isMember: isListed(assetMembers),
      isUploader: isListed(assetUploaders),
    })
    .from(projects)
    .innerJoin(assets, eq(assets.id, projects.assetId))
    .where(and(eq(projects.companyId, user.companyId), isNull(assets.deletedAt), eq(projects.id, projectId)));
  if (!found) throw notFound();
  const { id, status, createdBy, assetCreatedBy, isMember, isUploader } = found;
  const involvement = {
    memberIds: isMember ? [user.id] : [],
    uploaderIds: isUploader ? [user.id] : [],
    createdBy,
    assetCreatedBy,
  };
  if (!ReadProjectPolicy(personOf(user), involvement).allowed) throw new StudioHttpError(403, 115);
  if (!policy(personOf(user), involvement).allowed) throw new StudioHttpError(403, 4);
  if (policy === UpdateProjectPolicy) await refuseWhileMigrating(db, eq(assets.id, found.assetId), 148);
  return { id, status };
}
