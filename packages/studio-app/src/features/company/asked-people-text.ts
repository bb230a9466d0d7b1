import { counted } from '@inspection-studio/domain/units';

/**
 * Returns how many people two-factor authentication concerns at once.
 *
 * @param count people who have a password and no authenticator app
 */
export function askedPeopleText(count: number): string {
  if (count === 0) return 'Everyone with a password has an authenticator app already.';
  const people = counted(count, 'person', 'people');
  return count === 1
    ? `${people} with a password has no authenticator app, and sets one up at the next sign-in with the password.`
    : `${people} with a password have no authenticator app. They set one up at their next sign-in with the password.`;
}
