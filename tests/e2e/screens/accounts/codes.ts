import { ROLE_IDS } from '@inspection-studio/domain/users';
import { linkIn } from '../../../../packages/studio-server/src/mail/testing/read-outbox.ts';
import {
  enterCode,
  enterEmail,
  enterPassword,
  mailedRecoveryLink,
  mailTo,
  newPassword,
  press,
} from '../../account-steps.ts';
import { type AccountVisit, FIRST_ADMIN } from '../../account-visit.ts';
import type { Screen } from '../screen.ts';
import { enterBoth, page, problem, refused, title, WRONG_PASSWORD } from './account-page.ts';

const { email, password } = FIRST_ADMIN;
const MEMBER = 'member@demo.example';

/** Codes at the sign-in, and the way back without a password. */
export const codePages: readonly Screen<AccountVisit>[] = [
  page('code', enterBoth, title('Enter a code')),
  refused('code-wrong', (opened) => enterCode(opened, 'none'), problem('This code is wrong or was used before.')),
  refused(
    'sign-in-expired',
    async (opened) => {
      await opened.locator('input[name=proof]').evaluate((input: HTMLInputElement) => (input.value = ''));
      await enterCode(opened, 'none');
    },
    problem('This took too long. Sign in again.'),
  ),
  refused(
    'too-many-attempts',
    async (opened) => {
      await enterEmail(opened, 'nobody@demo.example');
      while (!(await title('Too many attempts')(opened).isVisible())) {
        await Promise.all([opened.waitForEvent('load'), enterPassword(opened, WRONG_PASSWORD)]);
      }
    },
    title('Too many attempts'),
  ),
  page(
    'recovery-code',
    async (opened, { studio }) => opened.goto(await mailedRecoveryLink(opened, studio, email)),
    title('Enter a code'),
  ),
  page('recovery', (opened, visit) => enterCode(opened, visit.codes[0]!), title('Set a new way to sign in')),
  page(
    'invitation',
    async (opened, { studio, api }) => {
      await (
        await api()
      )('POST', 'users', { emails: [MEMBER], role: ROLE_IDS.Member, message: '' });
      await opened.goto(studio.url + linkIn(await mailTo(studio, MEMBER, 0)));
    },
    title('Choose how you sign in'),
  ),
  page(
    'totp-setup-required',
    async (opened, { api }) => {
      await (
        await api()
      )('PUT', 'sign-in-settings', { requiresTotp: true });
      await newPassword(opened, password);
      await press(opened, 'Set password');
      await enterEmail(opened, MEMBER);
      await enterPassword(opened, password);
    },
    title('Set up an authenticator app'),
  ),
];
