import { findKnown, SEARCHED_INSPECTIONS_MAX } from '@inspection-studio/domain/inspections';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { readPresentFiles } from '../database/queries/present-files.ts';
import { readableProjects } from '../database/queries/projects.ts';
import { assets, projects } from '../database/schema/index.ts';
import { readerOf } from './reader.ts';
import { requireRow } from './require-row.ts';
import type { Handlers } from './services.ts';

export const knownFileHandlers: Handlers<'findKnownFiles'> = {
  findKnownFiles: async ({ db, user, params, payload: { files, exceptProjectId } }) => {
    const isOfAsset = and(eq(assets.companyId, user.companyId), isNull(assets.deletedAt), eq(assets.id, params.id));
    await requireRow(db.select({ id: assets.id }).from(assets).where(isOfAsset));
    const isExcepted = exceptProjectId === undefined ? undefined : ne(projects.id, exceptProjectId);
    const inspections = await db
      .select({ id: projects.id, name: projects.name, status: projects.status })
      .from(projects)
      .innerJoin(assets, eq(assets.id, projects.assetId))
      .where(and(isOfAsset, readableProjects(db, readerOf(user)), isExcepted))
      .orderBy(desc(projects.modified), desc(projects.id))
      .limit(SEARCHED_INSPECTIONS_MAX);
    const sizesBytes = [...new Set(files.map(({ sizeBytes }) => sizeBytes))];
    const ids = inspections.map(({ id }) => id);
    const known = findKnown(files, await readPresentFiles(db, ids, sizesBytes));
    return inspections.flatMap((inspection) => {
      const places = known.get(inspection.id);
      return places ? [{ ...inspection, ...places }] : [];
    });
  },
};
