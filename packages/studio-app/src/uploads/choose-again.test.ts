import { describe, expect, it, vi } from 'vitest';
import { StudioError } from '../api/index.ts';
import { stopClock } from './testing/stop-clock.ts';
import { batchOf, names, setUpUploads } from './testing/fake-studio.ts';
import { jpegFile } from './testing/jpeg-file.ts';
import { batchFiles } from './upload-source.ts';

const run = () => vi.advanceTimersByTimeAsync(2_000);

stopClock();

/** Date of the files below. */
const DISK = { lastModified: '1970-01-01T00:00:01.000Z' };
const NO_PROBLEMS = { missing: [], ambiguous: [], faulty: [] };

/** An ended upload of three files, one of which was changed on the disk meanwhile. */
async function withChangedFile(options: { process?: boolean } = {}) {
  const uploads = setUpUploads();
  const [batch, sources] = batchOf(names(3), options);
  uploads.breakFile(sources, 'f2', 'NotReadableError');
  uploads.store.add(batch, sources);
  await run();
  return uploads;
}

/** Payloads of the calls that registered files. */
const registrations = (asked: readonly string[]) =>
  asked
    .filter((request) => request.startsWith('PUT projects/{id}/modules'))
    .map((request) => JSON.parse(request.slice(request.indexOf('{"'))).payload);

describe('a file that was changed on the disk', () => {
  it('is registered again with its new size, sent, and completes the batch', async () => {
    const { store, batch, stored, asked } = await withChangedFile({ process: true });
    const changed = jpegFile('f2.jpg', 3_000);
    await expect(store.chooseAgain('b1', [changed])).resolves.toEqual(NO_PROBLEMS);
    await run();
    expect(registrations(asked)).toEqual([
      {
        three: {
          rgb: [{ ...DISK, name: 'f2.jpg', path: 'f2.jpg', size: 3, sizeBytes: 3_000 }],
          ir: [],
          isAr: false,
          remove: ['f2'],
        },
      },
    ]);
    expect(stored.get('key-new-f2.jpg')).toBe(await changed.text());
    expect(batch()).toMatchObject({ stage: 'Confirmed', processing: 'Success' });
    expect(batch()?.files.map(({ id, status }) => [id, status])).toEqual([
      ['f1', 'Completed'],
      ['new-f2.jpg', 'Completed'],
      ['f3', 'Completed'],
    ]);
  });

  it('stays failed when another file is chosen, which is said by name', async () => {
    const { store, batch, asked } = await withChangedFile();
    await expect(store.chooseAgain('b1', [jpegFile('f1.jpg')])).resolves.toEqual({
      ...NO_PROBLEMS,
      missing: ['f2.jpg'],
    });
    await run();
    expect(registrations(asked)).toEqual([]);
    expect(batch()?.files[1]).toMatchObject({ status: 'Failed', fault: 'changed' });
  });

  it('stays failed when it cannot be registered, and can be chosen again', async () => {
    const { store, batch, asked, fail } = await withChangedFile();
    const chosen = [jpegFile('f2.jpg')];
    fail(`GET projects/{id}/modules ${JSON.stringify({ params: { id: 'i1' } })}`, () => StudioError.fromAnswer(500));
    await expect(store.chooseAgain('b1', chosen)).rejects.toThrow('500 Something went wrong.');
    expect(batch()?.files[1]).toMatchObject({ status: 'Failed', fault: 'changed' });
    await store.chooseAgain('b1', chosen);
    await run();
    expect(registrations(asked)).toHaveLength(1);
    expect(batch()?.stage).toBe('Confirmed');
  });

  it('is not registered twice after a lost reply', async () => {
    const { store, asked, registered } = await withChangedFile();
    const left = { id: 'lost', name: 'f2.jpg', s3Key: 'key-lost', size: 1, isUploaded: false };
    const colleagues = { ...left, id: 'colleagues', name: 'f9.jpg' };
    registered.files.three.rgb.push(left, colleagues);
    await store.chooseAgain('b1', [jpegFile('f2.jpg')]);
    expect(registrations(asked)[0].three.remove).toEqual(['f2', 'lost']);
  });

  it('of the same name in the inspection is not removed while the failed one is still registered', async () => {
    const { store, asked, registered } = await withChangedFile();
    const own = { id: 'f2', name: 'f2.jpg', s3Key: 'key-f2', size: 1, isUploaded: false };
    registered.files.three.rgb.push(own, { ...own, id: 'colleagues' });
    await store.chooseAgain('b1', [jpegFile('f2.jpg')]);
    expect(registrations(asked)[0].three.remove).toEqual(['f2']);
  });
});

