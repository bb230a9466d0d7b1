import { expect, it, vi } from 'vitest';
import { stopClock } from './testing/stop-clock.ts';
import { batchOf, names, setUpUploads } from './testing/fake-studio.ts';
import { jpegFile } from './testing/jpeg-file.ts';

stopClock();

const run = () => vi.advanceTimersByTimeAsync(2_000);

/** An upload whose first file was changed on the disk, after someone else has changed the settings. */
async function failed() {
  const uploads = setUpUploads();
  const [batch, sources] = batchOf(names(2));
  uploads.breakFile(sources, 'f1', 'NotReadableError');
  uploads.settings.now = { ...uploads.settings.now, three: { isAr: true } };
  uploads.store.add(batch, sources);
  await run();
  return uploads;
}

/** What was sent to the files of the inspection. */
const registrations = (asked: readonly string[]) =>
  asked
    .filter((request) => request.startsWith('PUT projects/{id}/modules '))
    .map((request) => JSON.parse(request.slice('PUT projects/{id}/modules '.length)));

it('files that are removed on Cancel change no settings, and are those of this upload', async () => {
  const { store, asked } = await failed();
  store.act('cancelled', 'b1');
  await run();
  expect(registrations(asked)).toEqual([
    {
      params: { id: 'i1' },
      query: { uploadId: 'b1' },
      payload: { three: { rgb: [], ir: [], isAr: true, remove: ['f1'] } },
    },
  ]);
});

it('a file that is chosen again changes no settings, and is registered for this upload', async () => {
  const { store, asked } = await failed();
  await store.chooseAgain('b1', [jpegFile('f1.jpg')]);
  expect(registrations(asked)).toEqual([
    {
      params: { id: 'i1' },
      query: { uploadId: 'b1' },
      payload: {
        three: { rgb: [expect.objectContaining({ name: 'f1.jpg', size: 1 })], ir: [], isAr: true, remove: ['f1'] },
      },
    },
  ]);
});
