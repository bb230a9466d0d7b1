import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { forgetVisit, noteVisit, useVisits, type Visit, withVisit } from './recent-visits.ts';

const visit = (id: string, kind: Visit['kind'] = 'site'): Visit => ({ kind, id });
const ids = (...all: string[]) => ({ userId: 'ada', visits: all.map((id) => visit(id)) });

describe('withVisit: the records that a person opened last', () => {
  it.each([
    ['the newest comes first', ids('a'), 'ada', visit('b'), ids('b', 'a')],
    ['a record that is opened again moves to the front', ids('a', 'b'), 'ada', visit('b'), ids('b', 'a')],
    ['six at most', ids('a', 'b', 'c', 'd', 'e', 'f'), 'ada', visit('g'), ids('g', 'a', 'b', 'c', 'd', 'e')],
    ['another person starts anew', ids('a'), 'ben', visit('b'), { userId: 'ben', visits: [visit('b')] }],
    [
      'records of two kinds may have the same id',
      ids('a'),
      'ada',
      visit('a', 'asset'),
      { userId: 'ada', visits: [visit('a', 'asset'), visit('a')] },
    ],
  ])('%s', (_case, before, reader, next, after) => expect(withVisit(before, reader, next)).toEqual(after));
});

it('only the person who opened records reads them, without those that are gone', () => {
  const ada = renderHook(() => useVisits('ada')).result;
  const ben = renderHook(() => useVisits('ben')).result;
  act(() => ['a', 'b'].forEach((id) => noteVisit('ada', visit(id))));
  expect(ada.current).toEqual([visit('b'), visit('a')]);
  expect(ben.current).toEqual([]);
  act(() => forgetVisit(visit('b')));
  expect(ada.current).toEqual([visit('a')]);
});
