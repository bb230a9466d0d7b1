import { type Call, calls } from '@inspection-studio/domain/calls';
import { newProjectForm, type ProjectForm } from '@inspection-studio/domain/inspections';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Send } from '../api/index.ts';
import { createInspectionFlow } from './create-inspection.ts';
import { setUpUploads } from './testing/fake-studio.ts';

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });
const stored = (id: string) => ({ id, name: `${id}.jpg`, s3Key: `key-${id}` });
const project = { id: 'i1', name: '20261121', asset: { id: 'bridge-1', name: 'Kinnaird viaduct', thumbnail: null } };

/** Responses to the requests of the flow itself. The fake studio responds to the others. */
const OWN_ANSWERS = new Map<Call, { name: string; answer: unknown }>([
  [calls.createProject, { name: 'create', answer: project }],
  [calls.uploadThumbnail, { name: 'thumbnail', answer: undefined }],
  [calls.updateModules, { name: 'modules', answer: { two: { rgb: [stored('f1'), stored('f2')], ir: [] } } }],
]);

/** Saves a new inspection with two files and returns the requests in order. */
async function requestsOf({
  thumbnail,
  sendForProcessing,
}: {
  thumbnail: File | null;
  sendForProcessing: boolean;
}): Promise<string[]> {
  const { store, send, asked } = setUpUploads();
  const ask = async (call: Call, options: unknown): Promise<unknown> => {
    const own = OWN_ANSWERS.get(call);
    if (!own) return (send as unknown as typeof ask)(call, options);
    asked.push(own.name);
    return own.answer;
  };
  const empty = newProjectForm(new Date(2026, 10, 21), 'bridge-1');
  const form: ProjectForm = {
    ...empty,
    types: { ...empty.types, two: true },
    two: { rgb: [photo('f1.jpg'), photo('f2.jpg')], ir: [] },
    thumbnail: { file: thumbnail, existing: null, initial: null },
  };
  await createInspectionFlow(ask as unknown as Send, store)({ form, sendForProcessing });
  await vi.advanceTimersByTimeAsync(2_000);
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('create the inspection, upload the thumbnail if any, register modules, upload the files, mark uploaded, then optionally send for processing', () => {
  it('in that order', async () => {
    const asked = await requestsOf({ thumbnail: photo('t.jpg'), sendForProcessing: true });
    expect(asked.slice(0, 3)).toEqual(['create', 'thumbnail', 'modules']);
    for (const id of ['f1', 'f2']) {
      const own = asked.filter((request) => request.endsWith(id));
      expect(own).toEqual([`url key-${id}`, `put key-${id}`, `confirm ${id}`]);
    }
    expect(asked.slice(3, -2)).toHaveLength(6);
    expect(asked.slice(-2)).toEqual(['uploaded', 'process']);
  });

  it('no thumbnail request without a thumbnail', async () => {
    expect(await requestsOf({ thumbnail: null, sendForProcessing: true })).not.toContain('thumbnail');
  });

  it('sends it for processing only if requested', async () => {
    const asked = await requestsOf({ thumbnail: null, sendForProcessing: false });
    expect(asked.at(-1)).toBe('uploaded');
    expect(asked).not.toContain('process');
  });
});
