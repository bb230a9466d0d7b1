import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import { html } from '../../html.ts';
import { hidden, passkeyForm } from './form-parts.ts';
import { page } from './layout.ts';
import { pageAssets } from './page-assets.ts';
import { newPasswordFields } from './password-fields.ts';

/** What the page of a link shows. */
export interface EnrolView {
  /** Path of the link. */
  action: string;
  email: string;
  /** Whether the person has lost their way in, instead of setting it up for the first time. */
  isRecovery: boolean;
  /** Sealed proof of the second factor; empty when none is needed. */
  proof: string;
  fault?: string;
  /** Whether the box that removes all other methods is ticked. @default false */
  removesOthers?: boolean;
}

/** Id of the form that the box belongs to. The passkey's form has a copy, see `passkeys.js`. */
const PASSWORD_FORM = 'set-password';

/** Renders what a recovery ends, and the box that ends more. */
const recoveryChoice = (isTicked: boolean) =>
  html`<p>This signs you out on all devices and revokes your access tokens.</p>
    <p class="choice">
      <input
        id="removeOthers"
        name="removeOthers"
        type="checkbox"
        value="yes"
        form="${PASSWORD_FORM}"
        aria-describedby="removeOthers-hint"
        ${isTicked ? html`checked` : null}
      />
      <label for="removeOthers">Someone else may have used my account</label>
      <span class="hint" id="removeOthers-hint">Removes your other passkeys and your old password.</span>
    </p>`;

/** Renders the page of a link: passkey first, password below. */
export function enrolPage({ action, email, isRecovery, proof, fault, removesOthers = false }: EnrolView): string {
  const title = isRecovery ? 'Set a new way to sign in' : 'Choose how you sign in';
  return page({
    title,
    script: pageAssets.passkeys,
    body: html`<h1>${title}</h1>
      <p class="lede">You sign in to ${PRODUCT_NAME} as ${email}.</p>
      ${isRecovery ? recoveryChoice(removesOthers) : null}
      ${passkeyForm({
        action: `${action}/passkey`,
        kind: 'create',
        button: 'Create a passkey',
        values: { proof, ...(isRecovery && { removeOthers: '' }) },
        before: html`<h2>Passkey</h2>
          <span>Recommended: your fingerprint, face or device PIN. Nothing to remember.</span>`,
      })}
      <div class="divider"></div>
      <form class="form" id="${PASSWORD_FORM}" method="post" action="${action}/password">
        <h2>Password</h2>
        ${hidden('proof', proof)}
        ${newPasswordFields({ email, ...(fault !== undefined && { problem: { field: 'password', text: fault } }) })}
        <p class="buttons"><button class="button quiet">Set password</button></p>
      </form>`,
  });
}

/** Renders the page of a link that is unknown, used or expired. */
export function linkEndedPage(): string {
  return page({
    title: 'This link no longer works',
    body: html`<h1>This link no longer works</h1>
      <p class="lede">It was used before, has expired, or was replaced by a newer one.</p>
      <p>Sign in, use <strong>Forgot password?</strong>, or ask your administrator for a new invitation.</p>
      <p class="actions"><a class="button" href="/">Sign in</a></p>`,
  });
}
