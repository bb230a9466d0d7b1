import { describe, expect, it } from 'vitest';
import * as exported from '../calls.ts';
import type { Call } from './call.ts';
import { isChange } from './is-change.ts';

const groupsNamed = (suffix: string) =>
  Object.entries(exported).filter(([name]) => name.endsWith(suffix)) as unknown as [string, Record<string, Call>][];
const reads = groupsNamed('Reads');
const changes = groupsNamed('Changes');

describe('calls of a resource', () => {
  it.each(reads)('%s change nothing', (_name, group) => expect(Object.values(group).filter(isChange)).toEqual([]));

  it.each(reads)('%s have no request body, unless the question is too long for a URL', (_name, group) =>
    expect(Object.values(group).filter(({ payload, hasLongLists }) => payload && !hasLongLists)).toEqual([]),
  );

  it.each(changes)('%s change something', (_name, group) =>
    expect(Object.values(group).filter((call) => !isChange(call))).toEqual([]),
  );

  it('add up to the whole table', () => {
    const names = [...reads, ...changes].flatMap(([, group]) => Object.keys(group));
    expect(names.toSorted()).toEqual(Object.keys(exported.calls).toSorted());
  });
});
