import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import { html, type Markup } from '../../html.ts';
import { ACCOUNT_PATH } from '../accounts/account-client.ts';
import type { Methods } from '../accounts/accounts.ts';
import { hidden, passkeyForm } from './form-parts.ts';
import { page } from './layout.ts';
import { pageAssets } from './page-assets.ts';
import { newPasswordFields, type PasswordProblem } from './password-fields.ts';

/** What the account page shows. */
export interface AccountView {
  email: string;
  methods: Methods;
  /** Whether a passkey or the password can be removed. */
  canRemove: boolean;
  /** Whether the authenticator app can be turned off. */
  canTurnOffTotp: boolean;
  /** Whether a new password needs the current one. */
  needsCurrentPassword: boolean;
  formToken: string;
  /** Why the last change of the password failed. */
  problem?: PasswordProblem;
}

/** What a new password does not end. */
export const TOKENS_STAY = 'Access tokens keep working. You can revoke them in your profile.';

/** A day in UTC, which the script of the page replaces by that of the reader. */
function day(at: Date): Markup {
  const moment = at.toISOString();
  return html`<time datetime="${moment}">${moment.slice(0, 10)} UTC</time>`;
}

/** Renders a form of one button. */
const action = (view: AccountView, path: string, label: string, description: string, values: Markup | null = null) =>
  html`<form method="post" action="${ACCOUNT_PATH}/${path}">
    ${hidden('form', view.formToken)} ${values}
    <button class="button quiet" aria-label="${description}">${label}</button>
  </form>`;

const passkeyRow = (view: AccountView, { credentialId, name, createdAt, lastUsedAt }: Methods['passkeys'][number]) =>
  html`<li>
    <span class="about">
      <strong>${name}</strong>
      <span>Added ${day(createdAt)}. ${lastUsedAt ? html`Last used ${day(lastUsedAt)}.` : 'Not used yet.'}</span>
    </span>
    ${view.canRemove ? action(view, 'passkey-removal', 'Remove', `Remove passkey ${name}`, hidden('id', credentialId)) : null}
  </li>`;

const passkeySection = (view: AccountView) =>
  html`<section class="method">
    <h2>Passkeys</h2>
    <p>Sign in with your fingerprint, face or device PIN.</p>
    ${
      view.methods.passkeys.length === 0
        ? null
        : html`<ul class="rows">
            ${view.methods.passkeys.map((each) => passkeyRow(view, each))}
          </ul>`
    }
    ${passkeyForm({
      action: `${ACCOUNT_PATH}/passkey`,
      kind: 'create',
      button: 'Add a passkey',
      isQuiet: true,
      values: { form: view.formToken },
    })}
  </section>`;

function passwordSection(view: AccountView): Markup {
  const { passwordChangedAt } = view.methods;
  return html`<section class="method">
    <h2>Password</h2>
    <p>
      ${passwordChangedAt ? html`Set ${day(passwordChangedAt)}.` : 'You have no password.'} A new password signs you out
      on your other devices. ${TOKENS_STAY}
    </p>
    <form class="form" method="post" action="${ACCOUNT_PATH}/password">
      ${hidden('form', view.formToken)}
      ${newPasswordFields({
        email: view.email,
        asksCurrent: view.needsCurrentPassword,
        ...(view.problem && { problem: view.problem }),
      })}
      <p class="buttons"><button class="button">${passwordChangedAt ? 'Change password' : 'Set password'}</button></p>
    </form>
    ${
      passwordChangedAt && view.canRemove
        ? html`<div class="divider">${action(view, 'password-removal', 'Remove password', 'Remove password')}</div>`
        : null
    }
  </section>`;
}

function totpSection(view: AccountView): Markup {
  const { totpConfirmedAt } = view.methods;
  return html`<section class="method">
    <h2>Authenticator app</h2>
    <p>
      ${
        totpConfirmedAt
          ? html`Set up ${day(totpConfirmedAt)}. A password needs a code of the app. Passkeys need none.`
          : 'Ask for a code of an app on your phone with every password. Passkeys need none.'
      }
    </p>
    <div class="buttons">
      ${action(
        view,
        'totp',
        totpConfirmedAt ? 'Replace' : 'Set up',
        totpConfirmedAt ? 'Replace the authenticator app' : 'Set up an authenticator app',
      )}
      ${totpConfirmedAt ? action(view, 'recovery-codes', 'New recovery codes', 'New recovery codes') : null}
      ${view.canTurnOffTotp ? action(view, 'totp-removal', 'Turn off', 'Turn off the authenticator app') : null}
    </div>
  </section>`;
}

/** Renders the sign-in methods of a person. */
export function accountPage(view: AccountView): string {
  return page({
    title: 'Sign-in methods',
    script: pageAssets.passkeys,
    body: html`<h1>Sign-in methods</h1>
      <p class="lede">You sign in to ${PRODUCT_NAME} as ${view.email}.</p>
      ${passkeySection(view)} ${passwordSection(view)} ${totpSection(view)}
      <p class="links"><a href="/">Back to ${PRODUCT_NAME}</a></p>`,
  });
}
