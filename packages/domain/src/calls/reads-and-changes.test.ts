import { describe, expect, it } from 'vitest';
import * as domain from '../index.ts';
import type { Call } from './call.ts';

const groupsNamed = (suffix: string) =>
  Object.entries(domain).filter(([name]) => name.endsWith(suffix)) as unknown as [string, Record<string, Call>][];
const reads = groupsNamed('Reads');
const changes = groupsNamed('Changes');

describe('calls of a resource', () => {
  it.each(reads)('%s use GET only', (_name, group) =>
    expect(new Set(Object.values(group).map(({ method }) => method))).toEqual(new Set(['GET'])),
  );

  it.each(reads)('%s have no request body', (_name, group) =>
    expect(Object.values(group).filter(({ payload }) => payload)).toEqual([]),
  );

  it.each(changes)('%s never use GET', (_name, group) =>
    expect(Object.values(group).map(({ method }) => method)).not.toContain('GET'),
  );

  it('add up to the whole table', () => {
    const names = [...reads, ...changes].flatMap(([, group]) => Object.keys(group));
    expect(names.toSorted()).toEqual(Object.keys(domain.calls).toSorted());
  });
});
