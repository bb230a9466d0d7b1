import type { UserStatus } from '@inspection-studio/domain/users';
import { describe, expect, it } from 'vitest';
import { DEACTIVATION_MEANS, deletionMeans } from './user-questions.ts';

const LATER = 'The work stays. You can reactivate the user later, which takes a seat.';

describe('The question before a user is deleted says what becomes of the seat', () => {
  it.each<[UserStatus, string]>([
    ['Pending', `The invitation stops working, and the seat is freed. ${LATER}`],
    ['Activated', `The user can no longer sign in, and the seat is freed. ${LATER}`],
    ['Deactivated', `The user has no seat, so no seat is freed. ${LATER}`],
  ])('%s: %s', (status, text) => expect(deletionMeans(status)).toBe(text));
});

it('The question before a user is deactivated says what it means', () =>
  expect(DEACTIVATION_MEANS).toBe(`The user can no longer sign in, and the seat is freed. ${LATER}`));
