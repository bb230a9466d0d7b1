import { type Call, calls } from '@inspection-studio/domain/calls';
import {
  newProjectForm,
  noModuleFiles,
  type ProjectForm,
  type ProjectPayload,
} from '@inspection-studio/domain/inspections';
import { describe, expect, it, vi } from 'vitest';
import { type Send, StudioError } from '../api/index.ts';
import { createInspectionFlow, type SaveAttempt } from './create-inspection.ts';

const LOST = StudioError.from(new TypeError('Failed to fetch'));

const formFor = (assetId: string): ProjectForm => {
  const empty = newProjectForm(new Date(2026, 10, 21), assetId);
  const photo = new File(['a'], 'a.jpg', { type: 'image/jpeg' });
  return { ...empty, checklistId: 'annual', types: { ...empty.types, two: true }, two: { rgb: [photo], ir: [] } };
};

interface Options {
  params?: { id: string };
  query?: { uploadId?: string };
  payload?: unknown;
}

/** A server that stores inspections by creation key, as the real one does. */
function setUp() {
  const projects = new Map<string, { id: string; assetId: string; files: object[] }>();
  const keys = new Map<string, string>();
  const requests: string[] = [];
  let createdCount = 0;
  /** What happens to the next request of a call: it is answered, but the reply is lost; or it is refused. */
  const faults = new Map<Call, { isAnswered: boolean; error: Error }>();
  const detail = ({ id, assetId }: { id: string; assetId: string }) => ({
    id,
    name: '20261121',
    asset: { id: assetId, name: assetId, thumbnail: null },
  });
  const found = (id = '') => {
    const project = projects.get(id);
    if (!project) throw StudioError.fromAnswer(404);
    return project;
  };

  const forget = (id: string) => {
    projects.delete(id);
    for (const [key, known] of keys) if (known === id) keys.delete(key);
  };

  function answer(call: Call, { params, query, payload }: Options): unknown {
    if (call === calls.createProject) {
      const { creationKey, assetId } = payload as ProjectPayload & { creationKey: string };
      const id = keys.get(creationKey) ?? `p${(createdCount += 1)}`;
      if (!keys.has(creationKey)) projects.set(id, { id, assetId, files: [] });
      keys.set(creationKey, id);
      return detail(found(id));
    }
    const project = found(params?.id);
    switch (call) {
      case calls.updateProject:
        if ((payload as ProjectPayload).assetId !== project.assetId) throw StudioError.fromAnswer(409);
        return detail(project);
      case calls.deleteProject:
        forget(project.id);
        return undefined;
      case calls.getModules:
        return { ...noModuleFiles(), two: { rgb: project.files, ir: [] } };
      case calls.endUpload:
        return undefined;
      default:
        project.files.push({ id: 'f1', name: 'a.jpg', isUploaded: false, uploadId: query?.uploadId });
        return { two: { rgb: [{ id: 'f1', name: 'a.jpg', s3Key: 'key' }], ir: [] } };
    }
  }

  const send = async (call: Call, options: Options) => {
    requests.push(`${call.method} ${call.path}`);
    const fault = faults.get(call);
    faults.delete(call);
    if (fault && !fault.isAnswered) throw fault.error;
    const reply = answer(call, options);
    if (fault) throw fault.error;
    return reply;
  };
  let kept: SaveAttempt | undefined;
  const keepAttempt = async (attempt: SaveAttempt) => void (kept = attempt);
  const open = () => createInspectionFlow(send as unknown as Send, { add: vi.fn() }, kept);
  let flow = open();
  return {
    save: (assetId: string) => flow({ form: formFor(assetId), sendForProcessing: false, keepAttempt }),
    reload: () => (flow = open()),
    fail: (call: Call, isAnswered: boolean) => faults.set(call, { isAnswered, error: LOST }),
    projects,
    forget,
    requests,
    assets: () => [...projects.values()].map(({ assetId }) => assetId),
  };
}

