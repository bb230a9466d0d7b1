import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import { html, type Markup } from '../../html.ts';
import { hidden } from './form-parts.ts';
import { page } from './layout.ts';

/** A text field of the setup page. */
interface SetupField {
  name: string;
  label: string;
  type?: 'text' | 'email';
  /** Token of the HTML attribute `autocomplete`. */
  autocomplete: string;
}

/** What every step shows. */
export interface SetupView {
  /** URL that the form posts to. */
  action: string;
  /** Whether the last step sets a passkey or password; not with hosted sign-in. */
  hasMethodStep: boolean;
  /** Values to show again, by field name. */
  values: Readonly<Record<string, string>>;
  /** Messages by field name. */
  errors: Readonly<Record<string, string | undefined>>;
}

const COMPANY_FIELDS: readonly SetupField[] = [
  { name: 'company', label: 'Company name', autocomplete: 'organization' },
];
const PERSON_FIELDS: readonly SetupField[] = [
  { name: 'firstName', label: 'First name', autocomplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autocomplete: 'family-name' },
  { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email' },
];

function fieldRow(field: SetupField, { values, errors }: SetupView, hasFocus: boolean): Markup {
  const { name, label, type = 'text', autocomplete } = field;
  const message = errors[name];
  return html`<p class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${values[name] ?? ''}"
      autocomplete="${autocomplete}"
      required
      ${hasFocus ? html`autofocus` : null}
      ${message === undefined ? null : html`aria-invalid="true" aria-describedby="${name}-error"`}
    />
    ${message === undefined ? null : html`<span class="fault" id="${name}-error">${message}</span>`}
  </p>`;
}

/** Renders the fields; the first one with a problem, else the first one, has the focus. */
function fieldRows(fields: readonly SetupField[], view: SetupView): Markup[] {
  const focused = fields.find(({ name }) => view.errors[name] !== undefined) ?? fields[0];
  return fields.map((field) => fieldRow(field, view, field === focused));
}

const stepLine = (step: number, { hasMethodStep }: SetupView): Markup =>
  html`<p class="step">Step ${step} of ${hasMethodStep ? 3 : 2}</p>`;

/** Renders the first step, which asks for the company. Fields of the person that were filled in before are kept. */
export function setupCompanyPage(view: SetupView): string {
  const kept = PERSON_FIELDS.filter(({ name }) => view.values[name]);
  return page({
    title: 'Set up your company',
    body: html`${stepLine(1, view)}
      <h1>Set up your company</h1>
      <p class="lede">${PRODUCT_NAME} has no company yet. The name appears in invitations and on the company page.</p>
      <form class="form" method="post" action="${view.action}" novalidate>
        ${fieldRows(COMPANY_FIELDS, view)} ${kept.map(({ name }) => hidden(name, view.values[name] ?? ''))}
        <p class="buttons"><button class="button">Continue</button></p>
      </form>`,
  });
}

/** Renders the second step, which asks for the first admin. */
export function setupPersonPage(view: SetupView): string {
  return page({
    title: 'Your name and e-mail',
    body: html`${stepLine(2, view)}
      <h1>Your name and e-mail</h1>
      <p class="lede">
        You become the first admin of ${view.values['company'] ?? ''}.
        ${view.hasMethodStep ? 'Next, you choose how you sign in.' : 'Sign in with this e-mail address afterwards.'}
      </p>
      <form class="form" method="post" action="${view.action}" novalidate>
        ${hidden('company', view.values['company'] ?? '')} ${fieldRows(PERSON_FIELDS, view)}
        <p class="buttons">
          <button class="button">Create company</button>
          <button class="button quiet" name="back" value="yes">Back</button>
        </p>
      </form>`,
  });
}

/** Renders the page for a setup link that is unknown, used, expired or replaced. */
export function setupEndedPage(): string {
  return page({
    title: 'This link no longer works',
    body: html`<h1>This link no longer works</h1>
      <p class="lede">A setup link works once, for 24 hours, until there is a company or a newer link.</p>
      <p>To get a new one, restart the studio, or run <code>npm run setup</code> on its server.</p>
      <p class="actions"><a class="button" href="/">Open ${PRODUCT_NAME}</a></p>`,
  });
}

/** Renders the page for a form that was opened at another address. @param publicUrl the only address that works */
export function setupElsewherePage(publicUrl: string): string {
  return page({
    title: 'Open the setup at its own address',
    body: html`<h1>Open the setup at its own address</h1>
      <p class="lede">Nothing was created. Use the link as the server printed it: it starts with ${publicUrl}.</p>`,
  });
}
