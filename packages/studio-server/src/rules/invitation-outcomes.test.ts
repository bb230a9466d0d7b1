import type { UserRole } from '@inspection-studio/domain';
import { describe, expect, it } from 'vitest';
import { type AddressHolder, invitationOutcomes } from './invitation-outcomes.ts';

const OWN = 'northline';
const holder = (role: UserRole, companyId = OWN): AddressHolder => ({ email: 'Ada@Firm.example', role, companyId });

describe('outcome per e-mail address: 10 exists, 116 viewer claimed, 37 no seats', () => {
  it.each<[string, readonly AddressHolder[], number, (number | null)[]]>([
    ['new addresses', [], 2, [null, null]],
    ['one seat left', [], 1, [null, 37]],
    ['no seat', [], 0, [37, 37]],
    ['a reduced licence', [], -3, [37, 37]],
    ['a member of the company', [holder('Member')], 2, [10, null]],
    ['a view-only user of the company', [holder('Viewer')], 2, [116, null]],
    ['a member of another company', [holder('Member', 'meridian')], 2, [10, null]],
    ['a view-only user of another company, without telling', [holder('Viewer', 'meridian')], 2, [10, null]],
    ['an existing person takes no seat', [holder('Member')], 1, [10, null]],
    ['existing people are reported before missing seats', [holder('Viewer')], 0, [116, 37]],
  ])('%s', (_case, holders, seatsLeft, codes) => {
    const emails = ['ada@firm.EXAMPLE', 'ben@firm.example'];
    const outcomes = invitationOutcomes(emails, holders, { companyId: OWN, seatsLeft });
    expect(outcomes).toEqual(emails.map((email, index) => ({ email, code: codes[index] })));
  });
});
