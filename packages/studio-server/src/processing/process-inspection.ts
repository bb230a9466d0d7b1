import type { Geolocation, InspectionStatus } from '@inspection-studio/domain';
import type { ImageFacts, ImageSource } from './image-facts.ts';
import type { ImagePool } from './image-pool.ts';
import { ImageUnreadableError } from './image-unreadable-error.ts';
import { ImageWorkerError } from './image-worker-error.ts';
import { medianPosition } from './median-position.ts';
import { stepsBetween } from './status-walk.ts';

/** An uploaded image as processing sees it. */
export interface InspectionImage {
  id: string;
  /** Where its bytes are in the store. */
  key: string;
  /** The kind of data it belongs to, in words a person reads: '3D visual'. */
  module: string;
  /** The inspection fails when not one image of such a module can be read; false for supplementary data. */
  isRequired: boolean;
  state: 'Pending' | 'Read' | 'Unreadable';
  /** Of a Read image; null when its camera wrote none. */
  position: Geolocation | null;
}

/** The database as processing needs it. Every call must be durable when it resolves. */
export interface InspectionRecords {
  /** Null when the inspection does not exist any more. */
  statusOf(projectId: string): Promise<InspectionStatus | null>;
  listImages(projectId: string): Promise<InspectionImage[]>;
  /** @param reason a sentence, with Failed only */
  setStatus(projectId: string, status: InspectionStatus, reason?: string): Promise<void>;
  /** Makes the image Read. */
  saveImageFacts(imageId: string, facts: ImageFacts, thumbnailKey: string): Promise<void>;
  /** Makes the image Unreadable. */
  saveImageFault(imageId: string, reason: string): Promise<void>;
  /** Makes the inspection Completed and, in the same transaction, gives its asset and site their location. */
  completeWithLocation(projectId: string, middle: Geolocation | null): Promise<void>;
}

/** The file store as processing needs it. */
export interface ImageStore {
  /** Size of the stored bytes; null when there are none. */
  sizeBytes(key: string): Promise<number | null>;
  /** The bytes, as a path when they lie on this machine. */
  open(key: string): Promise<ImageSource>;
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
}

export interface ProcessingPorts {
  records: InspectionRecords;
  store: ImageStore;
  images: Pick<ImagePool, 'read' | 'size'>;
}

/** Store key of an image's thumbnail; the same on every attempt. */
export const thumbnailKeyOf = (projectId: string, imageId: string): string => `thumbnails/${projectId}/${imageId}.jpg`;

/**
 * Walk an inspection from Queued to Completed, reading every image on the way.
 *
 * May be started again after any interruption: statuses move only forward, and
 * images already read or found unreadable are not touched. An image that cannot
 * be read is marked, with the reason; the inspection becomes Failed only when a
 * required module has no readable image at all. Nothing happens to inspections
 * that are gone, Draft, Completed or Failed.
 *
 * @throws whatever a port throws: the attempt failed, the job may run again
 * @see resolutions §3 "Processing is real"
 */
export async function processInspection(ports: ProcessingPorts, projectId: string): Promise<void> {
  const { records } = ports;
  let status = await records.statusOf(projectId);
  if (status === null || status === 'Draft') return;

  const walkTo = async (goal: InspectionStatus) => {
    for (const step of stepsBetween(status ?? 'Failed', goal)) {
      await records.setStatus(projectId, step);
      status = step;
    }
  };

  if (stepsBetween(status, 'Completed').length === 0) return;
  await walkTo('ImagesDownloading');
  await forEachPending(ports, projectId, (image) => findBytes(ports, image));
  await walkTo('ThumbnailsGenerating');
  await forEachPending(ports, projectId, (image) => readOne(ports, projectId, image));

  const images = await records.listImages(projectId);
  const unreadable = moduleWithoutImages(images);
  if (unreadable) return failInspection(records, projectId, `None of the ${unreadable.count} ${unreadable.module} images could be read.`);
  await walkTo('ThumbnailsGenerated');
  await records.completeWithLocation(projectId, medianPosition(images.flatMap(({ position }) => position ?? [])));
}

/** Give an inspection up, with a sentence saying why; for the queue when every attempt failed. */
export async function failInspection(records: InspectionRecords, projectId: string, reason: string): Promise<void> {
  await records.setStatus(projectId, 'Failed', reason);
}

/** As many at a time as the pool reads; after a failure no further one is begun, and those begun end first. */
async function forEachPending(
  { records, images }: ProcessingPorts,
  projectId: string,
  act: (image: InspectionImage) => Promise<void>,
): Promise<void> {
  const pending = pendingOnes(await records.listImages(projectId));
  const lane = async () => {
    for (const image of pending) await act(image); // leaving by an error ends the generator for every lane
  };
  const lanes = await Promise.allSettled(Array.from({ length: images.size }, lane));
  const failed = lanes.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

function* pendingOnes(images: readonly InspectionImage[]): Generator<InspectionImage> {
  for (const image of images) if (image.state === 'Pending') yield image;
}

async function findBytes({ records, store }: ProcessingPorts, { id, key }: InspectionImage): Promise<void> {
  if ((await store.sizeBytes(key)) === null) await records.saveImageFault(id, 'The file is missing in the store.');
}

async function readOne({ records, store, images }: ProcessingPorts, projectId: string, { id, key }: InspectionImage) {
  try {
    const { facts, thumbnail } = await images.read(await store.open(key));
    const thumbnailKey = thumbnailKeyOf(projectId, id);
    await store.put(thumbnailKey, thumbnail, 'image/jpeg');
    await records.saveImageFacts(id, facts, thumbnailKey);
  } catch (error) {
    if (!(error instanceof ImageUnreadableError || error instanceof ImageWorkerError)) throw error;
    await records.saveImageFault(id, error.message);
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
