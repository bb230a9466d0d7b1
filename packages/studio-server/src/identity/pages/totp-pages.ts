import { html, Markup } from '../../html.ts';
import { ACCOUNT_PATH } from '../accounts/account-client.ts';
import { totpQrCode } from '../methods/totp.ts';
import { field, hidden, problem } from './form-parts.ts';
import { page } from './layout.ts';

/** What the set-up of an authenticator app shows. */
export interface TotpSetupView {
  action: string;
  email: string;
  /** Secret in base32. */
  secret: string;
  /** Hidden values that the server needs. */
  values: Readonly<Record<string, string>>;
  /** Whether the company requires it. */
  isRequired: boolean;
  fault?: string;
}

/** Renders the QR code and secret of a new authenticator app, and asks for its first code. */
export function totpSetupPage({ action, email, secret, values, isRequired, fault }: TotpSetupView): string {
  return page({
    title: 'Set up an authenticator app',
    body: html`<h1>Set up an authenticator app</h1>
      <p class="lede">
        ${isRequired ? 'Your company requires a code with every password. ' : null}Scan the code with your app, then
        enter the 6 digits that it shows.
      </p>
      <div class="qr" role="img" aria-label="QR code with the key below">${new Markup(totpQrCode(secret, email))}</div>
      <p>Can't scan? Enter this key: <span class="secret">${secret.match(/.{1,4}/g)!.join(' ')}</span></p>
      <form class="form" method="post" action="${action}">
        ${Object.entries(values).map(([name, value]) => hidden(name, value))}
        ${field({
          name: 'code',
          label: 'Code',
          autocomplete: 'one-time-code',
          hasFocus: true,
          isInvalid: fault !== undefined,
          maxLength: 16,
        })}
        ${problem(fault)}
        <p class="buttons"><button class="button">Continue</button></p>
      </form>
      ${isRequired ? null : html`<p class="links"><a href="${ACCOUNT_PATH}">Cancel</a></p>`}`,
  });
}

/** Renders new recovery codes, which are shown this once. @param next form that leads on */
export function recoveryCodesPage(codes: readonly string[], next: Markup): string {
  return page({
    title: 'Recovery codes',
    body: html`<h1>Save your recovery codes</h1>
      <p class="lede">Without your authenticator app, each code signs you in once. They are not shown again.</p>
      <ul class="codes">
        ${codes.map((code) => html`<li>${code}</li>`)}
      </ul>
      ${next}`,
  });
}
