import { enterEmail, enterPassword, newPassword, press } from '../../account-steps.ts';
import { type AccountVisit, FIRST_ADMIN } from '../../account-visit.ts';
import type { Screen } from '../screen.ts';
import { page, problem, refused, title, UNKNOWN, withoutOptions, WRONG_PASSWORD } from './account-page.ts';

const { email, password } = FIRST_ADMIN;

/** The sign-in, and what leads out of it. */
export const signInPages: readonly Screen<AccountVisit>[] = [
  page(
    'sign-in',
    async (opened) => {
      await newPassword(opened, password);
      await press(opened, 'Set password');
    },
    title('Sign in'),
  ),
  page(
    'sign-in-password',
    (opened) => enterEmail(opened, email),
    (opened) => opened.getByLabel('Password', { exact: true }),
  ),
  refused(
    'sign-in-wrong-password',
    (opened) => enterPassword(opened, WRONG_PASSWORD),
    problem('The e-mail address or password is wrong.'),
  ),
  withoutOptions(
    refused('sign-in-no-passkey', (opened) => press(opened, 'Sign in with a passkey'), problem('No passkey was used.')),
  ),
  page(
    'forgot-password',
    (opened) => opened.getByRole('link', { name: 'Forgot password?' }).click(),
    title('Forgot password?'),
  ),
  page(
    'forgot-password-sent',
    async (opened) => {
      await opened.getByLabel('E-mail').fill('nobody@demo.example');
      await press(opened, 'Send link');
    },
    title('Check your e-mail'),
  ),
  refused(
    'link-ended',
    (opened, { studio }) => opened.goto(`${studio.url}/idp/enrol/${UNKNOWN}`),
    title('This link no longer works'),
  ),
  refused(
    'sign-in-failed',
    (opened, { studio }) => opened.goto(`${studio.url}/idp/auth?client_id=nobody`),
    title('Sign-in failed'),
  ),
];
