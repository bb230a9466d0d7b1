import { uploadChanges } from '@inspection-studio/domain/calls';
import { expect, it, vi } from 'vitest';
import type { Send } from '../api/index.ts';
import { endDeadUploads } from './end-dead-uploads.ts';

const running = (id: string) => ({
  id,
  user: { id: 'me', name: 'Ines Carvalho', thumbnail: null },
  done: 1,
  total: 2,
  started: '2026-01-01T00:00:00Z',
});
const kept = (...ids: string[]) => ids.map((id) => ({ id }));

it.each<[string, { kept: string[]; alive: string[] | null; ended: string[] }]>([
  ['of this browser, and no tab has it', { kept: ['u1'], alive: [], ended: ['u1'] }],
  ['of this browser, and a tab has it', { kept: ['u1'], alive: ['u1'], ended: [] }],
  ['of someone else', { kept: [], alive: [], ended: [] }],
  ['where tabs cannot be known', { kept: ['u1'], alive: null, ended: [] }],
])('an upload that the server counts as running is ended if its tab is gone: %s', async (_case, expected) => {
  const send = vi.fn(async () => undefined);
  const locks = { read: async () => expected.alive && new Set(expected.alive) };
  const changed = await endDeadUploads(send as unknown as Send, locks, kept(...expected.kept), [
    { id: 'i1', uploads: [running('u1'), running('u2')] },
  ]);
  expect(send.mock.calls).toEqual(
    expected.ended.map((uploadId) => [uploadChanges.endUpload, { params: { id: 'i1', uploadId } }]),
  );
  expect(changed).toEqual(expected.ended.map(() => 'i1'));
});

it('one that cannot be ended expires', async () => {
  const send = vi.fn(() => Promise.reject(new Error('offline')));
  const locks = { read: async () => new Set<string>() };
  const inspections = [{ id: 'i1', uploads: [running('u1')] }];
  expect(await endDeadUploads(send as unknown as Send, locks, kept('u1'), inspections)).toEqual([]);
});
