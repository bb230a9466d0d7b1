import { type Call, calls } from '@inspection-studio/domain/calls';
import {
  editProjectForm,
  type ModuleFiles,
  noModuleFiles,
  type ProjectDetail,
  type ProjectForm,
} from '@inspection-studio/domain/inspections';
import type { NewBatch } from '@inspection-studio/domain/uploads';
import { describe, expect, it, vi } from 'vitest';
import { type Send, StudioError } from '../api/index.ts';
import { type UpdatedInspection, updateInspectionFlow } from './update-inspection.ts';
import type { NewInspection, SaveAttempt } from './create-inspection.ts';
import type { UploadStore } from './upload-store.ts';

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });
const held = (id: string, isUploaded = true) => ({ id, name: `${id}.jpg`, s3Key: `key-${id}`, size: 10, isUploaded });
const stored: ModuleFiles = { ...noModuleFiles(), two: { rgb: [held('a'), held('b'), held('lost', false)], ir: [] } };

const project = {
  id: 'p-1',
  name: 'North',
  description: '',
  status: 'Draft',
  thumbnail: null,
  asset: { id: 'bridge-1', name: 'Kinnaird viaduct', thumbnail: null },
  checklist: { id: 'annual-1', name: 'Annual' },
  modules: { three: { rgb: 0, ir: 0, isAr: false }, ortho: { gcp: false, isEnabled: false } },
} as unknown as ProjectDetail;

interface SentOptions {
  payload?: unknown;
  query?: { uploadId?: string; interruptUploads?: boolean };
  ifMatch?: string;
}

