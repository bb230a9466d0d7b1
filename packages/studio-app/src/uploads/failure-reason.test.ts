import { describe, expect, it } from 'vitest';
import { StudioError } from '../api/index.ts';
import { StorageError } from './file-transport.ts';
import { failureReason } from './failure-reason.ts';

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
    [
      'that a proxy takes no file of this size',
      new StorageError('failed', 413),
      'The file is larger than a proxy on the way allows. Ask an administrator to raise its limit for uploads, then retry.',
    ],
    [
      'that the server takes no more bytes than were announced',
      new StorageError(
        'failed',
        413,
        null,
        'The file is larger than announced: more than 4096 bytes. Choose it again.',
      ),
      'The file is larger than announced: more than 4096 bytes. Choose it again.',
    ],
    [
      'that other bytes arrived than were sent',
      new StorageError('failed', 400, null, 'Send it again.', true),
      'The file was damaged on the way, several times. Retry, or use another network.',
    ],
    [
      'that the connection was cut for this file',
      new StorageError('Network error'),
      'The connection was cut several times, although the studio answers. Retry, or use another network. If that does not help, ask an administrator to check proxies and firewalls.',
    ],
    [
      'that the connection was lost during a call',
      new StudioError('Something went wrong.'),
      'The connection was lost.',
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
