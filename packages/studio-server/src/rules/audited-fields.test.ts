import type { Category } from '@inspection-studio/domain/categories';
import type { Site } from '@inspection-studio/domain/sites';
import type { User } from '@inspection-studio/domain/users';
import { describe, expect, it } from 'vitest';
import { changedFields } from './audited-fields.ts';
import type { TaggedLayout } from './editable-content.ts';

const user = { firstName: 'Isla', lastName: 'Munro', phoneNumber: '+44 1', roleId: 'Viewer', email: 'i@demo.example' };
const layout = { name: 'Spans', map: [{ sectionId: 'a', nodes: [] }] };

describe('changed fields of an edit', () => {
  it.each([
    ['none', user, []],
    [
      'a name, with both values',
      { ...user, lastName: 'Kerr' },
      [{ field: 'lastName', before: 'Munro', after: 'Kerr' }],
    ],
    ['a role', { ...user, roleId: 'Member' }, [{ field: 'roleId', before: 'Viewer', after: 'Member' }]],
    ['personal data, without values', { ...user, phoneNumber: '+44 2' }, [{ field: 'phoneNumber' }]],
    ['fields that nobody edits are left out', { ...user, email: 'other@demo.example' }, []],
  ])('%s', (_case, after, changes) => expect(changedFields('user', user as User, after as User)).toEqual(changes));

  it('an empty value is null', () => {
    const category = { name: 'Crack', model: 'staining', colour: '#d9480f' } as Category;
    expect(changedFields('category', category, { ...category, model: null })).toEqual([
      { field: 'model', before: 'staining', after: null },
    ]);
  });

  it('structures are compared by content and recorded by name only', () => {
    const before = layout as unknown as TaggedLayout;
    expect(changedFields('layout', before, { ...before, map: structuredClone(before.map) })).toEqual([]);
    expect(changedFields('layout', before, { ...before, map: [] })).toEqual([{ field: 'map' }]);
  });

  it('counts and dates are left out', () => {
    const site = { name: 'Forth', assetCount: 1, modified: '2026-11-23T08:00:00.000Z' } as Site;
    expect(changedFields('site', site, { ...site, assetCount: 2, modified: '2026-11-23T09:00:00.000Z' })).toEqual([]);
  });
});
