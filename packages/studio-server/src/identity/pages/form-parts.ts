import { html, type Markup } from '../../html.ts';
import { assetPath } from './layout.ts';
import { pageAssets } from './page-assets.ts';

/** A labelled input. */
export interface Field {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  /** Token of the HTML attribute `autocomplete`. */
  autocomplete: string;
  value?: string;
  hint?: string;
  isReadOnly?: boolean;
  /** Whether the field has the focus when the page opens. */
  hasFocus?: boolean;
  /** Whether the banner above is about this field. */
  isInvalid?: boolean;
  maxLength?: number;
}

/** Renders the button that shows a typed password. It stays hidden without scripts. */
const showButton = (name: string): Markup =>
  html`<button type="button" class="show" data-shows="${name}" aria-label="Show password" hidden>Show</button>
    <script type="module" src="${assetPath(pageAssets.showPassword)}"></script>`;

/** Renders a field. A password is never filled in again. */
export function field(options: Field): Markup {
  const { name, label, type = 'text', autocomplete, value = '', hint, maxLength = 320 } = options;
  const descriptions = [...(options.isInvalid ? ['problem'] : []), ...(hint === undefined ? [] : [`${name}-hint`])];
  const isNumeric = autocomplete === 'one-time-code';
  const input = html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    value="${type === 'password' ? '' : value}"
    autocomplete="${autocomplete}"
    maxlength="${maxLength}"
    ${isNumeric ? html`spellcheck="false" autocapitalize="none"` : null}
    ${options.isReadOnly ? html`readonly` : html`required`}
    ${options.hasFocus ? html`autofocus` : null}
    ${options.isInvalid ? html`aria-invalid="true"` : null}
    ${descriptions.length === 0 ? null : html`aria-describedby="${descriptions.join(' ')}"`}
  />`;
  return html`<p class="field">
    <label for="${name}">${label}</label>
    ${type === 'password' ? html`<span class="password">${input}${showButton(name)}</span>` : input}
    ${hint === undefined ? null : html`<span class="hint" id="${name}-hint">${hint}</span>`}
  </p>`;
}

/** Renders a hidden value of a form. */
export const hidden = (name: string, value: string): Markup =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

/** Renders the banner of a failed submission. */
export const problem = (text: string | undefined): Markup | null =>
  text === undefined ? null : html`<p class="banner" id="problem" role="alert">${text}</p>`;

/** A form that a script sends with the answer of a passkey. */
export interface PasskeyForm {
  /** URL that takes the answer; `<action>-options` returns the options. */
  action: string;
  kind: 'create' | 'use';
  button: string;
  isQuiet?: boolean;
  /** Hidden values that the server needs. */
  values?: Readonly<Record<string, string>>;
  before?: Markup;
}

/** Renders a form for a passkey. It stays hidden without scripts and in browsers that know no passkeys. */
export const passkeyForm = ({ action, kind, button, isQuiet, values = {}, before }: PasskeyForm): Markup =>
  html`<form
    class="form"
    method="post"
    action="${action}"
    data-passkey="${kind}"
    data-options="${action}-options"
    hidden
  >
    ${before ?? null} ${Object.entries(values).map(([name, value]) => hidden(name, value))} ${hidden('answer', '')}
    <p class="banner" role="alert" hidden>No passkey was used. Try again, or use another way.</p>
    <p class="buttons"><button class="button${isQuiet ? ' quiet' : ''}">${button}</button></p>
  </form>`;
