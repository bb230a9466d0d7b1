import type { User, UserRole, UserStatus } from '@inspection-studio/domain/users';
import { describe, expect, it } from 'vitest';
import { peopleOptions } from './asset-people.ts';

const user = (id: string, status: UserStatus, roleId: UserRole, name = `Name of ${id}`) =>
  ({ id, name, email: `${id}@grid.example`, status, roleId }) as User;

const labels = (users: User[], kept: string[], involved: { id: string; name: string; thumbnail: null }[] = []) =>
  peopleOptions({ users, role: 'Member', kept, involved }).map(({ value, label }) => [value, label]);

describe('the people to choose from for an asset', () => {
  it.each<[string, UserStatus, UserRole, { offered: string | null; kept: string }]>([
    ['active, with the role', 'Activated', 'Member', { offered: 'Name of a', kept: 'Name of a' }],
    ['active, with a lower role', 'Activated', 'Viewer', { offered: null, kept: 'Name of a (View only)' }],
    ['active, with a higher role', 'Activated', 'Manager', { offered: null, kept: 'Name of a (All access)' }],
    ['deactivated', 'Deactivated', 'Member', { offered: null, kept: 'Name of a (not active)' }],
    ['deactivated, with another role', 'Deactivated', 'Admin', { offered: null, kept: 'Name of a (not active)' }],
    ['invited', 'Pending', 'Member', { offered: null, kept: 'Name of a (not active)' }],
    ['deleted', 'Deleted', 'Member', { offered: null, kept: 'Name of a (not active)' }],
  ])('%s', (_case, status, role, { offered, kept }) => {
    const users = [user('a', status, role)];
    expect(labels(users, [])).toEqual(offered ? [['a', offered]] : []);
    expect(labels(users, ['a'])).toEqual([['a', kept]]);
    expect(peopleOptions({ users, role: 'Member', kept: ['a'], involved: [] })[0]?.translate).toBe('no');
  });

  it('are in the order of the users, each once', () =>
    expect(
      labels(
        [user('a', 'Activated', 'Member'), user('b', 'Deactivated', 'Member'), user('c', 'Activated', 'Member')],
        ['c', 'b', 'c'],
      ),
    ).toEqual([
      ['a', 'Name of a'],
      ['b', 'Name of b (not active)'],
      ['c', 'Name of c'],
    ]));

  it('without a name are named by their email address', () =>
    expect(labels([user('a', 'Pending', 'Member', ' ')], ['a'])).toEqual([['a', 'a@grid.example (not active)']]));

  it('of the asset are named by the asset if the users were read before they joined', () => {
    const involved = ['a', 'b', 'c'].map((id) => ({ id, name: `Newcomer ${id}`, thumbnail: null }));
    expect(labels([user('a', 'Activated', 'Member')], ['a', 'b'], involved)).toEqual([
      ['a', 'Name of a'],
      ['b', 'Newcomer b'],
    ]);
  });
});
