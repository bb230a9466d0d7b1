import { type Call, calls } from '@inspection-studio/domain/calls';
import {
  newProjectForm,
  type NewProjectPayload,
  noModuleFiles,
  type ProjectForm,
} from '@inspection-studio/domain/inspections';
import type { NewBatch } from '@inspection-studio/domain/uploads';
import { describe, expect, it, vi } from 'vitest';
import { type Send, StudioError } from '../api/index.ts';
import { createInspectionFlow, type SaveAttempt } from './create-inspection.ts';
import type { BatchSources } from './upload-source.ts';
import type { UploadStore } from './upload-store.ts';

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });

function wizard(change: Partial<ProjectForm> = {}): ProjectForm {
  const empty = newProjectForm(new Date(2026, 10, 21), 'bridge-1');
  return {
    ...empty,
    types: { ...empty.types, three: true, two: true },
    three: { rgb: [photo('a.jpg')], ir: [photo('b.jpg')], isAr: true },
    two: { rgb: [photo('c.jpg')], ir: [] },
    ...change,
  };
}

const stored = (id: string) => ({ id, name: `${id}.jpg`, s3Key: `key-${id}` });
const registered = {
  three: { rgb: [stored('a')], ir: [stored('b')] },
  two: { rgb: [{ ...stored('c'), name: '101MEDIA/c.jpg' }], ir: [] },
};
const project = { id: 'p-1', name: '20261121', asset: { id: 'bridge-1', name: 'Kinnaird viaduct', thumbnail: null } };
/** What an earlier attempt to save has registered, and what someone else has added since. */
const leftoverOf = (uploadId: string) => ({
  ...noModuleFiles(),
  three: { rgb: [{ ...stored('old'), uploadId }], ir: [] },
  two: { rgb: [stored('theirs')], ir: [] },
  supplementary: { data: [{ ...stored('old-plan'), uploadId }] },
});

interface SentOptions {
  payload?: unknown;
  query?: { uploadId?: string };
}

