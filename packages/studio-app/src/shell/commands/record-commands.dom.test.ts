import { describe, expect, it } from 'vitest';
import type { FoundRecord } from './found-record.ts';
import { bestRecords, recordCommand } from './record-commands.tsx';

const site = (name: string): FoundRecord => ({ kind: 'site', id: name, name, path: ['Home'] });

describe('recordCommand: a record as a row', () => {
  it.each([
    ['site', 'Sites', '/sites/x'],
    ['asset', 'Assets', '/assets/x'],
    ['inspection', 'Inspections', '/inspections/x'],
    ['user', 'People', '/users/x'],
    ['category', 'Library', '/categories/x'],
    ['preset', 'Library', '/categories/preset/x'],
    ['severity', 'Library', '/severities/x'],
    ['checklist', 'Library', '/checklists/x'],
    ['tag', 'Library', '/tags/x'],
    ['layout', 'Library', '/locations/x'],
  ] as const)('a %s is in %s and opens %s', (kind, group, to) => {
    const row = recordCommand({ kind, id: 'x', name: 'Pier', path: ['Home', 'Forth Estuary'] });
    expect(row).toMatchObject({ label: 'Pier', translate: 'no', description: 'Home › Forth Estuary', group, to });
    expect(row.icon).toBeTruthy();
  });

  it('has another heading if it gets one', () => expect(recordCommand(site('Pier'), 'Recent').group).toBe('Recent'));
});

describe('bestRecords: the rows that match best, a few of each group', () => {
  const labels = (records: readonly FoundRecord[], term: string) =>
    bestRecords(records, term).map(({ label }) => label);

  it('five of a group, names that start with the term first', () =>
    expect(labels(['A pier', 'B pier', 'C pier', 'D pier', 'E pier', 'Pier 1'].map(site), 'pier')).toEqual([
      'Pier 1',
      'A pier',
      'B pier',
      'C pier',
      'D pier',
    ]));

  it('none that do not match any more, while newer ones are on their way', () =>
    expect(labels([site('Pier'), site('Pylon')], 'pyl')).toEqual(['Pylon']));

  it('each group has its own five', () => {
    const tags = ['1', '2', '3', '4', '5', '6'].map((id): FoundRecord => ({ kind: 'tag', id, name: id, path: [] }));
    const sites = ['11', '12', '13', '14', '15', '16'].map(site);
    expect(labels([...sites, ...tags], '1').length).toBe(6);
  });

  it('people are found by e-mail address', () =>
    expect(
      labels([{ kind: 'user', id: 'u', name: 'Ada', path: [], keywords: 'lovelace@demo.example' }], 'love'),
    ).toEqual(['Ada']));
});
