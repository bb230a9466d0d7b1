import type { UserRole } from '@inspection-studio/domain/users';
import { describe, expect, it } from 'vitest';
import { type AddressHolder, invitationOutcomes } from './invitation-outcomes.ts';

const holder = (role: UserRole): AddressHolder => ({ email: 'Ada@Firm.example', role });

describe('outcome per e-mail address: 10 exists, 116 viewer claimed, 37 no seats', () => {
  it.each<[string, readonly AddressHolder[], number, (number | null)[]]>([
    ['new addresses', [], 2, [null, null]],
    ['one seat left', [], 1, [null, 37]],
    ['no seat', [], 0, [37, 37]],
    ['a reduced licence', [], -3, [37, 37]],
    ['a member of the company', [holder('Member')], 2, [10, null]],
    ['a view-only user of the company', [holder('Viewer')], 2, [116, null]],
    ['an existing person takes no seat', [holder('Member')], 1, [10, null]],
    ['existing people are reported before missing seats', [holder('Viewer')], 0, [116, 37]],
  ])('%s', (_case, holders, seatsLeft, codes) => {
    const emails = ['ada@firm.EXAMPLE', 'ben@firm.example'];
    const outcomes = invitationOutcomes(emails, holders, seatsLeft);
    expect(outcomes).toEqual(emails.map((email, index) => ({ email, code: codes[index] })));
  });
});
