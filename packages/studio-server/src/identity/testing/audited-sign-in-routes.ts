import { openSignIn, PASSWORD, passkeyOptions, sendPassword, setPasskey, setPassword } from './account-client.ts';
import { addApp, type AuditedRoutes, code, followed, MIA, requireApp, sendSecondStep, visit } from './audited-visit.ts';
import { hiddenValue, shownSecret, totpCode } from './read-page.ts';

/** POST routes of a sign-in. */
export const SIGN_IN_ROUTES: AuditedRoutes = {
  'POST /idp/interaction/:uid/email': [
    [
      'shows the next step',
      [],
      async () => () =>
        openSignIn(visit.browser).then(({ path }) => visit.browser.send('POST', `${path}/email`, { email: MIA })),
    ],
  ],
  'POST /idp/interaction/:uid/password': [
    [
      'signs in',
      ['signIn method:password'],
      async () => async () => followed(await sendPassword(visit.browser, MIA, PASSWORD)),
    ],
    [
      'refuses',
      ['refuseSignIn reason:wrongPassword attempts:1'],
      async () => () => sendPassword(visit.browser, MIA, 'wrong'),
    ],
    ['refuses an unknown account', [], async () => () => sendPassword(visit.browser, 'nobody@demo.example', 'wrong')],
    [
      'refuses a deactivated person',
      ['refuseSignIn reason:inactive attempts:1'],
      async () => {
        await setPassword(visit.accounts, 'dan');
        return () => sendPassword(visit.browser, 'dan@demo.example', PASSWORD);
      },
    ],
  ],
  'POST /idp/interaction/:uid/code': [
    [
      'signs in with a code',
      ['signIn method:password method:authenticatorApp'],
      async () => {
        await addApp();
        return async () => followed(await sendSecondStep('code', () => ({ code: code() })));
      },
    ],
    [
      'signs in with a recovery code, which is used up',
      ['removeSignInMethod method:recoveryCode>', 'signIn method:password method:recoveryCode'],
      async () => {
        await addApp();
        return async () => followed(await sendSecondStep('code', () => ({ code: visit.recoveryCode })));
      },
    ],
    [
      'refuses',
      ['refuseSignIn reason:wrongCode attempts:1'],
      async () => {
        await addApp();
        return () => sendSecondStep('code', () => ({ code: '000000' }));
      },
    ],
  ],
  'POST /idp/interaction/:uid/totp-setup': [
    [
      'adds an authenticator app',
      ['addSignInMethod method:authenticatorApp'],
      async () => {
        await requireApp();
        return () =>
          sendSecondStep('totp-setup', (page) => ({
            secret: hiddenValue(page, 'secret'),
            code: totpCode(shownSecret(page), visit.accounts.clock.now),
          }));
      },
    ],
  ],
  'POST /idp/interaction/:uid/totp-done': [
    [
      'signs in',
      ['signIn method:password method:authenticatorApp'],
      async () => {
        await requireApp();
        const first = await sendPassword(visit.browser, MIA, PASSWORD);
        const values = {
          proof: hiddenValue(first.body, 'proof'),
          secret: hiddenValue(first.body, 'secret'),
          code: totpCode(shownSecret(first.body), visit.accounts.clock.now),
        };
        const codes = await visit.browser.send('POST', `${first.path}/totp-setup`, values);
        const done = hiddenValue(codes.body, 'done');
        return async () => followed(await visit.browser.send('POST', `${first.path}/totp-done`, { done }));
      },
    ],
  ],
  'POST /idp/interaction/:uid/passkey-options': [
    [
      'makes a challenge',
      [],
      async () => async () => passkeyOptions(visit.browser, `${(await openSignIn(visit.browser)).path}/passkey`),
    ],
  ],
  'POST /idp/interaction/:uid/passkey': [
    [
      'signs in',
      ['signIn method:passkey'],
      async () => {
        const authenticator = await setPasskey(visit.accounts, 'mia');
        const { path } = await openSignIn(visit.browser);
        const answer = authenticator.use(await passkeyOptions(visit.browser, `${path}/passkey`));
        return async () => followed(await visit.browser.send('POST', `${path}/passkey`, { answer }));
      },
    ],
    [
      'refuses a wrong signature of a known passkey',
      ['refuseSignIn reason:wrongPasskey attempts:1'],
      async () => {
        const authenticator = await setPasskey(visit.accounts, 'mia');
        const { path } = await openSignIn(visit.browser);
        const answer = authenticator.use(await passkeyOptions(visit.browser, `${path}/passkey`), { hasWrongKey: true });
        return () => visit.browser.send('POST', `${path}/passkey`, { answer });
      },
    ],
  ],
  'POST /idp/interaction/:uid/cancel': [
    [
      'ends the attempt',
      [],
      async () => async () => visit.browser.send('POST', `${(await openSignIn(visit.browser)).path}/cancel`, {}),
    ],
  ],
};
