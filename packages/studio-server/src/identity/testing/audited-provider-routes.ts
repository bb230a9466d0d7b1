import { BROWSER_CLIENT_ID } from '../api-scopes.ts';
import { codeOf, PASSWORD, sendPassword } from './account-client.ts';
import { type Attempt, type AuditedRoutes, MIA, visit } from './audited-visit.ts';
import { answerPage, enterCode, requestCodes } from './device-client.ts';
import { redeemCode } from './provider-client.ts';

/** Signs in. @returns a function that answers the page of a sign-out */
export async function answerSignOut(answer: { logout?: string }): ReturnType<Attempt> {
  await codeOf(visit.browser, await sendPassword(visit.browser, MIA, PASSWORD));
  const { body } = await visit.browser.send('GET', `/idp/session/end?client_id=${BROWSER_CLIENT_ID}`);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(body)?.[1] ?? '';
  return () => visit.browser.send('POST', '/idp/session/end/confirm', { xsrf, ...answer });
}

/** Routes of the provider itself that change the sign-in of a person. */
export const PROVIDER_ROUTES: AuditedRoutes = {
  'POST /idp/device': [
    [
      'finds a code',
      [],
      async () => {
        const { user_code: userCode } = await requestCodes(visit.accounts.browser());
        return () => enterCode(visit.browser, userCode);
      },
    ],
    [
      'allows the command line, whose access token has an event of its own',
      [],
      async () => {
        await codeOf(visit.browser, await sendPassword(visit.browser, MIA, PASSWORD));
        const { user_code: userCode } = await requestCodes(visit.accounts.browser());
        const { body } = await enterCode(visit.browser, userCode);
        return () => answerPage(visit.browser, body, 'confirm');
      },
    ],
  ],
  'POST /idp/session/end/confirm': [
    ['signs out', ['signOut'], () => answerSignOut({ logout: 'yes' })],
    ['signs out of the application only, so the session continues', [], () => answerSignOut({})],
  ],
  'POST /idp/token': [
    [
      'ends the session of a code that was used before',
      ['endSession reason:codeUsedTwice'],
      async () => {
        const first = await sendPassword(visit.browser, MIA, PASSWORD);
        const grant = { code: (await codeOf(visit.browser, first))!, verifier: first.verifier };
        await redeemCode(visit.browser, grant);
        return () => redeemCode(visit.accounts.browser(), grant);
      },
    ],
    [
      'issues tokens',
      [],
      async () => {
        const first = await sendPassword(visit.browser, MIA, PASSWORD);
        const grant = { code: (await codeOf(visit.browser, first))!, verifier: first.verifier };
        return () => redeemCode(visit.browser, grant);
      },
    ],
  ],
};
