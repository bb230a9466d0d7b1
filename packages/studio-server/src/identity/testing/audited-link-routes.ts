import { createAccessToken } from '../access-tokens.ts';
import { passkeyOptions } from './account-client.ts';
import { addApp, type AuditedRoutes, code, link, MIA, newPassword, visit } from './audited-visit.ts';
import { Authenticator } from './authenticator.ts';
import { PUBLIC_URL } from './provider-client.ts';

/** Prepares a recovery by passkey. @returns a function that sends it */
async function addRecoveryPasskey(values: Record<string, string> = {}): Promise<() => Promise<unknown>> {
  const address = `${await visit.accounts.link('mia', 'recovery')}/passkey`;
  const answer = new Authenticator(PUBLIC_URL).create(await passkeyOptions(visit.browser, address));
  return () => visit.browser.send('POST', address, { answer, ...values });
}

/** POST routes of invitations and recovery. */
export const LINK_ROUTES: AuditedRoutes = {
  'POST /idp/enrol/:token/code': [
    [
      'accepts a code',
      [],
      async () => {
        await addApp();
        return link('recovery', 'code', { code: code() });
      },
    ],
    [
      'uses up a recovery code',
      ['removeSignInMethod method:recoveryCode>'],
      async () => {
        await addApp();
        return link('recovery', 'code', { code: visit.recoveryCode });
      },
    ],
    [
      'refuses',
      ['refuseSignIn reason:wrongCode attempts:1'],
      async () => {
        await addApp();
        return link('recovery', 'code', { code: '000000' });
      },
    ],
  ],
  'POST /idp/enrol/:token/password': [
    ['sets the first password', ['addSignInMethod method:password'], () => link('invitation', 'password', newPassword)],
    [
      'recovers the account',
      ['recoverAccount method:password>password'],
      () => link('recovery', 'password', newPassword),
    ],
    [
      'recovers the account and removes the passkeys',
      ['removeSignInMethod method:passkey> device:Passkey>', 'recoverAccount method:password>password'],
      async () => {
        await (
          await addRecoveryPasskey()
        )();
        return link('recovery', 'password', { ...newPassword, removeOthers: 'yes' });
      },
    ],
    [
      'recovers the account and revokes an access token',
      ['recoverAccount method:password>password revokedAccessTokens:1'],
      async () => {
        await createAccessToken(visit.accounts.db, 'mia', { name: 'Laptop', rights: 'All', days: 7 });
        return link('recovery', 'password', newPassword);
      },
    ],
    [
      'refuses a common password',
      [],
      () => link('recovery', 'password', { password: '1qaz2wsx3edc', repeated: '1qaz2wsx3edc' }),
    ],
  ],
  'POST /idp/enrol/:token/passkey-options': [['makes a challenge', [], () => link('recovery', 'passkey-options')]],
  'POST /idp/enrol/:token/passkey': [
    ['recovers the account', ['recoverAccount method:passkey device:Passkey'], () => addRecoveryPasskey()],
    [
      'recovers the account and removes the password',
      ['removeSignInMethod method:password>', 'recoverAccount method:passkey device:Passkey'],
      () => addRecoveryPasskey({ removeOthers: 'yes' }),
    ],
  ],
  'POST /idp/recover': [
    ['mails a link', ['requestRecovery'], async () => () => visit.browser.send('POST', '/idp/recover', { email: MIA })],
    [
      'of an unknown account',
      [],
      async () => () => visit.browser.send('POST', '/idp/recover', { email: 'nobody@demo.example' }),
    ],
  ],
};
