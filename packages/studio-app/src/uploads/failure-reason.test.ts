import { describe, expect, it } from 'vitest';
import { StudioError } from '../api/index.ts';
import { StorageError } from './file-transport.ts';
import { failureReason } from './with-retries.ts';

const FULL = 'The disk of the server is full. Nothing was stored. Ask an administrator to make room.';
const INFECTED = 'The malware scan found Eicar-Test-Signature in img.jpg. The file was deleted.';
const answer = (message: string, code?: number) => ({
  body: { code, name: 'Error', message, issues: [{ path: 'payload', message }] },
});

describe('a failed upload says', () => {
  it.each([
    ['that the disk of the server is full', new StorageError('failed', 507, null, FULL), FULL],
    [
      'what the catalogue says of the status',
      new StorageError('failed', 409, null, 'Already there.'),
      'This action did not pass validation.',
    ],
    ['nothing of its own when the storage explains nothing', new StorageError('failed', 507), 'Something went wrong.'],
    ['why the server refused a file', StudioError.fromAnswer(409, answer(INFECTED)), INFECTED],
    [
      'why the server cannot take a file now',
      StudioError.fromAnswer(503, answer('The scan is late.')),
      'The scan is late.',
    ],
    [
      'what the catalogue says of a code',
      StudioError.fromAnswer(409, answer('x', 127)),
      StudioError.fromAnswer(409, { body: { code: 127 } }).message,
    ],
  ])('%s', (_case, error, reason) => expect(failureReason(error)).toBe(reason));
});