describe('saving again with another asset after a failure leaves one inspection, of that asset', () => {
  it.each<[string, Call, boolean]>([
    ['the reply of the creation was lost', calls.createProject, true],
    ['the creation never arrived', calls.createProject, false],
    ['the files were not registered', calls.updateModules, false],
    ['the reply of the registration was lost', calls.updateModules, true],
  ])('%s', async (_case, call, isAnswered) => {
    const { save, fail, assets } = setUp();
    fail(call, isAnswered);
    await expect(save('bridge')).rejects.toThrow('Something went wrong.');
    const { project } = await save('tower');
    expect(project.asset.id).toBe('tower');
    expect(assets()).toEqual(['tower']);
  });

  it.each<[string, boolean]>([
    ['the reply of the deletion was lost', true],
    ['the deletion never arrived', false],
  ])('%s, and the first asset is chosen again', async (_case, isAnswered) => {
    const { save, fail, assets } = setUp();
    fail(calls.updateModules, false);
    await expect(save('bridge')).rejects.toThrow('Something went wrong.');
    fail(calls.deleteProject, isAnswered);
    await expect(save('tower')).rejects.toThrow('Something went wrong.');
    expect((await save('bridge')).project.asset.id).toBe('bridge');
    expect(assets()).toEqual(['bridge']);
  });

  it('an inspection to which someone else has added files stays', async () => {
    const { save, fail, projects, assets } = setUp();
    fail(calls.updateModules, false);
    await expect(save('bridge')).rejects.toThrow('Something went wrong.');
    for (const { files } of projects.values()) files.push({ id: 'theirs', name: 'b.jpg', isUploaded: true });
    await save('tower');
    expect(assets()).toEqual(['bridge', 'tower']);
  });
});

it('saving again creates a new inspection if someone else has deleted the first one', async () => {
  const { save, fail, projects, forget, assets } = setUp();
  fail(calls.updateModules, false);
  await expect(save('bridge')).rejects.toThrow('Something went wrong.');
  for (const id of projects.keys()) forget(id);
  expect((await save('bridge')).project.id).toBe('p2');
  expect(assets()).toEqual(['bridge']);
});

it('saving again with the same asset deletes nothing', async () => {
  const { save, fail, requests, assets } = setUp();
  fail(calls.createProject, true);
  await expect(save('bridge')).rejects.toThrow('Something went wrong.');
  await save('bridge');
  expect(requests).not.toContain('DELETE projects/{id}');
  expect(assets()).toEqual(['bridge']);
});

describe('saving again after a reload leaves one inspection, of the asset that is chosen then', () => {
  it.each<[string, Call, boolean, string]>([
    ['the reply of the creation was lost', calls.createProject, true, 'bridge'],
    ['the reply of the creation was lost, another asset', calls.createProject, true, 'tower'],
    ['the creation never arrived', calls.createProject, false, 'bridge'],
    ['the creation never arrived, another asset', calls.createProject, false, 'tower'],
    ['the reply of the registration was lost', calls.updateModules, true, 'bridge'],
    ['the reply of the registration was lost, another asset', calls.updateModules, true, 'tower'],
  ])('%s', async (_case, call, isAnswered, assetId) => {
    const { save, reload, fail, assets } = setUp();
    fail(call, isAnswered);
    await expect(save('bridge')).rejects.toThrow('Something went wrong.');
    reload();
    const { project } = await save(assetId);
    expect(project.asset.id).toBe(assetId);
    expect(assets()).toEqual([assetId]);
  });

  it('the new inspection of another asset got no reply either', async () => {
    const { save, reload, fail, assets } = setUp();
    fail(calls.updateModules, false);
    await expect(save('bridge')).rejects.toThrow('Something went wrong.');
    fail(calls.createProject, true);
    await expect(save('tower')).rejects.toThrow('Something went wrong.');
    reload();
    await save('tower');
    expect(assets()).toEqual(['tower']);
  });

  it('someone else has deleted the inspection meanwhile', async () => {
    const { save, reload, fail, projects, forget, assets } = setUp();
    fail(calls.createProject, true);
    await expect(save('bridge')).rejects.toThrow('Something went wrong.');
    for (const id of projects.keys()) forget(id);
    reload();
    await save('bridge');
    expect(assets()).toEqual(['bridge']);
  });
});
