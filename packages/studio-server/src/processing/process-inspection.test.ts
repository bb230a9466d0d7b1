import { canMoveStatus, type Geolocation, type InspectionStatus } from '@inspection-studio/domain';
import { describe, expect, it } from 'vitest';
import type { ImageFacts, ImageSource } from './image-facts.ts';
import { ImagePoolClosedError } from './image-pool.ts';
import { ImageUnreadableError } from './image-unreadable-error.ts';
import { ImageWorkerError } from './image-worker-error.ts';
import { failInspection, type InspectionImage, type ProcessingPorts, processInspection } from './process-inspection.ts';

const PROJECT = 'span-118-thermal-7k2m4q';

const image = (id: string, overrides: Partial<InspectionImage> = {}): InspectionImage => ({
  id,
  key: `images/${id}.jpg`,
  module: '3D visual',
  isRequired: true,
  state: 'Pending',
  position: null,
  ...overrides,
});

const facts = (position: Geolocation | null): ImageFacts => ({
  width: 4000,
  height: 3000,
  format: 'jpeg',
  orientation: 1,
  capturedAt: null,
  position: position && { ...position, altitudeMetres: null },
  relativeAltitudeMetres: null,
  make: null,
  model: null,
  captureKind: 'visual',
  sizeBytes: 4_500_000,
});

/** A database, a store and a pool in memory, with what happened to them. */
class Studio implements ProcessingPorts {
  status: InspectionStatus | null = 'Queued';
  walk: InspectionStatus[] = [];
  reason: string | undefined;
  location: Geolocation | null | undefined;
  faults = new Map<string, string>();
  reads: string[] = [];
  stored = new Map<string, Buffer>();
  /** What reading a key does instead of giving an image at longitude 1, latitude 2. */
  failures = new Map<string, Error>();
  places = new Map<string, Geolocation | null>();
  list: InspectionImage[];

  constructor(list: InspectionImage[]) {
    this.list = list;
    for (const { key } of list) this.stored.set(key, Buffer.from(key));
  }

  records = {
    statusOf: async () => this.status,
    listImages: async () => this.list.map((entry) => ({ ...entry })),
    setStatus: async (_id: string, status: InspectionStatus, reason?: string) => {
      if (!canMoveStatus(this.status ?? 'Draft', status)) throw new Error(`${this.status} may not become ${status}`);
      this.status = status;
      this.reason = reason;
      this.walk.push(status);
    },
    saveImageFacts: async (id: string, { position }: ImageFacts) => this.change(id, { state: 'Read', position }),
    saveImageFault: async (id: string, reason: string) => {
      this.faults.set(id, reason);
      this.change(id, { state: 'Unreadable' });
    },
    completeWithLocation: async (id: string, middle: Geolocation | null) => {
      await this.records.setStatus(id, 'Completed');
      this.location = middle;
    },
  };

  store = {
    sizeBytes: async (key: string) => this.stored.get(key)?.length ?? null,
    open: async (key: string) => key,
    put: async (key: string, bytes: Buffer) => void this.stored.set(key, bytes),
  };

  images = {
    size: 2,
    read: async (source: ImageSource) => {
      const key = String(source);
      this.reads.push(key);
      const failure = this.failures.get(key);
      if (failure) throw failure;
      const place = this.places.get(key);
      return { facts: facts(place === undefined ? { longitude: 1, latitude: 2 } : place), thumbnail: Buffer.from('jpeg') };
    },
  };

  private change(id: string, values: Partial<InspectionImage>) {
    this.list = this.list.map((entry) => (entry.id === id ? { ...entry, ...values } : entry));
  }
}

describe('processInspection walks Queued to Completed, reading every stored image', () => {
  it('takes every step once, in order, and stores a thumbnail for each image', async () => {
    const studio = new Studio([image('a'), image('b'), image('c')]);
    await processInspection(studio, PROJECT);
    expect(studio.walk).toEqual([
      'Processing',
      'ImagesDownloading',
      'ImagesDownloaded',
      'ThumbnailsGenerating',
      'ThumbnailsGenerated',
      'Completed',
    ]);
    expect(studio.list.map(({ state }) => state)).toEqual(['Read', 'Read', 'Read']);
    expect([...studio.stored.keys()].filter((key) => key.startsWith('thumbnails/'))).toEqual([
      `thumbnails/${PROJECT}/a.jpg`,
      `thumbnails/${PROJECT}/b.jpg`,
      `thumbnails/${PROJECT}/c.jpg`,
    ]);
  });

  it('gives the asset the median of its images, those without a position left aside', async () => {
    const studio = new Studio([image('a'), image('b'), image('c'), image('d')]);
    studio.places = new Map<string, Geolocation | null>([
      ['images/a.jpg', { longitude: 8.1, latitude: 49.3 }],
      ['images/b.jpg', { longitude: 8.2, latitude: 49.1 }],
      ['images/c.jpg', { longitude: 8.3, latitude: 49.2 }],
      ['images/d.jpg', null],
    ]);
    await processInspection(studio, PROJECT);
    expect(studio.location).toMatchObject({ longitude: 8.2, latitude: 49.2 });
  });

  it('completes without a location when no image has a position, or there is no image', async () => {
    const studio = new Studio([]);
    await processInspection(studio, PROJECT);
    expect([studio.status, studio.location]).toEqual(['Completed', null]);
  });
});

