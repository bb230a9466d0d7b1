import { expect, it } from 'vitest';
import { isOwnSignOut } from './sign-out-rule.ts';

it.each([
  ['an ID token of the person', 'mia', 'mia', '', true],
  ['an ID token of the person, in a link of another site', 'mia', 'mia', 'cross-site', true],
  ['an ID token of somebody else', 'eve', 'mia', 'cross-site', false],
  ['a page of the studio', undefined, 'mia', 'same-origin', true],
  ['a page of another site', undefined, 'mia', 'cross-site', false],
  ['a page of another host of the same domain', undefined, 'mia', 'same-site', false],
  ['the address bar', undefined, 'mia', 'none', false],
  ['a browser that says nothing', undefined, 'mia', '', false],
  ['nobody is signed in', undefined, undefined, '', false],
] as const)('a sign-out from %s', (_case, hintedPerson, person, site, isOwn) =>
  expect(isOwnSignOut({ hintedPerson, person, site })).toBe(isOwn),
);
