import { PASSWORD } from './account-client.ts';
import { addApp, addPasskey, type AuditedRoutes, newPassword, openAccount, visit } from './audited-visit.ts';
import { hiddenValue, shownSecret, totpCode } from './read-page.ts';

/** POST routes of the page of sign-in methods. */
export const ACCOUNT_ROUTES: AuditedRoutes = {
  'POST /idp/account/password': [
    [
      'changes the password',
      ['addSignInMethod method:password>password'],
      async () => {
        const send = await openAccount();
        return () => send('password', { current: PASSWORD, ...newPassword });
      },
    ],
    [
      'refuses a wrong current password',
      ['refuseSignIn reason:wrongPassword attempts:1'],
      async () => {
        const send = await openAccount();
        return () => send('password', { current: 'wrong', ...newPassword });
      },
    ],
  ],
  'POST /idp/account/password-removal': [
    [
      'removes the password',
      ['removeSignInMethod method:password>'],
      async () => {
        const send = await openAccount();
        await addPasskey(send);
        return () => send('password-removal');
      },
    ],
  ],
  'POST /idp/account/passkey-options': [
    [
      'makes a challenge',
      [],
      async () => {
        const send = await openAccount();
        return () => send('passkey-options');
      },
    ],
  ],
  'POST /idp/account/passkey': [
    [
      'adds a passkey',
      ['addSignInMethod method:passkey device:Passkey'],
      async () => {
        const send = await openAccount();
        return () => addPasskey(send);
      },
    ],
  ],
  'POST /idp/account/passkey-removal': [
    [
      'removes a passkey',
      ['removeSignInMethod method:passkey> device:Passkey>'],
      async () => {
        const send = await openAccount();
        const id = await addPasskey(send);
        return () => send('passkey-removal', { id });
      },
    ],
    [
      'finds no such passkey',
      [],
      async () => {
        const send = await openAccount();
        await addPasskey(send);
        return () => send('passkey-removal', { id: 'unknown' });
      },
    ],
  ],
  'POST /idp/account/totp': [
    [
      'shows a key',
      [],
      async () => {
        const send = await openAccount();
        return () => send('totp');
      },
    ],
  ],
  'POST /idp/account/totp-confirmation': [
    [
      'adds an authenticator app',
      ['addSignInMethod method:authenticatorApp'],
      async () => {
        const send = await openAccount();
        const { body } = await send('totp');
        const values = {
          secret: hiddenValue(body, 'secret'),
          code: totpCode(shownSecret(body), visit.accounts.clock.now),
        };
        return () => send('totp-confirmation', values);
      },
    ],
  ],
  'POST /idp/account/recovery-codes': [
    [
      'replaces the codes',
      ['addSignInMethod method:recoveryCodes>recoveryCodes'],
      async () => {
        const send = await openAccount();
        await addApp();
        return () => send('recovery-codes');
      },
    ],
  ],
  'POST /idp/account/totp-removal': [
    [
      'turns the authenticator app off',
      ['removeSignInMethod method:authenticatorApp>'],
      async () => {
        const send = await openAccount();
        await addApp();
        return () => send('totp-removal');
      },
    ],
  ],
};