describe('an image that cannot be read is marked, not the inspection', () => {
  it.each([
    ['a damaged file', new ImageUnreadableError('damaged'), 'The image is damaged.'],
    ['an image that kills its reader', new ImageWorkerError('crashed'), 'The image reader stopped while reading the image.'],
  ])('%s', async (_case, failure, reason) => {
    const studio = new Studio([image('a'), image('b')]);
    studio.failures.set('images/a.jpg', failure);
    await processInspection(studio, PROJECT);
    expect(studio.status).toBe('Completed');
    expect(studio.list.map(({ state }) => state)).toEqual(['Unreadable', 'Read']);
    expect(studio.faults.get('a')).toBe(reason);
  });

  it('a file whose bytes are gone is not read', async () => {
    const studio = new Studio([image('a'), image('b')]);
    studio.stored.delete('images/a.jpg');
    await processInspection(studio, PROJECT);
    expect(studio.reads).toEqual(['images/b.jpg']);
    expect(studio.faults.get('a')).toBe('The file is missing in the store.');
  });

  it('the inspection fails, with a reason, when a required module has no readable image', async () => {
    const studio = new Studio([image('a'), image('b', { module: '2D thermal' }), image('c', { module: '2D thermal' })]);
    studio.failures.set('images/b.jpg', new ImageUnreadableError('empty'));
    studio.failures.set('images/c.jpg', new ImageUnreadableError('damaged'));
    await processInspection(studio, PROJECT);
    expect([studio.status, studio.reason]).toEqual(['Failed', 'None of the 2 2D thermal images could be read.']);
    expect(studio.location).toBeUndefined();
  });

  it('supplementary images may all be unreadable', async () => {
    const studio = new Studio([image('a'), image('b', { module: 'Supplementary', isRequired: false })]);
    studio.failures.set('images/b.jpg', new ImageUnreadableError('unsupported-format'));
    await processInspection(studio, PROJECT);
    expect(studio.status).toBe('Completed');
  });
});

describe('processing goes on after any interruption', () => {
  it('images already read are skipped and statuses do not go back', async () => {
    const studio = new Studio([
      image('a', { state: 'Read', position: { longitude: 5, latitude: 6 } }),
      image('b', { state: 'Unreadable' }),
      image('c'),
    ]);
    studio.status = 'ThumbnailsGenerating';
    await processInspection(studio, PROJECT);
    expect(studio.reads).toEqual(['images/c.jpg']);
    expect(studio.walk).toEqual(['ThumbnailsGenerated', 'Completed']);
    expect(studio.location).toMatchObject({ longitude: 3, latitude: 4 });
  });

  it('a failure that is not the file’s fault stops the attempt and changes nothing else', async () => {
    const studio = new Studio(['a', 'b', 'c', 'd', 'e'].map((id) => image(id)));
    studio.failures.set('images/b.jpg', new ImagePoolClosedError());
    await expect(processInspection(studio, PROJECT)).rejects.toBeInstanceOf(ImagePoolClosedError);
    expect(studio.status).toBe('ThumbnailsGenerating');
    expect(studio.faults.size).toBe(0);
    const readBefore = studio.list.filter(({ state }) => state === 'Read').length;
    expect(readBefore).toBeLessThan(4);

    studio.failures.clear();
    studio.reads = [];
    await processInspection(studio, PROJECT);
    expect(studio.status).toBe('Completed');
    expect(studio.reads).toHaveLength(5 - readBefore);
  });

  it.each<InspectionStatus | null>([null, 'Draft', 'Completed', 'Failed'])('%s is left alone', async (status) => {
    const studio = new Studio([image('a')]);
    studio.status = status;
    await processInspection(studio, PROJECT);
    expect([studio.status, studio.walk, studio.reads]).toEqual([status, [], []]);
  });
});

describe('failInspection: every attempt failed', () => {
  it('marks the inspection Failed with the sentence given', async () => {
    const studio = new Studio([]);
    await failInspection(studio.records, PROJECT, 'The images could not be fetched.');
    expect([studio.status, studio.reason]).toEqual(['Failed', 'The images could not be fetched.']);
  });
});
