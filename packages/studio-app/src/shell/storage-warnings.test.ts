import { describe, expect, it } from 'vitest';
import { storageWarnings } from './storage-warnings.ts';

const MAKE_ROOM =
  'Delete inspections and documents that you no longer need, or ask the operator of the server for more space.';

describe('admins are warned', () => {
  it.each([
    [
      'when the disk is almost full',
      { disk: { level: 'low', usedPercent: 92 }, damagedFiles: 0 },
      [
        {
          kind: 'warning',
          title: 'Disk almost full',
          text: `The disk of the server is 92 % full. Uploads are refused from 95 % on. ${MAKE_ROOM}`,
        },
      ],
    ],
    [
      'when uploads are refused, and when a file is damaged',
      { disk: { level: 'full', usedPercent: 95 }, damagedFiles: 1 },
      [
        {
          kind: 'failed',
          title: 'Disk full',
          text: `The disk of the server is 95 % full. Uploads are refused. ${MAKE_ROOM}`,
        },
        {
          kind: 'failed',
          title: 'Damaged files',
          text: '1 file of your company is damaged on the server and cannot be downloaded. Ask the operator to restore it from a backup. The e-mail about it has the names.',
        },
      ],
    ],
    [
      'when several files are damaged at Azure',
      { disk: null, damagedFiles: 3 },
      [
        {
          kind: 'failed',
          title: 'Damaged files',
          text: '3 files of your company are damaged on the server and cannot be downloaded. Ask the operator to restore them from a backup. The e-mail about it has the names.',
        },
      ],
    ],
    ['of nothing when all is well', { disk: { level: 'ok', usedPercent: 40 }, damagedFiles: 0 }, []],
  ] as const)('%s', (_case, status, warnings) => expect(storageWarnings(status)).toEqual(warnings));
});
