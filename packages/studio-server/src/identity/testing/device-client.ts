import type { LightMyRequestResponse } from 'fastify';
import { COMMAND_LINE_CLIENT_ID } from '../api-scopes.ts';
import { DEVICE_GRANT } from '../device/device-flow.ts';
import type { Browser } from './provider-client.ts';
import { hiddenValue } from './read-page.ts';

/** What a device gets before it is allowed. */
export interface DeviceCodes {
  device_code: string;
  user_code: string;
  verification_uri: string;
  expires_in: number;
  interval: number;
}

const JSON_ONLY = { accept: 'application/json' };

/** Requests codes for a device, as the command line does. */
export async function requestCodes(browser: Browser, headers: Record<string, string> = {}): Promise<DeviceCodes> {
  const form = { client_id: COMMAND_LINE_CLIENT_ID, scope: 'read write' };
  const answer = await browser.send('POST', '/idp/device/auth', form, { ...JSON_ONLY, ...headers });
  if (answer.statusCode !== 200) throw new Error(`No codes: ${answer.body}`);
  return answer.json();
}

/** Polls for the token of a device. */
export const poll = (browser: Browser, { device_code }: Pick<DeviceCodes, 'device_code'>) =>
  browser.send('POST', '/idp/token', { client_id: COMMAND_LINE_CLIENT_ID, grant_type: DEVICE_GRANT, device_code });

/** Enters a code on a new page. @param values further values of the form */
export async function enterCode(
  browser: Browser,
  userCode: string,
  values: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const xsrf = hiddenValue((await browser.send('GET', '/idp/device')).body, 'xsrf');
  return browser.send('POST', '/idp/device', { xsrf, user_code: userCode, ...values }, headers);
}

/** Sends the form of a confirmation page. */
export function answerPage(
  browser: Browser,
  page: string,
  answer: 'confirm' | 'abort',
): Promise<LightMyRequestResponse> {
  const form = { xsrf: hiddenValue(page, 'xsrf'), user_code: hiddenValue(page, 'user_code') };
  return browser.send('POST', '/idp/device', { ...form, [answer]: 'yes' });
}
