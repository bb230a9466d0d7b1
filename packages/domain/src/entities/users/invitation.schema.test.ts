import { describe, expect, it } from 'vitest';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { invitation } from '../testing/wire-samples.ts';
import { invitationSchema } from './invitation.schema.ts';

describe('Invitation', () => {
  it.each([['emails'], ['roleId'], ['message']])('Invitation has %s.', (key) => {
    expect(issuePaths(invitationSchema, without(invitation, key))).toEqual([key]);
  });

  it.each([
    [['isla.munro@tay-inspection.example'], []],
    [['isla.munro@tay-inspection.example', 'ewan.kerr@tay-inspection.example'], []],
    ['isla.munro@tay-inspection.example', ['emails']],
    [[null], ['emails.0']],
  ])('Invitation has emails (list): %j', (emails, issues) => {
    expect(issuePaths(invitationSchema, withValue(invitation, 'emails', emails))).toEqual(issues);
  });

  it('Invitation has roleId, in the numbering of role identifiers.', () => {
    expect(invitationSchema.parse(withValue(invitation, 'roleId', 6)).roleId).toBe('Viewer');
    expect(issuePaths(invitationSchema, withValue(invitation, 'roleId', 0))).toEqual(['roleId']);
  });
});