/** @param kept the attempt of an earlier page, which has registered files */
function setUp(kept?: SaveAttempt) {
  const answers = new Map<string, unknown>([
    ['POST projects', project],
    ['PUT projects/{id}', project],
    ['PUT projects/{id}/modules', registered],
    ['GET projects/{id}/modules', leftoverOf(kept?.uploadId ?? '')],
  ]);
  const send = vi.fn<(call: Call, options: SentOptions) => Promise<unknown>>(async (call, { query }) => {
    if (call === calls.updateModules) answers.set('GET projects/{id}/modules', leftoverOf(query?.uploadId ?? ''));
    const answer = answers.get(`${call.method} ${call.path}`);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const add = vi.fn<UploadStore['add']>();
  const asked = () => send.mock.calls.map(([{ method, path }]) => `${method} ${path}`);
  const lastPayload = (call: Call) => send.mock.calls.findLast(([sent]) => sent === call)?.[1].payload;
  const uploadIds = () => send.mock.calls.flatMap(([call, { query }]) => (call === calls.updateModules ? query : []));
  const save = createInspectionFlow(send as unknown as Send, { add }, kept);
  return { save, add, answers, asked, lastPayload, uploadIds };
}

describe('create the inspection, upload the thumbnail if any, register modules, upload files', () => {
  it('in this order, each file with its registered storage key', async () => {
    const { save, add, asked } = setUp();
    const thumbnail = { file: photo('t.jpg'), existing: null, initial: null };
    await save({ form: wizard({ thumbnail }), sendForProcessing: true });
    expect(asked()).toEqual(['POST projects', 'POST images/thumbnail', 'PUT projects/{id}/modules']);
    const [batch, sources] = add.mock.calls[0] as [NewBatch, BatchSources];
    expect(batch).toMatchObject({
      inspectionId: 'p-1',
      inspectionName: '20261121',
      assetName: 'Kinnaird viaduct',
      process: true,
    });
    expect(batch.files).toEqual([
      { id: 'a', name: 'a.jpg', sizeBytes: 5 },
      { id: 'b', name: 'b.jpg', sizeBytes: 5 },
      { id: 'c', name: '101MEDIA/c.jpg', sizeBytes: 5 },
    ]);
    expect([...sources.files.values()].map(({ storageKey, file, kind }) => [storageKey, file.name, kind])).toEqual([
      ['key-a', 'a.jpg', 'three'],
      ['key-b', 'b.jpg', 'three'],
      ['key-c', 'c.jpg', 'two'],
    ]);
  });

  it('no thumbnail request without a thumbnail', async () => {
    const { save, asked } = setUp();
    await save({ form: wizard(), sendForProcessing: false });
    expect(asked()).not.toContain('POST images/thumbnail');
  });

  it('a failed thumbnail does not stop the upload of data', async () => {
    const { save, add, answers } = setUp();
    answers.set('POST images/thumbnail', StudioError.fromAnswer(500));
    const thumbnail = { file: photo('t.jpg'), existing: null, initial: null };
    const { thumbnailError } = await save({ form: wizard({ thumbnail }), sendForProcessing: false });
    expect(thumbnailError?.message).toBe('500 Something went wrong.');
    expect(add).toHaveBeenCalledOnce();
  });

  it('saving again after a failure changes the same inspection and removes files of the first attempt', async () => {
    const { save, add, answers, asked, lastPayload, uploadIds } = setUp();
    answers.set('PUT projects/{id}/modules', StudioError.fromAnswer(500));
    await expect(save({ form: wizard(), sendForProcessing: false })).rejects.toThrow('500 Something went wrong.');
    expect(add).not.toHaveBeenCalled();
    answers.set('PUT projects/{id}/modules', registered);
    await save({ form: wizard(), sendForProcessing: false });
    expect(asked().filter((call) => call === 'POST projects')).toHaveLength(1);
    expect(lastPayload(calls.updateModules)).toMatchObject({
      three: { isAr: true, remove: ['old'] },
      two: { remove: [] },
      supplementary: { data: [], remove: ['old-plan'] },
    });
    expect(add).toHaveBeenCalledOnce();
    const uploadId = add.mock.calls[0]![0].id;
    expect(uploadIds()).toEqual([{ uploadId }, { uploadId }]);
  });

  it('saving again after a lost reply repeats the key of the form, and changes what the first call stored', async () => {
    const { save, answers, asked, lastPayload } = setUp();
    answers.set('POST projects', StudioError.from(new TypeError('Failed to fetch')));
    await expect(save({ form: wizard(), sendForProcessing: false })).rejects.toThrow('Something went wrong.');
    const first = lastPayload(calls.createProject);
    answers.set('POST projects', project);
    await save({ form: wizard({ name: 'Renamed' }), sendForProcessing: false });
    expect(first).toMatchObject({ creationKey: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(lastPayload(calls.createProject)).toMatchObject({ creationKey: (first as NewProjectPayload).creationKey });
    expect(asked()).toEqual(['POST projects', 'POST projects', 'PUT projects/{id}', 'PUT projects/{id}/modules']);
    expect(lastPayload(calls.updateProject)).toMatchObject({ name: 'Renamed' });
  });

  it('another form has another key', async () => {
    const keys = await Promise.all(
      [setUp(), setUp()].map(async ({ save, lastPayload }) => {
        await save({ form: wizard(), sendForProcessing: false });
        return (lastPayload(calls.createProject) as NewProjectPayload).creationKey;
      }),
    );
    expect(new Set(keys).size).toBe(2);
  });

  it('a different number of registered files is a malformed response', async () => {
    const { save, add, answers } = setUp();
    answers.set('PUT projects/{id}/modules', { three: { rgb: [], ir: [stored('b')] }, two: registered.two });
    await expect(save({ form: wizard(), sendForProcessing: false })).rejects.toThrow('Malformed response.');
    expect(add).not.toHaveBeenCalled();
  });
});

describe('an attempt to save survives the page that began it', () => {
  const kept = { creationKey: '0d9f3a1c-51ff-4f0e-9a44-5ab1f0f7c2d1', uploadId: 'lost-upload' };

  it('saving the restored form repeats its key, changes what it created and removes the files it registered', async () => {
    const { save, add, asked, lastPayload, uploadIds } = setUp(kept);
    await save({ form: wizard({ name: 'Renamed' }), sendForProcessing: false });
    expect(asked()).toEqual([
      'POST projects',
      'PUT projects/{id}',
      'GET projects/{id}/modules',
      'PUT projects/{id}/modules',
    ]);
    expect(lastPayload(calls.createProject)).toMatchObject({ creationKey: kept.creationKey });
    expect(lastPayload(calls.updateProject)).toMatchObject({ name: 'Renamed' });
    expect(lastPayload(calls.updateModules)).toMatchObject({
      three: { remove: ['old'] },
      two: { remove: [] },
      supplementary: { remove: ['old-plan'] },
    });
    expect(uploadIds()).toEqual([{ uploadId: 'lost-upload' }]);
    expect(add.mock.calls[0]![0].id).toBe('lost-upload');
  });

  it('the attempt is kept before the inspection is created', async () => {
    const { save, asked, lastPayload, uploadIds } = setUp();
    const isKept = Promise.withResolvers<void>();
    const keepAttempt = vi.fn<(attempt: SaveAttempt) => Promise<void>>(() => isKept.promise);
    const saving = save({ form: wizard(), sendForProcessing: false, keepAttempt });
    await vi.waitFor(() => expect(keepAttempt).toHaveBeenCalledOnce());
    expect(asked()).toEqual([]);
    isKept.resolve();
    await saving;
    const { creationKey } = lastPayload(calls.createProject) as NewProjectPayload;
    expect(keepAttempt.mock.calls).toEqual([[{ creationKey, ...uploadIds()[0] }]]);
  });
});