/** @param kept the attempt of an earlier page */
function setUp(status: ProjectDetail['status'] = 'Draft', files = stored, kept?: SaveAttempt) {
  const answers = new Map<string, unknown>([
    ['PUT projects/{id}', project],
    ['GET projects/{id}/modules', files],
    ['PUT projects/{id}/modules', { two: { rgb: [{ id: 'c', name: 'c.jpg', s3Key: 'key-c' }], ir: [] } }],
  ]);
  const send = vi.fn<(call: Call, options: SentOptions) => Promise<unknown>>(async ({ method, path }) => {
    const answer = answers.get(`${method} ${path}`);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const add = vi.fn<UploadStore['add']>();
  const asked = () => send.mock.calls.map(([{ method, path }]) => `${method} ${path}`);
  const tagOf = (call: Call) => send.mock.calls.findLast(([sent]) => sent === call)?.[1].ifMatch;
  const payloadOf = (call: Call) => send.mock.calls.findLast(([sent]) => sent === call)?.[1].payload;
  const form: ProjectForm = editProjectForm({ ...project, status }, files);
  const flow = updateInspectionFlow(send as unknown as Send, { add }, 'p-1', kept);
  const onStored = vi.fn<(etag: string | undefined) => void>();
  const queriesOf = (call: Call) => send.mock.calls.flatMap(([sent, { query }]) => (sent === call ? [query] : []));
  const save = (edited: NewInspection & Partial<UpdatedInspection>) =>
    flow({ etag: '"before"', onStored, before: form, interruptUploads: false, ...edited });
  return { save, onStored, form, add, asked, answers, payloadOf, queriesOf, tagOf };
}

describe('the wizard of an existing inspection', () => {
  it('a draft registers added files, removes marked files, and uploads only the added ones', async () => {
    const { save, form, add, asked, payloadOf } = setUp();
    await save({ form: { ...form, two: { rgb: [photo('c.jpg')], ir: [] }, removed: ['b'] }, sendForProcessing: true });
    expect(asked()).toEqual(['PUT projects/{id}', 'GET projects/{id}/modules', 'PUT projects/{id}/modules']);
    expect(payloadOf(calls.updateModules)).toMatchObject({ two: { rgb: [{ name: 'c.jpg' }], ir: [], remove: ['b'] } });
    const [batch] = add.mock.calls[0] as [NewBatch, unknown];
    expect(batch).toMatchObject({
      inspectionId: 'p-1',
      process: true,
      files: [{ id: 'c', name: 'c.jpg', sizeBytes: 5 }],
    });
  });

  it('saves only what it has read, and passes on the tag of what it stored even if a later step fails', async () => {
    const { save, form, answers, onStored, tagOf } = setUp();
    answers.set('PUT projects/{id}', { ...project, '@etag': '"after"' });
    answers.set('GET projects/{id}/modules', StudioError.fromAnswer(503));
    await expect(save({ form, sendForProcessing: false })).rejects.toMatchObject({ status: 503 });
    expect(tagOf(calls.updateProject)).toBe('"before"');
    expect(onStored.mock.calls).toEqual([['"after"']]);
  });

  it('asset and checklist are sent unchanged', async () => {
    const { save, form, payloadOf } = setUp();
    await save({ form: { ...form, name: 'South' }, sendForProcessing: false }).catch(() => undefined);
    expect(payloadOf(calls.updateProject)).toEqual({
      name: 'South',
      description: '',
      assetId: 'bridge-1',
      checklistId: 'annual-1',
    });
  });

  it('a file that was not uploaded is replaced by an added one with the same name', async () => {
    const { save, form, payloadOf } = setUp();
    await save({ form: { ...form, two: { rgb: [photo('lost.jpg')], ir: [] } }, sendForProcessing: false });
    expect(payloadOf(calls.updateModules)).toMatchObject({ two: { rgb: [{ name: 'lost.jpg' }], remove: ['lost'] } });
  });

  it('what someone else has added since the form was opened stays, and their settings', async () => {
    const { save, form, answers, asked, payloadOf } = setUp();
    const modules = { three: { rgb: 2, ir: 0, isAr: true }, ortho: { gcp: true, isEnabled: true } };
    answers.set('PUT projects/{id}', { ...project, modules });
    answers.set('GET projects/{id}/modules', { ...stored, three: { rgb: [held('theirs'), held('theirs2')], ir: [] } });
    await save({ form: { ...form, description: 'Clear sky.' }, sendForProcessing: false });
    expect(asked()).not.toContain('PUT projects/{id}/modules');
    await save({ form: { ...form, two: { rgb: [photo('c.jpg')], ir: [] } }, sendForProcessing: false });
    expect(payloadOf(calls.updateModules)).toEqual({
      two: { rgb: [expect.objectContaining({ name: 'c.jpg', size: 1 })], ir: [], remove: [] },
    });
  });

  it('files are registered for the upload that sends them, the same when saving is repeated', async () => {
    const { save, form, add, answers, queriesOf } = setUp();
    const edited = { form: { ...form, two: { rgb: [photo('c.jpg')], ir: [] } }, sendForProcessing: false };
    const reply = answers.get('PUT projects/{id}/modules');
    answers.set('PUT projects/{id}/modules', StudioError.fromAnswer(503));
    await expect(save(edited)).rejects.toMatchObject({ status: 503 });
    answers.set('PUT projects/{id}/modules', reply);
    await save(edited);
    const uploadId = add.mock.calls[0]![0].id;
    expect(queriesOf(calls.updateModules)).toEqual([{ uploadId }, { uploadId }]);
  });

  it('saving the restored form again registers files for the same upload and removes those of the lost attempt', async () => {
    const lost = { ...held('lost-new', false), uploadId: 'lost-upload', isArriving: true };
    const files = { ...stored, two: { rgb: [...stored.two.rgb, lost], ir: [] } };
    const { save, form, add, payloadOf, queriesOf } = setUp('Draft', files, { uploadId: 'lost-upload' });
    await save({ form: { ...form, two: { rgb: [photo('lost-new.jpg')], ir: [] } }, sendForProcessing: false });
    expect(payloadOf(calls.updateModules)).toMatchObject({ two: { remove: ['lost-new'] } });
    expect(queriesOf(calls.updateModules)).toEqual([{ uploadId: 'lost-upload' }]);
    expect(add.mock.calls[0]![0].id).toBe('lost-upload');
  });

  it('the attempt is kept before its files are registered', async () => {
    const { save, form, asked, queriesOf } = setUp();
    const isKept = Promise.withResolvers<void>();
    const keepAttempt = vi.fn<(attempt: SaveAttempt) => Promise<void>>(() => isKept.promise);
    const edited = { ...form, two: { rgb: [photo('c.jpg')], ir: [] } };
    const saving = save({ form: edited, sendForProcessing: false, keepAttempt });
    await vi.waitFor(() => expect(keepAttempt).toHaveBeenCalledOnce());
    expect(asked()).not.toContain('PUT projects/{id}/modules');
    isKept.resolve();
    await saving;
    expect(keepAttempt.mock.calls).toEqual([[queriesOf(calls.updateModules)[0]]]);
  });

  it.each([
    ['files that another upload is sending are removed', { removed: ['b'] }, calls.updateModules],
    ['the inspection is sent for processing during another upload', {}, calls.processProject],
  ])('interrupts uploads only if that was confirmed: %s', async (_case, changes, call) => {
    const { save, form, answers, queriesOf } = setUp();
    answers.set('PUT projects/{id}/modules', { two: { rgb: [], ir: [] } });
    for (const interruptUploads of [false, true])
      await save({ form: { ...form, ...changes }, sendForProcessing: true, interruptUploads });
    expect(queriesOf(call).map((query) => query?.interruptUploads)).toEqual([undefined, true]);
  });

  it('without added files, it is sent for processing immediately', async () => {
    const { save, form, add, asked } = setUp();
    await save({ form, sendForProcessing: true });
    expect(add).not.toHaveBeenCalled();
    expect(asked().at(-1)).toBe('POST projects/{id}/process');
  });

  it('after Draft, only supplementary data is sent, if any', async () => {
    const { save, form, asked } = setUp('Completed');
    await save({ form, sendForProcessing: false });
    expect(asked()).toEqual(['PUT projects/{id}', 'GET projects/{id}/modules']);
  });

  it('a failed request adds nothing to the tray', async () => {
    const { save, form, add, answers } = setUp();
    answers.set('PUT projects/{id}/modules', StudioError.fromAnswer(500));
    const edited = { ...form, two: { rgb: [photo('c.jpg')], ir: [] } };
    await expect(save({ form: edited, sendForProcessing: false })).rejects.toThrow('500 Something went wrong.');
    expect(add).not.toHaveBeenCalled();
  });
});
