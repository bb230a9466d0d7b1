import { calls } from '@inspection-studio/domain/calls';
import { type InspectionStatus, type ModuleFile, noModuleFiles } from '@inspection-studio/domain/inspections';
import type { NewBatch } from '@inspection-studio/domain/uploads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Send } from '../api/index.ts';
import { continueUpload, findMissing } from './continue-upload.ts';
import { browserJournal } from './testing/browser-journal.ts';
import { batchOf, names, setUpUploads } from './testing/fake-studio.ts';
import type { BatchSources } from './upload-source.ts';

const missing = (id: string, differences: Partial<ModuleFile> = {}): ModuleFile => ({
  id,
  name: `${id}.jpg`,
  s3Key: `key-${id}`,
  size: 3,
  isUploaded: false,
  ...differences,
});
const file = (id: string) => new File(['abc'], `${id}.jpg`, { type: 'image/jpeg' });
const inspection = {
  id: 'i1',
  name: 'NorthTowerA',
  status: 'Draft',
  asset: { id: 'a1', name: 'Kinnaird viaduct', thumbnail: null },
} as const;

/** Continues with all of these files. @returns what is added to the upload store */
async function continued(
  files: ReturnType<typeof noModuleFiles>,
  chosen: File[],
  sendForProcessing = false,
  status: InspectionStatus = 'Draft',
) {
  const send = vi.fn(async () => files);
  const continuation = await findMissing(send as unknown as Send, { id: 'i1', status }, chosen);
  expect(send.mock.calls).toEqual([[calls.getModules, { params: { id: 'i1' } }]]);
  const added: [NewBatch, BatchSources][] = [];
  await continueUpload(
    { add: (...batch) => void added.push(batch) },
    { inspection: { ...inspection, status }, continuation, sendForProcessing },
  );
  return added;
}

describe('an interrupted upload is continued', () => {
  it('under its id, with the places and types of the registered files', async () => {
    const files = { ...noModuleFiles(), three: { rgb: [], ir: [missing('map', { uploadId: 'u1' })] } };
    const [[batch, { files: sources }]] = (await continued(files, [file('map')], true)) as [[NewBatch, BatchSources]];
    expect(batch).toEqual({
      id: 'u1',
      inspectionId: 'i1',
      inspectionName: 'NorthTowerA',
      assetName: 'Kinnaird viaduct',
      files: [{ id: 'map', name: 'map.jpg', sizeBytes: 3 }],
      process: true,
    });
    expect([...sources.values()]).toEqual([
      expect.objectContaining({
        name: 'map.jpg',
        storageKey: 'key-map',
        contentType: 'image/jpeg',
        kind: 'three',
        list: 'ir',
        isStored: false,
      }),
    ]);
  });

  it('after Draft only with supplementary files, and it is not sent for processing again', async () => {
    const files = {
      ...noModuleFiles(),
      three: { rgb: [missing('map')], ir: [] },
      supplementary: { data: [missing('plan')] },
    };
    const [[batch]] = (await continued(files, [file('map'), file('plan')], true, 'Queued')) as [
      [NewBatch, BatchSources],
    ];
    expect([batch.process, batch.files.map(({ id }) => id)]).toEqual([false, ['plan']]);
  });

  it('without the files that were not found', async () => {
    const files = { ...noModuleFiles(), three: { rgb: [missing('map'), missing('lost')], ir: [] } };
    const [[batch]] = (await continued(files, [file('map')])) as [[NewBatch, BatchSources]];
    expect(batch.files.map(({ id }) => id)).toEqual(['map']);
    expect([batch.process, batch.id]).toEqual([false, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });
});

describe('a file that was on its way is confirmed instead of sent again, if it has arrived', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const DAY = '1970-01-01T00:00:01.000Z';

  /** Sends again after an interruption during which f1 and f2 were on their way. @returns what is stored by it */
  async function resumed(differences: Partial<ModuleFile>, arrived: readonly string[]) {
    const inFlight = ['f1', 'f2'];
    browserJournal({ inFlight });
    const registered = names(3).map((id) => missing(id, { lastModified: DAY, ...differences }));
    const { store, asked, completed, stored } = setUpUploads();
    for (const id of arrived) stored.set(`key-${id}`, 'abc');
    const send = async () => ({ ...noModuleFiles(), three: { rgb: registered, ir: [] } });
    const chosen = names(3).map((id) => new File(['abc'], `${id}.jpg`, { type: 'image/jpeg', lastModified: 1_000 }));
    const continuation = await findMissing(send as unknown as Send, inspection, chosen);
    await continueUpload(store, { inspection, continuation, sendForProcessing: false });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(completed()).toEqual(names(3));
    return asked.filter((request) => request.startsWith('put '));
  }

  it.each<[string, Partial<ModuleFile>, string[], string[]]>([
    ['both have arrived', {}, ['f1', 'f2'], ['put key-f3']],
    ['one of them', {}, ['f1'], ['put key-f2', 'put key-f3']],
    [
      'the chosen file is not the same',
      { lastModified: '1970-01-01T00:00:02.000Z' },
      ['f1', 'f2'],
      names(3).map((id) => `put key-${id}`),
    ],
  ])('%s', async (_case, differences, arrived, puts) => {
    expect((await resumed(differences, arrived)).toSorted()).toEqual(puts);
  });
});

it('files that were on their way come first, so that another interruption does not forget them', async () => {
  browserJournal({ inFlight: ['f4', 'f2'] });
  const { store, batch } = setUpUploads();
  const registered = names(5).map((id) => missing(id));
  const send = async () => ({ ...noModuleFiles(), three: { rgb: registered, ir: [] } });
  const chosen = names(5).map((id) => new File(['abc'], `${id}.jpg`, { type: 'image/jpeg' }));
  const continuation = await findMissing(send as unknown as Send, inspection, chosen);
  await continueUpload(store, { inspection, continuation, sendForProcessing: false });
  expect(batch()?.files.map(({ id }) => id)).toEqual(['f2', 'f4', 'f1', 'f3', 'f5']);
});

describe('an upload that is continued takes the place of what the tray still shows of it', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('once it has ended', async () => {
    const { store, completed } = setUpUploads();
    store.add(...batchOf(names(2)));
    await vi.advanceTimersByTimeAsync(2_000);
    store.add(...batchOf(['f3']));
    expect(store.getSnapshot().batches.map(({ files }) => files.map(({ id }) => id))).toEqual([['f3']]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(completed()).toEqual(['f3']);
  });

  it('not while it runs', async () => {
    const { store, hold } = setUpUploads();
    hold.is = true;
    store.add(...batchOf(names(2)));
    store.add(...batchOf(['f3']));
    expect(store.getSnapshot().batches.map(({ files }) => files.map(({ id }) => id))).toEqual([['f1', 'f2']]);
  });
});
