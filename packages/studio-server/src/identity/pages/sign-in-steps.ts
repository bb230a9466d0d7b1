import { PRODUCT_ERRORS } from '@inspection-studio/domain/errors';
import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import { html } from '../../html.ts';
import { field, hidden, passkeyForm, problem } from './form-parts.ts';
import { page } from './layout.ts';
import { pageAssets } from './page-assets.ts';

/** Path of the page that mails a link to people who cannot sign in. */
export const RECOVER_PATH = '/idp/recover';

const passkey = (action: string) =>
  passkeyForm({ action: `${action}/passkey`, kind: 'use', button: 'Sign in with a passkey', isQuiet: true });

const cancel = (action: string) =>
  html`<form class="form" method="post" action="${action}/cancel">
    <p class="buttons"><button class="button quiet">Cancel</button></p>
  </form>`;

/** Renders the first step: e-mail address or passkey. @param action path of this sign-in */
export function emailPage(action: string, fault?: string): string {
  return page({
    title: 'Sign in',
    script: pageAssets.passkeys,
    body: html`<h1>Sign in</h1>
      <p class="lede">Sign in to ${PRODUCT_NAME}.</p>
      <form class="form" method="post" action="${action}/email">
        ${field({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', hasFocus: true })}
        ${problem(fault)}
        <p class="buttons"><button class="button">Continue</button></p>
      </form>
      <div class="divider"></div>
      ${passkey(action)} ${cancel(action)}`,
  });
}

/** Renders the second step, the same for every address. @param fault why the last attempt failed */
export function passwordPage(action: string, email: string, fault?: string): string {
  return page({
    title: 'Sign in',
    script: pageAssets.passkeys,
    body: html`<h1>Sign in</h1>
      <p class="lede">Enter your password, or use a passkey.</p>
      <form class="form" method="post" action="${action}/password">
        ${field({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', value: email, isReadOnly: true })}
        ${field({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'current-password',
          hasFocus: true,
          isInvalid: fault !== undefined,
          maxLength: 1024,
        })}
        ${problem(fault)}
        <p class="buttons"><button class="button">Sign in</button></p>
      </form>
      <p class="links">
        <a href="${RECOVER_PATH}">Forgot password?</a>
        <a href="${action}">Use another e-mail address</a>
      </p>
      <div class="divider"></div>
      ${passkey(action)}`,
  });
}

/** Renders the step after a password: a code of the authenticator app. @param proof sealed proof of the password */
export function codePage(action: string, proof: string, fault?: string): string {
  return page({
    title: 'Enter a code',
    body: html`<h1>Enter a code</h1>
      <p class="lede">Open your authenticator app and enter the code for ${PRODUCT_NAME}.</p>
      <form class="form" method="post" action="${action}">
        ${hidden('proof', proof)}
        ${field({
          name: 'code',
          label: 'Code',
          autocomplete: 'one-time-code',
          hint: '6 digits. Without your phone, enter one of your recovery codes.',
          hasFocus: true,
          isInvalid: fault !== undefined,
          maxLength: 64,
        })}
        ${problem(fault)}
        <p class="buttons"><button class="button">Continue</button></p>
      </form>`,
  });
}

/** Renders the page after too many attempts. */
export function throttledPage(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  return page({
    title: 'Too many attempts',
    body: html`<h1>Too many attempts</h1>
      <p class="lede">
        Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. Nothing is locked: your account stays as it
        is.
      </p>
      <p class="links"><a href="${RECOVER_PATH}">Forgot password?</a><a href="/">Start again</a></p>`,
  });
}

/** Renders the form that mails a link. */
export function recoverPage(fault?: string): string {
  return page({
    title: 'Forgot password',
    body: html`<h1>Forgot password?</h1>
      <p class="lede">We send you a link for a new password or passkey.</p>
      <form class="form" method="post" action="${RECOVER_PATH}">
        ${field({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', hasFocus: true })}
        ${problem(fault)}
        <p class="buttons"><button class="button">Send link</button></p>
      </form>
      <p class="links"><a href="/">Back to sign-in</a></p>`,
  });
}

/** Renders the answer to {@link recoverPage}, the same for every address. */
export function recoverySentPage(): string {
  return page({
    title: 'Check your e-mail',
    body: html`<h1>Check your e-mail</h1>
      <p class="lede">If there is an account with this address, we sent it a link. It works once, for 30 minutes.</p>
      <p class="links"><a href="/">Back to sign-in</a></p>`,
  });
}

/** Renders the page for somebody who has proved to be a person, but whose account or company is not active. */
export function inactivePage(): string {
  const { name, message } = PRODUCT_ERRORS[33];
  return page({
    title: name,
    body: html`<h1>${name}</h1>
      <p class="lede">${message}</p>
      <p class="links"><a href="/">Back to sign-in</a></p>`,
  });
}
