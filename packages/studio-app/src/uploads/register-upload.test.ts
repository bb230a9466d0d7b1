import { type Call, calls } from '@inspection-studio/domain/calls';
import { describe, expect, it } from 'vitest';
import { type Send, StudioError } from '../api/index.ts';
import { registerUpload } from './register-upload.ts';

const target = { inspectionId: 'north-1', uploadId: 'my-tab' };

/** Registers no files; the server answers with `error`. Returns the requests after the registration. */
async function fail(error: StudioError): Promise<unknown[]> {
  const asked: unknown[] = [];
  const send = async (call: Call, { params }: { params?: unknown }) => {
    if (call === calls.updateModules) throw error;
    asked.push([call, params]);
  };
  await expect(registerUpload(send as unknown as Send, target, {})).rejects.toBe(error);
  return asked;
}

describe('registers files for an upload', () => {
  it.each([
    [undefined, { uploadId: 'my-tab' }],
    [false, { uploadId: 'my-tab' }],
    [true, { uploadId: 'my-tab', interruptUploads: true }],
  ])('interruption confirmed: %s', async (interruptUploads, query) => {
    const asked: unknown[] = [];
    const send = (async (call: Call, options: unknown) => void asked.push([call, options])) as unknown as Send;
    await registerUpload(send, { ...target, ...(interruptUploads !== undefined && { interruptUploads }) }, {});
    expect(asked).toEqual([[calls.updateModules, { params: { id: 'north-1' }, query, payload: {} }]]);
  });
});

describe('an upload that will not start is ended if the server may count it as running', () => {
  it.each<[string, StudioError]>([
    ['the reply was lost', StudioError.from(new TypeError('Failed to fetch'))],
    ['the server failed', StudioError.fromAnswer(503)],
    ['the reply is malformed', StudioError.malformed(null)],
  ])('%s: ended', async (_case, error) =>
    expect(await fail(error)).toEqual([[calls.endUpload, { id: 'north-1', uploadId: 'my-tab' }]]),
  );

  it('the registration was refused: nothing to end', async () =>
    expect(await fail(StudioError.fromAnswer(409))).toEqual([]));
});
