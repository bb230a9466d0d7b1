import {
  captureDataSchema,
  type CaptureDataPayload,
  ReadProjectPolicy,
  UpdateCaptureDataPolicy,
} from '@inspection-studio/domain';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { captureData, projects } from '../database/schema/index.ts';
import { notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { readProjectFor } from './projects.ts';
import type { Context, Handlers } from './services.ts';

/** Stored as it travels, numbers for choices; the domain's schema reads it both ways. */
const toStored = (payload: CaptureDataPayload) => z.encode(captureDataSchema, payload);

const fromStored = (data: Record<string, unknown>) =>
  z.decode(captureDataSchema, data as z.input<typeof captureDataSchema>);

/** The inspection, kept from being deleted until the transaction ends. */
async function holdProject(context: Context, id: string): Promise<void> {
  await readProjectFor(context, id, UpdateCaptureDataPolicy, 'contents');
  const [held] = await context.db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, id))
    .for('key share');
  if (!held) throw notFound();
}

export const captureDataHandlers: Handlers<
  'getCaptureData' | 'createCaptureData' | 'updateCaptureData' | 'deleteCaptureData'
> = {
  getCaptureData: async (context) => {
    const { id } = await readProjectFor(context, context.params.id, ReadProjectPolicy, 'contents');
    const [row] = await context.db
      .select({ data: captureData.data })
      .from(captureData)
      .where(eq(captureData.projectId, id));
    return row ? fromStored(row.data) : null;
  },

  createCaptureData: async (context) => {
    const { db, user, params, payload } = context;
    await holdProject(context, params.id);
    const [row] = await db
      .insert(captureData)
      .values({ projectId: params.id, companyId: user.companyId, data: toStored(payload) })
      .onConflictDoNothing()
      .returning({ data: captureData.data });
    if (!row) throw new StudioHttpError(409, undefined, { message: 'This inspection has capture data already.' });
    return fromStored(row.data);
  },

  updateCaptureData: async (context) => {
    const { db, params, payload } = context;
    await holdProject(context, params.id);
    const [row] = await db
      .update(captureData)
      .set({ data: toStored(payload) })
      .where(eq(captureData.projectId, params.id))
      .returning({ data: captureData.data });
    if (!row) throw notFound();
    return fromStored(row.data);
  },

  deleteCaptureData: async (context) => {
    await holdProject(context, context.params.id);
    const [row] = await context.db
      .delete(captureData)
      .where(eq(captureData.projectId, context.params.id))
      .returning({ projectId: captureData.projectId });
    if (!row) throw notFound();
  },
};
