import { expect, it } from 'vitest';
import { askedPeopleText } from './asked-people-text.ts';

it.each([
  [0, 'Everyone with a password has an authenticator app already.'],
  [1, '1 person with a password has no authenticator app, and sets one up at the next sign-in with the password.'],
  [2, '2 people with a password have no authenticator app. They set one up at their next sign-in with the password.'],
  [
    1234,
    '1,234 people with a password have no authenticator app. They set one up at their next sign-in with the password.',
  ],
])('says who sets up an authenticator app: %i people', (count, text) => expect(askedPeopleText(count)).toBe(text));
