import type { CaptureType } from '@inspection-studio/domain/images';
import type { InspectionStatus } from '@inspection-studio/domain/inspections';
import type { Geolocation } from '@inspection-studio/domain/shared';
import { thumbnailKeyOf } from '../storage/image-keys.ts';
import type { ImageSource } from './image-facts.ts';
import { imageNote } from './image-note.ts';
import type { ImagePool } from './image-pool.ts';
import { ImageUnreadableError } from './image-unreadable-error.ts';
import { ImageWorkerError } from './image-worker-error.ts';
import type { ProcessedImage } from './image-worker-messages.ts';
import { medianPosition } from './median-position.ts';
import { createSaveQueue } from './save-queue.ts';
import { stepsBetween } from './status-walk.ts';

/** An uploaded image to process. */
export interface InspectionImage {
  id: string;
  /** Name of the uploaded file. */
  name: string;
  /** Storage key. */
  key: string;
  captureType: CaptureType | null;
  /** User-facing name of its kind of data, such as '3D visual'. */
  module: string;
  /** Whether the inspection fails if no image of this module is readable. False for supplementary data. */
  isRequired: boolean;
  /** Parameter file of a sonar image; its key is null until it is uploaded. Null for other images. */
  parameters: { name: string; key: string | null } | null;
  state: 'Pending' | 'Read' | 'Unreadable';
  /** Position of an image already read; null when it has none. */
  position: Geolocation | null;
}

/** Stored result of a readable image. */
export interface ReadResult extends Pick<ProcessedImage, 'facts'> {
  imageId: string;
  thumbnailKey: string;
  /** Anomalies in sentences for users. */
  note: string | null;
}

/** Database access of processing. Every call is durable when it resolves. */
export interface InspectionRecords {
  /** Returns null when the inspection or its asset no longer exists. */
  statusOf(projectId: string): Promise<InspectionStatus | null>;
  listImages(projectId: string): Promise<InspectionImage[]>;
  /** Moves the inspection one step. @returns false when its status is not `from` @throws when `to` may not follow it */
  moveStatus(projectId: string, from: InspectionStatus, to: InspectionStatus): Promise<boolean>;
  /** Marks images as Read atomically. @returns the ids of those that still exist */
  saveImageFacts(results: readonly ReadResult[]): Promise<ReadonlySet<string>>;
  /** Marks an image as Unreadable. */
  saveImageFault(imageId: string, reason: string): Promise<void>;
  /**
   * Completes the inspection and, in the same transaction, sets the location of its asset and
   * site and counts its images against the licence. Idempotent.
   */
  completeWithLocation(projectId: string, middle: Geolocation | null): Promise<void>;
  /** Fails an inspection in processing, with a reason for users. */
  fail(projectId: string, reason: string): Promise<void>;
}

/** Storage access of processing. */
export interface ImageStore {
  /** Returns the size of a stored file, or null when it is missing. */
  sizeBytes(key: string): Promise<number | null>;
  /** Calls `read` with a local path of the file, valid until `read` has finished. */
  withFile<T>(key: string, read: (source: ImageSource) => Promise<T>): Promise<T>;
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  delete(key: string): Promise<void>;
}

export interface ProcessingPorts {
  records: InspectionRecords;
  store: ImageStore;
  images: Pick<ImagePool, 'read' | 'size'>;
}

/** Communication between an attempt and its worker. */
export interface Attempt {
  /** Aborted when the worker stops or has lost the job; no further image is started. */
  signal: AbortSignal;
  /** Called for each processed image after its result is stored. */
  progressed: () => Promise<void>;
}

/**
 * Processes an inspection from Queued to Completed and reads every image.
 *
 * Safe to restart after any interruption, and to run twice concurrently: statuses only move
 * forward, and images already processed are skipped. Thumbnails are stored before the rows
 * that refer to them, so an image interrupted in between is read again. An unreadable image
 * is marked with the reason. The inspection fails only when a required module has no
 * readable image. Inspections that are Draft, Completed or Failed are not changed. Deleting
 * the inspection meanwhile ends processing without an error.
 *
 * @throws any error of a port: the attempt failed and the job may run again
 */
export async function processInspection(ports: ProcessingPorts, projectId: string, attempt: Attempt): Promise<void> {
  const { records } = ports;
  const status = await records.statusOf(projectId);
  if (status === null || status === 'Draft' || stepsBetween(status, 'Completed').length === 0) return;
  try {
    await walk(ports, projectId, status, attempt);
  } catch (error) {
    if (error instanceof MovedOnError) return;
    // Deleting the inspection deletes its files, so a read error is expected then.
    if (!attempt.signal.aborted && (await records.statusOf(projectId)) === null) return;
    throw error;
  }
}

/** Another worker moved the inspection forward, or it was deleted. */
class MovedOnError extends Error {
  override name = 'MovedOnError';
}

