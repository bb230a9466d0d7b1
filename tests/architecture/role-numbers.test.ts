import { describe, expect, it } from 'vitest';
import { roleNumberComparisons } from './role-numbers.ts';
import { isCode, readRepository } from './source-tree.ts';

const path = 'packages/studio-app/src/widgets/a.ts';

describe('comparing role numbers outside of the domain’s permissions', () => {
  it('happens nowhere in this repository', () => {
    expect(roleNumberComparisons(readRepository().filter(isCode))).toEqual([]);
  });

  it.each([
    'if (user.roleId === 1) {',
    'role >= 3',
    'user.role !== 2 && x',
    'const b = 4 <= user.roleId;',
    '[1, 2].includes(person.roleId)',
    'Number(role) < 3',
  ])('is found in %s', (text) => {
    expect(roleNumberComparisons([{ path, text }])).toEqual([`${path}:1: ${text}`]);
    expect(roleNumberComparisons([{ path: 'packages/domain/src/permissions/a.ts', text }])).toEqual([]);
  });

  it.each([
    "user.role === 'Admin'",
    'Record<UserRole, number>',
    '<p role="status">1</p>',
    'roleLevel(role) >= roleLevel(other)',
  ])('is not %s', (text) => {
    expect(roleNumberComparisons([{ path, text }])).toEqual([]);
  });
});
