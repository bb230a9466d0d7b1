import { describe, expect, it } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './index.ts';
import { isChange } from './is-change.ts';

const rows: readonly Call[] = Object.values(calls);

describe('a call changes something unless it is a GET or says that it reads', () => {
  it.each([
    [{ method: 'GET' }, false],
    [{ method: 'POST' }, true],
    [{ method: 'POST', isRead: true }, false],
    [{ method: 'PUT' }, true],
    [{ method: 'DELETE' }, true],
  ] as const)('%j: %s', (call, expected) => expect(isChange(call)).toBe(expected));

  it('one POST reads', () =>
    expect(rows.filter((call) => call.method !== 'GET' && !isChange(call)).map(({ path }) => path)).toEqual([
      'assets/{id}/known-files',
    ]));
});
