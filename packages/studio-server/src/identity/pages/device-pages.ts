import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import { accessTokenRightsDescription, COMMAND_LINE_TOKEN } from '@inspection-studio/domain/users';
import { html } from '../../html.ts';
import { PROVIDER_PATH } from '../api-scopes.ts';
import { field, hidden, problem } from './form-parts.ts';
import { page } from './layout.ts';

/** Path of the page on which people enter the code of a device. */
export const DEVICE_PATH = `${PROVIDER_PATH}/device`;

/** What every form of these pages contains. */
interface DeviceForm {
  /** Value of the session that the form sends back. */
  secret: string;
  hasDemoBanner?: boolean;
}

/** Renders the page that asks for the code that a terminal shows. @param fault what was wrong with the last one */
export function deviceCodePage({ secret, hasDemoBanner = false, fault }: DeviceForm & { fault?: string }): string {
  return page({
    title: 'Sign in the command line',
    hasDemoBanner,
    body: html`<h1>Sign in the command line</h1>
      <p class="lede">Your terminal shows a code of eight letters.</p>
      <form class="form" method="post" action="${DEVICE_PATH}">
        ${hidden('xsrf', secret)}
        ${field({
          name: 'user_code',
          label: 'Code',
          autocomplete: 'off',
          hasFocus: true,
          isInvalid: fault !== undefined,
          maxLength: 20,
        })}
        ${problem(fault)}
        <p class="buttons"><button class="button">Continue</button></p>
      </form>`,
  });
}

/** What is confirmed. */
interface DeviceRequest extends DeviceForm {
  userCode: string;
  /** Network address of the device. */
  address: string;
  /** Who is signed in to this browser; null if nobody is. */
  person: string | null;
}

/** Renders the page on which a person allows the command line to upload as them. */
export function allowDevicePage({ secret, userCode, address, person, hasDemoBanner = false }: DeviceRequest): string {
  return page({
    title: 'Allow the command line',
    hasDemoBanner,
    body: html`<h1>Allow the command line?</h1>
      <p class="lede">
        Allow this only if you ran <span class="command">studio login</span> yourself, and your terminal shows this
        code. If somebody has sent you here, don't.
      </p>
      <p class="user-code">${userCode}</p>
      <dl class="facts">
        <dt>Asks for</dt>
        <dd>
          An access token for ${COMMAND_LINE_TOKEN.days} days.
          ${accessTokenRightsDescription(COMMAND_LINE_TOKEN.rights)}
        </dd>
        <dt>Requested from</dt>
        <dd>${address || 'Unknown address'}</dd>
        <dt>Signs in as</dt>
        <dd>${person ?? 'You sign in next'}</dd>
      </dl>
      <form class="actions buttons" method="post" action="${DEVICE_PATH}">
        ${hidden('xsrf', secret)} ${hidden('user_code', userCode)}
        <button class="button" name="confirm" value="yes">Allow</button>
        <button class="button quiet" name="abort" value="yes">Don't allow</button>
      </form>`,
  });
}

/** Renders the page shown after a person has allowed it. */
export const deviceAllowedPage = (hasDemoBanner = false): string =>
  page({
    title: 'Command line signed in',
    hasDemoBanner,
    body: html`<h1>Command line signed in</h1>
      <p class="lede">
        Return to your terminal. You can close this page, and revoke the access token in your profile in
        ${PRODUCT_NAME}.
      </p>`,
  });

/** Renders the page shown after a person has not allowed it. */
export const deviceDeniedPage = (hasDemoBanner = false): string =>
  page({
    title: 'Command line not signed in',
    hasDemoBanner,
    body: html`<h1>Command line not signed in</h1>
      <p class="lede">Nothing was allowed. You can close this page.</p>`,
  });

/** Renders the page of a network that has entered too many wrong codes. */
export function tooManyCodesPage(waitMs: number, hasDemoBanner = false): string {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  return page({
    title: 'Too many wrong codes',
    hasDemoBanner,
    body: html`<h1>Too many wrong codes</h1>
      <p class="lede">Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.</p>
      <p class="actions"><a class="button" href="${DEVICE_PATH}">Enter a code</a></p>`,
  });
}
