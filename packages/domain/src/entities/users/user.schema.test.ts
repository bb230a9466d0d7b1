import { describe, expect, it } from 'vitest';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { user } from '../testing/wire-samples.ts';
import { displayName, userSchema } from './user.schema.ts';

describe('User', () => {
  it.each([
    ['id'],
    ['companyId'],
    ['firstName'],
    ['lastName'],
    ['name'],
    ['email'],
    ['phoneNumber'],
    ['thumbnail'],
    ['created'],
    ['modified'],
    ['roleId'],
    ['status'],
    ['invitedBy'],
  ])('User has %s.', (key) => {
    expect(issuePaths(userSchema, without(user, key))).toEqual([key]);
  });

  it.each([
    [null, []],
    [{ id: 'moira-reid-4h8s2k', name: 'Moira Reid' }, []],
    [{ id: 'moira-reid-4h8s2k' }, ['invitedBy.name']],
    [{ name: 'Moira Reid' }, ['invitedBy.id']],
    ['moira-reid-4h8s2k', ['invitedBy']],
  ])('User has invitedBy (nullable): %j', (invitedBy, issues) => {
    expect(issuePaths(userSchema, withValue(user, 'invitedBy', invitedBy))).toEqual(issues);
  });

  it('decodes wire numbers to names', () => {
    expect(userSchema.parse(user)).toEqual({ ...user, roleId: 'Uploader', status: 'Activated' });
  });
});

describe('displayName: the email address without a name', () => {
  it.each([
    ['Callum Baird', 'Callum Baird'],
    [' Callum ', 'Callum'],
    ['', 'callum.baird@tay-inspection.example'],
    [' ', 'callum.baird@tay-inspection.example'],
  ])('%j is shown as %s', (name, shown) => {
    expect(displayName({ name, email: 'callum.baird@tay-inspection.example' })).toBe(shown);
  });
});
