import type { CaptureType, Geolocation, InspectionStatus } from '@inspection-studio/domain';
import type { ImageSource } from './image-facts.ts';
import { imageNote } from './image-note.ts';
import type { ImagePool } from './image-pool.ts';
import { ImageUnreadableError } from './image-unreadable-error.ts';
import { ImageWorkerError } from './image-worker-error.ts';
import type { ProcessedImage } from './image-worker-messages.ts';
import { medianPosition } from './median-position.ts';
import { createSaveQueue } from './save-queue.ts';
import { stepsBetween } from './status-walk.ts';

/** An uploaded image as processing sees it. */
export interface InspectionImage {
  id: string;
  /** As its people called it. */
  name: string;
  /** Where its bytes are in the store. */
  key: string;
  captureType: CaptureType | null;
  /** The kind of data it belongs to, in words a person reads: '3D visual'. */
  module: string;
  /** The inspection fails when not one image of such a module can be read; false for supplementary data. */
  isRequired: boolean;
  /** The parameter file a sonar image is read with; its key is null when none is uploaded. Null for other images. */
  parameters: { name: string; key: string | null } | null;
  state: 'Pending' | 'Read' | 'Unreadable';
  /** Of a Read image; null when its camera wrote none. */
  position: Geolocation | null;
}

/** What is stored of an image that could be read. */
export interface ReadResult extends Pick<ProcessedImage, 'facts'> {
  imageId: string;
  thumbnailKey: string;
  /** What is odd about it, in a sentence. */
  note: string | null;
}

/** The database as processing needs it. Every call must be durable when it resolves. */
export interface InspectionRecords {
  /** Null when the inspection, or its asset, does not exist any more. */
  statusOf(projectId: string): Promise<InspectionStatus | null>;
  listImages(projectId: string): Promise<InspectionImage[]>;
  /** Takes one step. @returns false when the inspection does not stand where it was thought to */
  moveStatus(projectId: string, from: InspectionStatus, to: InspectionStatus): Promise<boolean>;
  /** Makes the images Read, all of them or none. @returns the ids of those that still exist */
  saveImageFacts(results: readonly ReadResult[]): Promise<ReadonlySet<string>>;
  /** Makes the image Unreadable. */
  saveImageFault(imageId: string, reason: string): Promise<void>;
  /**
   * Makes the inspection Completed and, in the same transaction, gives its asset and site their
   * location and counts its images against the licence. A second time nothing happens.
   */
  completeWithLocation(projectId: string, middle: Geolocation | null): Promise<void>;
  /** Makes an inspection in processing Failed, with a sentence saying why. */
  fail(projectId: string, reason: string): Promise<void>;
}

/** The file store as processing needs it. */
export interface ImageStore {
  /** Size of the stored bytes; null when there are none. */
  sizeBytes(key: string): Promise<number | null>;
  /** Hands a stored file to `read`, as a path of this machine that is good until `read` ends. */
  withFile<T>(key: string, read: (source: ImageSource) => Promise<T>): Promise<T>;
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  delete(key: string): Promise<void>;
}

export interface ProcessingPorts {
  records: InspectionRecords;
  store: ImageStore;
  images: Pick<ImagePool, 'read' | 'size'>;
}

/** How an attempt hears from its worker, and the worker from it. */
export interface Attempt {
  /** Aborted when the worker stops or has lost the job: no further image is begun. */
  signal: AbortSignal;
  /** Called for each image that is done, once that is stored. */
  progressed: () => Promise<void>;
}

/** Store key of an image's thumbnail; the same on every attempt. */
export const thumbnailKeyOf = (projectId: string, imageId: string): string => `thumbnails/${projectId}/${imageId}.jpg`;

/**
 * Walk an inspection from Queued to Completed, reading every image on the way.
 *
 * May be started again after any interruption, and even run twice at a time:
 * statuses move only forward, and images already read or found unreadable are
 * not touched. A thumbnail is stored before it is said that there is one, so an
 * image cut off between the two is read again. An image that cannot be read is marked, with the reason; the
 * inspection becomes Failed only when a required module has no readable image
 * at all. Nothing happens to inspections that are Draft, Completed or Failed,
 * and one that is deleted meanwhile ends the walk without an error.
 *
 * @throws whatever a port throws: the attempt failed, the job may run again
 * @see N124
 */
export async function processInspection(ports: ProcessingPorts, projectId: string, attempt: Attempt): Promise<void> {
  const { records } = ports;
  const status = await records.statusOf(projectId);
  if (status === null || status === 'Draft' || stepsBetween(status, 'Completed').length === 0) return;
  try {
    await walk(ports, projectId, status, attempt);
  } catch (error) {
    if (error instanceof MovedOnError) return;
    // What was deleted took its files along; that they cannot be read then is no failure.
    if (!attempt.signal.aborted && (await records.statusOf(projectId)) === null) return;
    throw error;
  }
}

/** Somebody else moved the inspection on, or it is gone. */
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
    return records.fail(projectId, `None of the ${unreadable.count} ${unreadable.module} images could be read.`);
  }
  await walkTo('ThumbnailsGenerated');
  await records.completeWithLocation(projectId, medianPosition(images.flatMap(({ position }) => position ?? [])));
}

/** Images under way for each that is read: while one is read, the results of others are synced to the disk. */
const LANES_PER_READER = 4;

/** Some at a time, so that the pool always has one to read; after a failure no further one is begun, and those begun end first. */
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
  if ((await store.sizeBytes(key)) === null) return records.saveImageFault(id, 'The file is missing in the store.');
  if (parameters === null) return;
  const sizeBytes = parameters.key === null ? null : await store.sizeBytes(parameters.key);
  if (sizeBytes === null) await records.saveImageFault(id, `Its parameter file ${parameters.name} is missing.`);
  else if (sizeBytes === 0) await records.saveImageFault(id, `Its parameter file ${parameters.name} is empty.`);
}

/** Facts of images are committed in groups: each commit costs a sync of the database, whose one session the embedded one shares with requests. */
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

/** Stores the thumbnail of an image; null when it is unreadable, which is stored then. */
async function readOne(
  { records, store, images }: ProcessingPorts,
  projectId: string,
  image: InspectionImage,
): Promise<ReadResult | null> {
  const { id, key } = image;
  try {
    const { facts, thumbnail, isIncomplete } = await store.withFile(key, (source) => images.read(source));
    const thumbnailKey = thumbnailKeyOf(projectId, id);
    await store.put(thumbnailKey, thumbnail, 'image/jpeg');
    return { imageId: id, facts, thumbnailKey, note: imageNote({ ...image, facts, isIncomplete }) };
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