async function walk(
  ports: ProcessingPorts,
  projectId: string,
  begun: InspectionStatus,
  attempt: Attempt,
): Promise<void> {
  const { records } = ports;
  let status = begun;
  const walkTo = async (goal: InspectionStatus) => {
    for (const step of stepsBetween(status, goal)) {
      if (!(await records.moveStatus(projectId, status, step))) throw new MovedOnError();
      status = step;
    }
  };

  await walkTo('ImagesDownloading');
  await forEachPending(ports, projectId, attempt, (image) => findBytes(ports, image));
  await walkTo('ThumbnailsGenerating');
  await readPending(ports, projectId, attempt);

  const images = await records.listImages(projectId);
  const unreadable = moduleWithoutImages(images);
  if (unreadable) {
    return records.fail(projectId, noneReadable(unreadable));
  }
  await walkTo('ThumbnailsGenerated');
  await records.completeWithLocation(projectId, medianPosition(images.flatMap(({ position }) => position ?? [])));
}

/** Says that a kind of data has no readable image. */
const noneReadable = ({ count, module }: { count: number; module: string }): string =>
  count === 1 ? `The only ${module} image could not be read.` : `None of the ${count} ${module} images could be read.`;

/** Images in flight per reader: while one is read, the results of others are written to disk. */
const LANES_PER_READER = 4;

/** Processes items concurrently, which keeps the pool busy. After a failure it starts no further item and awaits the running ones. */
async function forEachPending(
  { records, images }: ProcessingPorts,
  projectId: string,
  { signal }: Attempt,
  act: (image: InspectionImage) => Promise<void>,
): Promise<void> {
  const pending = pendingOnes(await records.listImages(projectId));
  const lane = async () => {
    for (const image of pending) {
      signal.throwIfAborted();
      await act(image); // leaving by an error ends the generator for every lane
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: images.size * LANES_PER_READER }, lane));
  const failed = lanes.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

function* pendingOnes(images: readonly InspectionImage[]): Generator<InspectionImage> {
  for (const image of images) if (image.state === 'Pending') yield image;
}

async function findBytes({ records, store }: ProcessingPorts, { id, key, parameters }: InspectionImage): Promise<void> {
  if ((await store.sizeBytes(key)) === null) return records.saveImageFault(id, 'The file is missing from storage.');
  if (parameters === null) return;
  const sizeBytes = parameters.key === null ? null : await store.sizeBytes(parameters.key);
  if (sizeBytes === null) await records.saveImageFault(id, `Its parameter file ${parameters.name} is missing.`);
  else if (sizeBytes === 0) await records.saveImageFault(id, `Its parameter file ${parameters.name} is empty.`);
}

/** Batches facts, because each commit syncs the database, and the embedded database shares its one session with requests. */
const SAVE_GROUPS = { groupMax: 32, pauseMs: 250 };

async function readPending(ports: ProcessingPorts, projectId: string, attempt: Attempt): Promise<void> {
  const { records, store } = ports;
  const results = createSaveQueue<ReadResult>(async (group) => {
    const saved = await records.saveImageFacts(group);
    for (const { imageId, thumbnailKey } of group) {
      if (!saved.has(imageId)) await store.delete(thumbnailKey);
      await attempt.progressed();
    }
  }, SAVE_GROUPS);
  try {
    await forEachPending(ports, projectId, attempt, async (image) => {
      const result = await readOne(ports, projectId, image);
      await (result ? results.add(result) : attempt.progressed());
    });
  } finally {
    await results.finish();
  }
}

/** Stores the thumbnail of an image. Returns null, and stores the reason, when the image is unreadable. */
async function readOne(
  { records, store, images }: ProcessingPorts,
  projectId: string,
  image: InspectionImage,
): Promise<ReadResult | null> {
  const { id, key } = image;
  try {
    const { facts, thumbnail, isIncomplete, isDamaged } = await store.withFile(key, (source) => images.read(source));
    const thumbnailKey = thumbnailKeyOf(projectId, id);
    await store.put(thumbnailKey, thumbnail, 'image/jpeg');
    return {
      imageId: id,
      facts,
      thumbnailKey,
      note: imageNote({ ...image, facts, isIncomplete, isDamaged }, Date.now()),
    };
  } catch (error) {
    if (!(error instanceof ImageUnreadableError || error instanceof ImageWorkerError)) throw error;
    await records.saveImageFault(id, error.message);
    return null;
  }
}

function moduleWithoutImages(images: readonly InspectionImage[]): { module: string; count: number } | null {
  for (const [module, members] of Map.groupBy(
    images.filter(({ isRequired }) => isRequired),
    (image) => image.module,
  )) {
    if (members.every(({ state }) => state === 'Unreadable')) return { module, count: members.length };
  }
  return null;
}