it('several kinds of data are registered in their own lists', async () => {
  const uploads = setUpUploads();
  const [batch, { files }] = batchOf(names(3));
  const thermal = files.get('f3')!;
  thermal.list = 'ir';
  const sources = { files };
  for (const id of ['f1', 'f3']) uploads.breakFile(sources, id, 'NotReadableError');
  uploads.store.add(batch, sources);
  await run();
  await uploads.store.chooseAgain('b1', [jpegFile('f3.jpg', 7), jpegFile('f1.jpg', 8)]);
  await run();
  expect(registrations(uploads.asked)[0].three).toEqual({
    rgb: [{ ...DISK, name: 'f1.jpg', path: 'f1.jpg', size: 1, sizeBytes: 8 }],
    ir: [{ ...DISK, name: 'f3.jpg', path: 'f3.jpg', size: 1, sizeBytes: 7 }],
    isAr: false,
    remove: ['f1', 'f3'],
  });
  expect(uploads.batch()?.stage).toBe('Confirmed');
  const sizes = ['f1', 'f3'].map((id) => uploads.stored.get(`key-new-${id}.jpg`)?.length);
  expect(sizes).toEqual([8, 7]);
});

describe('files of the same name in different folders', () => {
  const [folder1, folder2] = ['101MEDIA/DJI_1.jpg', '102MEDIA/DJI_1.jpg'];

  /** An ended upload whose first two files share a name. Both were changed on the disk. */
  async function withNamesakes() {
    const uploads = setUpUploads();
    const [batch, sources] = batchOf(names(3));
    Object.assign(sources.files.get('f1')!, { name: folder1 });
    Object.assign(sources.files.get('f2')!, { name: folder2 });
    for (const id of ['f1', 'f2']) uploads.breakFile(sources, id, 'NotReadableError');
    uploads.store.add({ ...batch, files: batchFiles(sources.files) }, sources);
    await run();
    return uploads;
  }

  it('are not replaced while it is not clear which one was chosen', async () => {
    const { store, asked } = await withNamesakes();
    await expect(store.chooseAgain('b1', [jpegFile('DJI_1.jpg', 2_000)])).resolves.toEqual({
      ...NO_PROBLEMS,
      ambiguous: [folder1, folder2],
    });
    expect(registrations(asked)).toEqual([]);
  });

  it('are replaced one at a time, under the name with its folder', async () => {
    const { store, asked, batch } = await withNamesakes();
    await store.chooseAgain('b1', [jpegFile('DJI_1.jpg', 2_000)], 'f2');
    await run();
    expect(registrations(asked)[0].three).toMatchObject({ rgb: [{ name: folder2, size: 2 }], remove: ['f2'] });
    await store.chooseAgain('b1', [jpegFile('DJI_1.jpg', 3_000)]);
    await run();
    expect(registrations(asked)[1].three).toMatchObject({ rgb: [{ name: folder1, size: 3 }], remove: ['f1'] });
    expect(batch()?.files.map(({ name, status }) => [name, status])).toEqual([
      [folder1, 'Completed'],
      [folder2, 'Completed'],
      ['f3.jpg', 'Completed'],
    ]);
  });

  it('are not registered twice after a lost reply', async () => {
    const { store, asked, registered } = await withNamesakes();
    const left = { id: 'lost', name: folder2, s3Key: 'key-lost', size: 1, isUploaded: false };
    registered.files.three.rgb.push(left, { ...left, id: 'f1', name: folder1 });
    await store.chooseAgain('b1', [jpegFile('DJI_1.jpg')], 'f2');
    expect(registrations(asked)[0].three.remove).toEqual(['f2', 'lost']);
  });
});

it('a chosen file that cannot be used is not registered, which is said with the reason', async () => {
  const { store, asked, batch } = await withChangedFile();
  await expect(store.chooseAgain('b1', [new File([], 'f2.jpg')])).resolves.toEqual({
    ...NO_PROBLEMS,
    faulty: [{ name: 'f2.jpg', reason: 'The file is empty.' }],
  });
  expect(registrations(asked)).toEqual([]);
  expect(batch()?.files[1]).toMatchObject({ status: 'Failed', fault: 'changed' });
});

it('a batch that was cancelled meanwhile has no problems to show', async () => {
  const { store } = await withChangedFile();
  store.act('cancelled', 'b1');
  await expect(store.chooseAgain('b1', [jpegFile('f2.jpg')])).resolves.toBeNull();
});
