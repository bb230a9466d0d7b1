import type { InspectionStatus } from '@inspection-studio/domain/inspections';
import type { Geolocation } from '@inspection-studio/domain/shared';
import { describe, expect, it, vi } from 'vitest';
import { FakeStudio, image, PROJECT, processed } from './fake-studio.fixture.ts';
import { ImagePoolClosedError } from './image-pool.ts';
import { ImageUnreadableError } from './image-unreadable-error.ts';
import { ImageWorkerError } from './image-worker-error.ts';
import type { InspectionImage } from './process-inspection.ts';

describe('processInspection proceeds from Queued to Completed and reads every stored image', () => {
  it('takes every step once, in order, and stores a thumbnail per image', async () => {
    const studio = new FakeStudio([image('a'), image('b'), image('c')]);
    await processed(studio);
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

  it('sets the asset location to the median of the images that have a position', async () => {
    const studio = new FakeStudio([image('a'), image('b'), image('c'), image('d')]);
    studio.places = new Map<string, Geolocation | null>([
      ['images/a.jpg', { longitude: 8.1, latitude: 49.3 }],
      ['images/b.jpg', { longitude: 8.2, latitude: 49.1 }],
      ['images/c.jpg', { longitude: 8.3, latitude: 49.2 }],
      ['images/d.jpg', null],
    ]);
    await processed(studio);
    expect(studio.location).toMatchObject({ longitude: 8.2, latitude: 49.2 });
  });

  it('completes without a location when no image has a position, or there is no image', async () => {
    const studio = new FakeStudio([]);
    await processed(studio);
    expect([studio.status, studio.location]).toEqual(['Completed', null]);
  });
});

describe('an unreadable image does not fail the inspection', () => {
  it.each([
    ['a damaged file', new ImageUnreadableError('damaged'), 'The image is damaged.'],
    [
      'an image that crashes its reader',
      new ImageWorkerError('crashed'),
      'The image reader crashed while reading the image.',
    ],
  ])('%s', async (_case, failure, reason) => {
    const studio = new FakeStudio([image('a'), image('b')]);
    studio.failures.set('images/a.jpg', failure);
    await processed(studio);
    expect(studio.status).toBe('Completed');
    expect(studio.list.map(({ state }) => state)).toEqual(['Unreadable', 'Read']);
    expect(studio.faults.get('a')).toBe(reason);
  });

  it('does not read a file that is missing from storage', async () => {
    const studio = new FakeStudio([image('a'), image('b')]);
    studio.stored.delete('images/a.jpg');
    await processed(studio);
    expect(studio.reads).toEqual(['images/b.jpg']);
    expect(studio.faults.get('a')).toBe('The file is missing from storage.');
  });

  it('fails the inspection with a reason when a required module has no readable image', async () => {
    const studio = new FakeStudio([
      image('a'),
      image('b', { module: '2D thermal' }),
      image('c', { module: '2D thermal' }),
    ]);
    studio.failures.set('images/b.jpg', new ImageUnreadableError('empty'));
    studio.failures.set('images/c.jpg', new ImageUnreadableError('damaged'));
    await processed(studio);
    expect([studio.status, studio.reason]).toEqual(['Failed', 'None of the 2 2D thermal images could be read.']);
    expect(studio.location).toBeUndefined();
  });

  it('supplementary images may all be unreadable', async () => {
    const studio = new FakeStudio([image('a'), image('b', { module: 'Supplementary', isRequired: false })]);
    studio.failures.set('images/b.jpg', new ImageUnreadableError('unsupported-format'));
    await processed(studio);
    expect(studio.status).toBe('Completed');
  });
});

describe('processing resumes after any interruption', () => {
  it('skips images already read and does not revert statuses', async () => {
    const studio = new FakeStudio([
      image('a', { state: 'Read', position: { longitude: 5, latitude: 6 } }),
      image('b', { state: 'Unreadable' }),
      image('c'),
    ]);
    studio.status = 'ThumbnailsGenerating';
    await processed(studio);
    expect(studio.reads).toEqual(['images/c.jpg']);
    expect(studio.walk).toEqual(['ThumbnailsGenerated', 'Completed']);
    expect(studio.location).toMatchObject({ longitude: 3, latitude: 4 });
  });

  it('an error unrelated to the file fails the attempt and changes nothing else', async () => {
    const studio = new FakeStudio(Array.from('abcdefghijkl', (id) => image(id)));
    studio.failures.set('images/b.jpg', new ImagePoolClosedError());
    await expect(processed(studio)).rejects.toBeInstanceOf(ImagePoolClosedError);
    expect(studio.status).toBe('ThumbnailsGenerating');
    expect(studio.faults.size).toBe(0);
    const readBefore = studio.list.filter(({ state }) => state === 'Read').length;
    expect(readBefore).toBeLessThan(11);

    studio.failures.clear();
    studio.reads = [];
    await processed(studio);
    expect(studio.status).toBe('Completed');
    expect(studio.reads).toHaveLength(12 - readBefore);
  });

  it('reads an image again when interrupted between its thumbnail and its facts', async () => {
    const studio = new FakeStudio([image('a'), image('b'), image('c')]);
    const { saveImageFacts } = studio.records;
    studio.records.saveImageFacts = () => Promise.reject(new Error('The connection broke.'));
    await expect(processed(studio)).rejects.toThrow('The connection broke.');
    expect(studio.list.map(({ state }) => state)).toEqual(['Pending', 'Pending', 'Pending']);
    expect([studio.status, studio.progress]).toEqual(['ThumbnailsGenerating', 0]);
    const stored = [...studio.stored.keys()];
    expect(stored).toContain(`thumbnails/${PROJECT}/a.jpg`);

    studio.records.saveImageFacts = saveImageFacts;
    studio.reads = [];
    await processed(studio);
    expect(studio.reads).toEqual(['images/a.jpg', 'images/b.jpg', 'images/c.jpg']);
    expect([studio.status, studio.progress]).toEqual(['Completed', 3]);
    expect([...studio.stored.keys()]).toEqual(stored);
  });

  it('saves images read before a failure, even if their batch is not full', async () => {
    const studio = new FakeStudio([image('a'), image('b')]);
    const { read } = studio.images;
    studio.images.read = async (source) => {
      if (source === 'images/a.jpg') return read(source);
      await vi.waitFor(() => expect(studio.stored.has(`thumbnails/${PROJECT}/a.jpg`)).toBe(true));
      throw new ImagePoolClosedError();
    };
    await expect(processed(studio)).rejects.toBeInstanceOf(ImagePoolClosedError);
    expect(studio.list.map(({ state }) => state)).toEqual(['Read', 'Pending']);
    expect(studio.progress).toBe(1);
  });

  it.each<InspectionStatus | null>([null, 'Draft', 'Completed', 'Failed'])(
    'does not change an inspection with status %s',
    async (status) => {
      const studio = new FakeStudio([image('a')]);
      studio.status = status;
      await processed(studio);
      expect([studio.status, studio.walk, studio.reads]).toEqual([status, [], []]);
    },
  );
});

describe('anomalies of usable images are noted', () => {
  it('reads truncated and damaged files and adds a note, in supplementary data too', async () => {
    const studio = new FakeStudio([image('a'), image('b', { captureType: null }), image('c')]);
    studio.incomplete.add('images/a.jpg');
    studio.damaged.add('images/b.jpg');
    await processed(studio);
    expect(studio.list.map(({ state }) => state)).toEqual(['Read', 'Read', 'Read']);
    expect(Object.fromEntries(studio.notes)).toEqual({
      a: 'The file ends too early; the part of the image that is there is shown.',
      b: 'Part of the picture is damaged.',
      c: null,
    });
  });
});

describe('a sonar image requires its parameter file', () => {
  const scan = (id: string, parameters: InspectionImage['parameters']) =>
    image(id, { name: `${id}.bmp`, captureType: null, module: 'sonar', parameters });
  it.each<[string, InspectionImage['parameters'], string | undefined]>([
    ['there', { name: 'a.txt', key: 'parameters/a.txt' }, undefined],
    ['not uploaded', { name: 'a.txt', key: null }, 'Its parameter file a.txt is missing.'],
    ['missing from storage', { name: 'a.txt', key: 'parameters/gone.txt' }, 'Its parameter file a.txt is missing.'],
    ['empty', { name: 'a.txt', key: 'parameters/empty.txt' }, 'Its parameter file a.txt is empty.'],
  ])('%s', async (_case, parameters, fault) => {
    const studio = new FakeStudio([scan('a', parameters), scan('b', { name: 'b.txt', key: 'parameters/a.txt' })]);
    studio.stored.set('parameters/a.txt', Buffer.from('range 20'));
    studio.stored.set('parameters/empty.txt', Buffer.alloc(0));
    await processed(studio);
    expect(studio.status).toBe('Completed');
    expect(studio.faults.get('a')).toBe(fault);
  });
});

describe('changes to an inspection during processing', () => {
  it('reports progress for every processed image', async () => {
    const studio = new FakeStudio([image('a'), image('b'), image('c', { state: 'Read' })]);
    studio.failures.set('images/a.jpg', new ImageUnreadableError('damaged'));
    await processed(studio);
    expect(studio.progress).toBe(2);
  });

  it('deleted: ends without an error although its files are gone', async () => {
    const studio = new FakeStudio([image('a'), image('b')]);
    studio.images.read = async () => {
      studio.status = null;
      throw new Error('ENOENT');
    };
    await processed(studio);
    expect(studio.faults.size).toBe(0);
  });

  it('deleted while an image is read: removes its thumbnail', async () => {
    const studio = new FakeStudio([image('a')]);
    studio.deleted.add('a');
    await processed(studio);
    expect([...studio.stored.keys()]).toEqual(['images/a.jpg']);
  });

  it('completed by another worker: does not revert the status', async () => {
    const studio = new FakeStudio([image('a')]);
    const { read } = studio.images;
    studio.images.read = async (source) => {
      studio.status = 'Completed';
      return read(source);
    };
    await processed(studio);
    expect([studio.status, studio.location]).toEqual(['Completed', undefined]);
  });

  it('the worker stops: starts no further image and saves the ones in progress', async () => {
    const studio = new FakeStudio(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => image(id)));
    studio.images.size = 1;
    const stopping = new AbortController();
    const { read } = studio.images;
    studio.images.read = async (source) => {
      if (source === 'images/d.jpg') stopping.abort();
      return read(source);
    };
    await expect(processed(studio, { signal: stopping.signal })).rejects.toMatchObject({ name: 'AbortError' });
    const begun = ['a', 'b', 'c', 'd'].map((id) => `images/${id}.jpg`);
    expect([studio.reads, studio.status]).toEqual([begun, 'ThumbnailsGenerating']);
    expect(studio.list.map(({ state }) => state)).toEqual(['Read', 'Read', 'Read', 'Read', 'Pending', 'Pending']);
  });
});
