import { wait } from '@inspection-studio/studio-app/upload-engine';
import * as z from 'zod/mini';
import { CommandError } from '../command-error.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import type { DeviceSignIn } from '../studio/settings.ts';
import { afterPoll, EXPIRED, type PollAnswer } from './poll-rule.ts';

/** Longest wait for one answer, in milliseconds. */
const ANSWER_MS = 10_000;
/** Time between polls if the provider names none, in seconds. */
const POLL_SECONDS = 5;

const codesSchema = z.object({
  device_code: z.string(),
  // Printed on a terminal, so without control characters.
  user_code: z.string().check(z.regex(/^[\x20-\x7E]{1,60}$/)),
  verification_uri: z.url({ protocol: /^https?$/ }),
  expires_in: z.number().check(z.positive()),
  interval: z.optional(z.number().check(z.positive())),
});

/** The codes of one sign-in. */
export interface DeviceCodes {
  deviceCode: string;
  /** What the user enters. */
  userCode: string;
  /** Where the user enters it. */
  page: string;
  lifetimeMs: number;
  /** Time between polls, in milliseconds. */
  intervalMs: number;
}

const send = (url: string, form: Record<string, string>, stop: AbortSignal): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
    redirect: 'error',
    signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]),
  });

const tokenSchema = z.object({ access_token: z.string() });
// Printed, so without control characters.
const errorSchema = z.object({ error: z.string().check(z.regex(/^[\w.-]{1,60}$/)) });

/** Requests the codes of a sign-in. @throws CommandError when the provider does not respond or refuses */
export async function requestCodes(
  { deviceAuthorizationUrl, clientId, scopes }: DeviceSignIn,
  stop: AbortSignal,
): Promise<DeviceCodes> {
  const form = { client_id: clientId, scope: scopes.join(' ') };
  const answer = await send(deviceAuthorizationUrl, form, stop).catch(() => {
    stop.throwIfAborted();
    throw new CommandError(
      `Can't reach the sign-in provider at ${new URL(deviceAuthorizationUrl).origin}.`,
      EXIT_CODES.unreachable,
    );
  });
  const body: unknown = await answer.json().catch(() => null);
  const codes = codesSchema.safeParse(body);
  if (!answer.ok || !codes.success) {
    const reason = errorSchema.safeParse(body).data?.error ?? `status ${answer.status}`;
    throw new CommandError(`The sign-in provider gave no code (${reason}).`, EXIT_CODES.refused);
  }
  const { device_code: deviceCode, user_code: userCode, verification_uri: page, expires_in: lifetime } = codes.data;
  return {
    deviceCode,
    userCode,
    page: new URL(page).href,
    lifetimeMs: lifetime * 1000,
    intervalMs: (codes.data.interval ?? POLL_SECONDS) * 1000,
  };
}

/** Whether a status is about the request; another try would not change it. */
const isRefusal = (status = 0): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;

async function poll(
  { tokenUrl, clientId }: DeviceSignIn,
  { deviceCode }: DeviceCodes,
  stop: AbortSignal,
): Promise<PollAnswer> {
  const form = {
    client_id: clientId,
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    device_code: deviceCode,
  };
  const answer = await send(tokenUrl, form, stop).catch(() => null);
  stop.throwIfAborted();
  const body: unknown = await answer?.json().catch(() => null);
  const token = tokenSchema.safeParse(body);
  if (answer?.ok && token.success) return { token: token.data.access_token };
  const error = errorSchema.safeParse(body);
  return isRefusal(answer?.status) && error.success ? error.data : 'none';
}

/**
 * Polls until the user has allowed the sign-in.
 *
 * @returns the access token
 * @throws CommandError when the user did not allow it, or not in time
 */
export async function pollForToken(signIn: DeviceSignIn, codes: DeviceCodes, stop: AbortSignal): Promise<string> {
  const endsAtMs = performance.now() + codes.lifetimeMs;
  for (let waitMs = codes.intervalMs; performance.now() + waitMs < endsAtMs;) {
    await wait(waitMs, stop);
    const step = afterPoll(waitMs, await poll(signIn, codes, stop));
    if ('token' in step) return step.token;
    if ('failure' in step) throw new CommandError(step.failure, EXIT_CODES.refused);
    ({ waitMs } = step);
  }
  throw new CommandError(EXPIRED, EXIT_CODES.refused);
}
