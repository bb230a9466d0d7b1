import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { currentSource } from '../event-source.ts';
import { isForeignForm } from '../foreign-form.ts';
import {
  allowDevicePage,
  DEVICE_PATH,
  deviceAllowedPage,
  deviceCodePage,
  deviceDeniedPage,
  tooManyCodesPage,
} from '../pages/device-pages.ts';
import { errorPage } from '../pages/error-page.ts';
import type { SignedInPeople } from '../person.ts';
import { TooManyUserCodesError } from './user-code-attempts.ts';

/** Grant type of device codes. */
export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/** Lifetime of a device code and its user code, in seconds. */
export const DEVICE_CODE_SECONDS = 10 * 60;

/** Time between two polls of a client by default, in seconds. */
const POLL_SECONDS = 5;

type DeviceFlow = NonNullable<NonNullable<Configuration['features']>['deviceFlow']>;

/** What is wrong with a code, by the name of the provider's error. */
const PROBLEMS: Readonly<Record<string, string>> = {
  NoCodeError: 'Enter the code that your terminal shows.',
  NotFoundError: 'There is no such code. Check it in your terminal.',
  ExpiredError: 'This code has expired. Run the command again for another one.',
  AlreadyUsedError: 'This code was used before. Run the command again for another one.',
};
const OUTDATED = 'This page was open for too long. Enter the code again.';
const FAILED = 'Something went wrong. Enter the code again.';

/** Value of the session that forms send back. */
const secretOf = ({ oidc }: KoaContextWithOIDC): string =>
  (oidc.session?.state as { secret?: string } | undefined)?.secret ?? '';

/** What the confirmation shows of a device. */
interface DeviceInfo extends Record<string, unknown> {
  /** Network address. */
  address: string;
}

/** Configures the sign-in by device code with the pages of the studio. */
export const deviceFlow = (people: SignedInPeople, hasDemoBanner = false): DeviceFlow => ({
  enabled: true,
  charset: 'base-20',
  mask: '****-****',
  deviceInfo: (): DeviceInfo => ({ address: currentSource()?.address ?? '' }),
  userCodeInputSource: (ctx, _form, out, error) => {
    ctx.type = 'html';
    if (error?.name === 'AbortedError') {
      ctx.body = deviceDeniedPage(hasDemoBanner);
      return;
    }
    if (error instanceof TooManyUserCodesError) {
      ctx.set('retry-after', String(Math.ceil(error.waitMs / 1000)));
      ctx.body = tooManyCodesPage(error.waitMs, hasDemoBanner);
      return;
    }
    if (error && error.name in PROBLEMS) ctx.status = 422;
    const fault = error && (PROBLEMS[error.name] ?? (out?.error === 'server_error' ? FAILED : OUTDATED));
    ctx.body = deviceCodePage({ secret: secretOf(ctx), hasDemoBanner, ...(fault && { fault }) });
  },
  userCodeConfirmSource: async (ctx, _form, _client, deviceInfo, userCode) => {
    const { accountId } = ctx.oidc.session ?? {};
    const person = accountId === undefined ? undefined : await people.find(accountId);
    ctx.type = 'html';
    ctx.body = allowDevicePage({
      secret: secretOf(ctx),
      userCode,
      address: (deviceInfo as DeviceInfo).address,
      person: person ? person.name || person.email : null,
      hasDemoBanner,
    });
  },
  successSource: (ctx) => {
    ctx.type = 'html';
    ctx.body = deviceAllowedPage(hasDemoBanner);
  },
});

/**
 * Completes the answer with a device code: how often to poll, and no URL that contains the user code. People type it, so
 * that nobody who only follows a link allows a device.
 */
export function completeDeviceAnswer(provider: Provider, pollSeconds = POLL_SECONDS): void {
  provider.on('device_authorization.success', (_ctx: KoaContextWithOIDC, body: Record<string, unknown>) => {
    delete body['verification_uri_complete'];
    body['interval'] = pollSeconds;
  });
}

/** Paths at which the provider serves the page: its router ignores case, and a slash at the end. */
const DEVICE_PAGE = /^\/device\/?$/i;

/** Keeps links from filling in a code, forms of other sites from sending one, and caches from storing the page. */
export function guardDevicePage(
  provider: Provider,
  { publicUrl, hasDemoBanner }: { publicUrl: string; hasDemoBanner?: boolean },
): void {
  provider.use(async (ctx, next) => {
    if (!DEVICE_PAGE.test(ctx.path)) return next();
    ctx.set('cache-control', 'no-store');
    if (ctx.method === 'POST') {
      if (!isForeignForm(ctx.headers, publicUrl)) return next();
      ctx.status = 400;
      ctx.type = 'html';
      ctx.body = errorPage('invalid_request', 'the form was sent by another site', hasDemoBanner);
      return;
    }
    if (ctx.search === '') return next();
    ctx.redirect(DEVICE_PATH);
    ctx.status = 303;
  });
}
