import { parseFilter } from '@inspection-studio/domain/query';
import { describe, expect, it } from 'vitest';
import { activityFilter, readActivityAddress, writeActivityAddress } from './activity-address.ts';

const read = (query: string) => readActivityAddress(new URLSearchParams(query));
const WITHOUT_FILES = "action ne 'uploadFile'";

describe('the address of the activity page', () => {
  it.each([
    ['', { term: '', group: 'all', personId: null, recordId: null, from: null, to: null, skip: 0 }],
    ['search=pier&show=places&skip=50', { term: 'pier', group: 'places', skip: 50 }],
    ['person=moira-1&record=dock-1', { personId: 'moira-1', recordId: 'dock-1' }],
    ['from=2026-11-01&to=2026-11-23', { from: '2026-11-01', to: '2026-11-23' }],
    [`search=${'x'.repeat(201)}&skip=1000000000`, { term: 'x'.repeat(200), skip: 0 }],
    ['from=2026-11-011&to=x2026-11-01&skip=1x', { from: null, to: null, skip: 0 }],
    ['from=Mon%202026-11-01', { from: null }],
    ['person=&record=&skip=x1', { personId: null, recordId: null, skip: 0 }],
    ['show=constructor&from=yesterday&to=2026-13-40&skip=-1', { group: 'all', from: null, to: null, skip: 0 }],
  ])('%s', (query, expected) => expect(read(query)).toMatchObject(expected));

  it.each(['', 'search=pier', 'show=files&person=moira-1&record=dock-1&from=2026-11-01&to=2026-11-02&skip=100'])(
    'is the same after reading and writing: %s',
    (query) => expect(writeActivityAddress(read(query)).toString()).toBe(query),
  );
});

it('the address leaves out spaces around the search, and what is not asked for', () => {
  const address = { ...read(''), term: '  pier ', group: 'all' as const, skip: 0 };
  expect(writeActivityAddress(address).toString()).toBe('search=pier');
});

describe('the filter of an address', () => {
  it.each([
    ['all events but single files', '', WITHOUT_FILES],
    [
      'single files and downloads',
      'show=files',
      "action eq 'uploadFile' or action eq 'rejectFile' or action eq 'download'",
    ],
    ['a record', 'record=dock-1', `subjectId eq 'dock-1' and ${WITHOUT_FILES}`],
    ['a person', 'person=moira-1', `actorId eq 'moira-1' and ${WITHOUT_FILES}`],
    ['a search without the spaces around it', 'search=%20pier%20', `contains(name,'pier') and ${WITHOUT_FILES}`],
    ['no search', 'search=%20', WITHOUT_FILES],
    ['a search', "search=O'Brien", `contains(name,'O''Brien') and ${WITHOUT_FILES}`],
    [
      'a group, each kind with the other conditions',
      'show=places&person=moira-1',
      `subjectKind eq 'site' and actorId eq 'moira-1' and ${WITHOUT_FILES}` +
        ` or subjectKind eq 'asset' and actorId eq 'moira-1' and ${WITHOUT_FILES}`,
    ],
  ])('%s', (_case, query, filter) => {
    expect(activityFilter(read(query))).toBe(filter);
    expect(() => parseFilter(filter)).not.toThrow();
  });

  it('a day ends when the next one begins, in the time zone of the browser', () => {
    const filter = activityFilter(read('from=2026-11-23&to=2026-11-23'));
    const [start, end] = [new Date(2026, 10, 23), new Date(2026, 10, 24)].map((date) => date.toISOString());
    expect(filter).toBe(`at ge '${start}' and at lt '${end}' and ${WITHOUT_FILES}`);
  });

  it('a further condition is added to every alternative', () =>
    expect(activityFilter(read('show=files'), "at le '2026-11-23'")).toBe(
      "action eq 'uploadFile' and at le '2026-11-23' or action eq 'rejectFile' and at le '2026-11-23' or action eq 'download' and at le '2026-11-23'",
    ));
});
