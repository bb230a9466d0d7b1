import { captureDataSchema, type CaptureDataPayload } from '@inspection-studio/domain/capture-data';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { assets, captureData, projects } from '../database/schema/index.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { refuseWhileMigrating } from './migrating.ts';
import { type LoadedProject, loadProject } from './projects.ts';
import { requireRow } from './require-row.ts';
import type { Context, Handlers } from './services.ts';

/** Encodes capture data for storage as on the wire, with numbers for choices. */
const toStored = (payload: CaptureDataPayload) => z.encode(captureDataSchema, payload);

const fromStored = (data: Record<string, unknown>) =>
  z.decode(captureDataSchema, data as z.input<typeof captureDataSchema>);

/** Loads the inspection of a call about its capture data. */
const contents = {
  load: (context: Pick<Context, 'db' | 'services' | 'user'> & { params: { id: string } }) =>
    loadProject(context, context.params.id, 'contents'),
  subject: ({ involvement }: LoadedProject) => involvement,
};

/** Locks the inspection, so that it is not deleted until the transaction ends. */
async function lockProject({ db }: Pick<Context, 'db'>, { project }: LoadedProject): Promise<void> {
  await refuseWhileMigrating(db, eq(assets.id, project.asset.id), 148);
  await requireRow(db.select({ id: projects.id }).from(projects).where(eq(projects.id, project.id)).for('key share'));
}

/** Locks the inspection and its capture data, and checks If-Match. @throws StudioHttpError 404 without capture data */
async function lockCaptureData(
  context: Pick<Context, 'db' | 'requireMatch' | 'audit'>,
  loaded: LoadedProject,
): Promise<void> {
  await lockProject(context, loaded);
  context.audit({ name: loaded.project.name });
  const { data } = await requireRow(
    context.db
      .select({ data: captureData.data })
      .from(captureData)
      .where(eq(captureData.projectId, loaded.project.id))
      .for('update'),
  );
  await context.requireMatch(async () => fromStored(data));
}

export const captureDataHandlers: Handlers<
  'getCaptureData' | 'createCaptureData' | 'updateCaptureData' | 'deleteCaptureData'
> = {
  getCaptureData: withPolicy({
    ...contents,
    run: async ({ db }, { project }) => {
      const [row] = await db
        .select({ data: captureData.data })
        .from(captureData)
        .where(eq(captureData.projectId, project.id));
      return row ? fromStored(row.data) : null;
    },
  }),

  createCaptureData: withPolicy({
    ...contents,
    run: async (context, loaded) => {
      const { db, user, params, payload, audit } = context;
      await lockProject(context, loaded);
      audit({ name: loaded.project.name });
      const [row] = await db
        .insert(captureData)
        .values({ projectId: params.id, companyId: user.companyId, data: toStored(payload) })
        .onConflictDoNothing()
        .returning({ data: captureData.data });
      if (!row) throw new StudioHttpError(409, undefined, { message: 'This inspection has capture data already.' });
      return fromStored(row.data);
    },
  }),

  updateCaptureData: withPolicy({
    ...contents,
    run: async (context, loaded) => {
      const { db, params, payload } = context;
      await lockCaptureData(context, loaded);
      const row = await requireRow(
        db
          .update(captureData)
          .set({ data: toStored(payload) })
          .where(eq(captureData.projectId, params.id))
          .returning({ data: captureData.data }),
      );
      return fromStored(row.data);
    },
  }),

  deleteCaptureData: withPolicy({
    ...contents,
    run: async (context, loaded) => {
      await lockCaptureData(context, loaded);
      await requireRow(
        context.db
          .delete(captureData)
          .where(eq(captureData.projectId, context.params.id))
          .returning({ projectId: captureData.projectId }),
      );
    },
  }),
};
