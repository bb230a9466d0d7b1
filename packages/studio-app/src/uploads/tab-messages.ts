import {
  type BatchActed,
  BATCH_PROCESSING_STATUSES,
  type ShownBatch,
  type UploadBatch,
  type UploadFile,
  type UploadProgress,
} from '@inspection-studio/domain/uploads';
import * as z from 'zod/mini';
import { MESSAGES_VERSION } from './await-elsewhere.ts';

const fileSchema: z.ZodMiniType<UploadFile> = z.object({
  id: z.string(),
  name: z.string(),
  sizeBytes: z.number(),
  status: z.enum(['Pending', 'Failed', 'Paused', 'Completed']),
  attempt: z.number(),
  reason: z.nullable(z.string()),
  fault: z.nullable(z.enum(['notFound', 'changed'])),
});

const batchSchema: z.ZodMiniType<UploadBatch> = z.object({
  id: z.string(),
  inspectionId: z.string(),
  inspectionName: z.string(),
  assetName: z.string(),
  files: z.array(fileSchema),
  stage: z.enum(['Uploading', 'Confirming', 'Confirmed', 'MissingFiles', 'Failed']),
  reason: z.nullable(z.string()),
  isWaiting: z.boolean(),
  processing: z.enum(BATCH_PROCESSING_STATUSES),
});

const progressSchema: z.ZodMiniType<UploadProgress> = z.object({
  completedCount: z.number(),
  failedCount: z.number(),
  totalCount: z.number(),
  uploadedBytes: z.number(),
  totalBytes: z.number(),
  share: z.number(),
});

const shownBatchSchema: z.ZodMiniType<ShownBatch> = z.object({
  batch: batchSchema,
  progress: progressSchema,
  remainingMs: z.nullable(z.number()),
  waitingFor: z.nullable(z.enum(['network', 'session'])),
  queuedBehind: z.nullable(z.string()),
});

const actionSchema: z.ZodMiniType<BatchActed['type']> = z.enum([
  'paused',
  'resumed',
  'retried',
  'cancelled',
  'dismissed',
  'putFirst',
]);

/** What every message has. */
const envelope = {
  version: z.literal(MESSAGES_VERSION),
  /** Id of the person who is signed in in the tab that sends it. */
  person: z.string(),
};

const tabMessageSchema = z.discriminatedUnion('type', [
  /** A tab asks the others for their state. */
  z.object({ ...envelope, type: z.literal('hello') }),
  /** The batches of the tab that sends them. */
  z.object({ ...envelope, type: z.literal('state'), tab: z.string(), batches: z.array(shownBatchSchema) }),
  /** What a user does in another tab with a batch of the sending tab. */
  z.object({ ...envelope, type: z.literal('command'), action: actionSchema, batchId: z.string() }),
  /** The sending tab is being closed, reloaded or left. */
  z.object({ ...envelope, type: z.literal('bye'), tab: z.string() }),
]);

/** What the tabs of one person in one browser send each other about uploads. */
export type TabMessage = z.output<typeof tabMessageSchema>;

/** Returns a message of this person in this version of the studio; `null` for everything else. */
export function readTabMessage(data: unknown, person: string): TabMessage | null {
  const { data: message } = tabMessageSchema.safeParse(data);
  return message?.person === person ? message : null;
}
