import { describe, expect, it } from 'vitest';
import { StudioError } from '../api/index.ts';
import { failureToast } from './failure-toast.ts';

const DAMAGED = 'This file is damaged. An administrator can restore it from a backup.';

describe('the toast of a failed action has', () => {
  it.each([
    [
      'the sentence of its status',
      StudioError.fromAnswer(404),
      { title: 'Unable to find this resource on the server.' },
    ],
    [
      'the reasons of the server, such as a damaged file',
      StudioError.fromAnswer(409, {
        body: { name: 'Conflict', message: '', issues: [{ path: 'query', message: DAMAGED }] },
      }),
      { title: DAMAGED },
    ],
    [
      'name and sentence of a code',
      StudioError.fromAnswer(409, { body: { code: 125 } }),
      {
        kind: 'warning',
        title: 'Tag exists',
        description: 'This tag already exists. Try another label.',
        prominent: false,
      },
    ],
    ['a general sentence for other errors', new Error('x'), { kind: 'failed', title: 'Something went wrong.' }],
  ])('%s', (_case, error, toast) => expect(failureToast(error)).toMatchObject(toast));
});
