import { canMoveStatus, type InspectionStatus } from '@inspection-studio/domain/inspections';
import type { Geolocation } from '@inspection-studio/domain/shared';
import type { ImageFacts, ImageSource } from './image-facts.ts';
import {
  type Attempt,
  type InspectionImage,
  type ProcessingPorts,
  processInspection,
  type ReadResult,
} from './process-inspection.ts';

export const PROJECT = 'span-118-thermal-7k2m4q';

/** A visual 3D image that is not processed yet. */
export const image = (id: string, overrides: Partial<InspectionImage> = {}): InspectionImage => ({
  id,
  name: `${id}.jpg`,
  key: `images/${id}.jpg`,
  captureType: 'Rgb',
  module: '3D visual',
  isRequired: true,
  parameters: null,
  state: 'Pending',
  position: null,
  ...overrides,
});

const facts = (position: Geolocation | null): ImageFacts => ({
  width: 4000,
  height: 3000,
  format: 'jpeg',
  orientation: 1,
  capturedAt: new Date('2026-05-04T10:00:00Z'),
  position: position && { ...position, source: 'exif', altitudeMetres: null },
  relativeAltitudeMetres: null,
  make: null,
  model: null,
  captureKind: 'visual',
  radiometricKind: null,
  sizeBytes: 4_500_000,
});

/** In-memory database, store and pool that record what happens to them. */
export class FakeStudio implements ProcessingPorts {
  status: InspectionStatus | null = 'Queued';
  walk: InspectionStatus[] = [];
  reason: string | undefined;
  location: Geolocation | null | undefined;
  faults = new Map<string, string>();
  notes = new Map<string, string | null>();
  /** Images whose row is deleted while they are read. */
  deleted = new Set<string>();
  reads: string[] = [];
  progress = 0;
  stored = new Map<string, Buffer>();
  /** Errors thrown when reading a key. Other keys return an image at longitude 1, latitude 2. */
  failures = new Map<string, Error>();
  incomplete = new Set<string>();
  damaged = new Set<string>();
  places = new Map<string, Geolocation | null>();
  list: InspectionImage[];

  constructor(list: InspectionImage[]) {
    this.list = list;
    for (const { key } of list) this.stored.set(key, Buffer.from(key));
  }

  records = {
    statusOf: async () => this.status,
    listImages: async () => this.list.map((entry) => ({ ...entry })),
    moveStatus: async (_id: string, from: InspectionStatus, to: InspectionStatus) => {
      if (this.status !== from) return false;
      if (!canMoveStatus(from, to)) throw new Error(`${from} may not become ${to}`);
      this.status = to;
      this.walk.push(to);
      return true;
    },
    fail: async (_id: string, reason: string) => {
      this.status = 'Failed';
      this.reason = reason;
    },
    saveImageFacts: async (results: readonly ReadResult[]) => {
      const there = results.filter(({ imageId }) => !this.deleted.has(imageId));
      for (const {
        imageId,
        facts: { position },
        note,
      } of there) {
        this.notes.set(imageId, note);
        this.change(imageId, { state: 'Read', position });
      }
      return new Set(there.map(({ imageId }) => imageId));
    },
    saveImageFault: async (id: string, reason: string) => {
      this.faults.set(id, reason);
      this.change(id, { state: 'Unreadable' });
    },
    completeWithLocation: async (id: string, middle: Geolocation | null) => {
      await this.records.moveStatus(id, 'ThumbnailsGenerated', 'Completed');
      this.location = middle;
    },
  };

  store = {
    sizeBytes: async (key: string) => this.stored.get(key)?.length ?? null,
    withFile: async <T>(key: string, read: (source: ImageSource) => Promise<T>) => read(key),
    put: async (key: string, bytes: Buffer) => void this.stored.set(key, bytes),
    delete: async (key: string) => void this.stored.delete(key),
  };

  images = {
    size: 2,
    read: async (source: ImageSource) => {
      const key = String(source);
      this.reads.push(key);
      const failure = this.failures.get(key);
      if (failure) throw failure;
      const place = this.places.get(key);
      return {
        facts: facts(place === undefined ? { longitude: 1, latitude: 2 } : place),
        thumbnail: Buffer.from('jpeg'),
        isIncomplete: this.incomplete.has(key),
        isDamaged: this.damaged.has(key),
      };
    },
  };

  private change(id: string, values: Partial<InspectionImage>) {
    this.list = this.list.map((entry) => (entry.id === id ? { ...entry, ...values } : entry));
  }
}

/** Runs one processing attempt. */
export function processed(studio: FakeStudio, attempt: Partial<Attempt> = {}): Promise<void> {
  const progressed = async () => void (studio.progress += 1);
  return processInspection(studio, PROJECT, { signal: new AbortController().signal, progressed, ...attempt });
}
