import { html, type Markup } from '../../html.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../methods/password-rule.ts';
import { field, problem } from './form-parts.ts';

/** Why a new password was not set, and which field it is about. */
export interface PasswordProblem {
  field: 'current' | 'password';
  text: string;
}

/** A form for a new password. */
interface NewPassword {
  /** The address that password managers store it for. */
  email: string;
  /** Whether the form asks for the current password. @default false */
  asksCurrent?: boolean;
  problem?: PasswordProblem;
}

const TYPED_MAX_LENGTH = 1024;

/** Renders the fields of a new password. */
export const newPasswordFields = ({ email, asksCurrent = false, problem: found }: NewPassword): Markup =>
  html`${field({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', value: email, isReadOnly: true })}
  ${
    asksCurrent
      ? field({
          name: 'current',
          label: 'Current password',
          type: 'password',
          autocomplete: 'current-password',
          hasFocus: found?.field === 'current',
          isInvalid: found?.field === 'current',
          maxLength: TYPED_MAX_LENGTH,
        })
      : null
  }
  ${field({
    name: 'password',
    label: 'New password',
    type: 'password',
    autocomplete: 'new-password',
    hint: `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters. A few unrelated words work well.`,
    hasFocus: found?.field === 'password',
    isInvalid: found?.field === 'password',
    maxLength: TYPED_MAX_LENGTH,
  })}
  ${field({
    name: 'repeated',
    label: 'Repeat password',
    type: 'password',
    autocomplete: 'new-password',
    maxLength: TYPED_MAX_LENGTH,
  })}
  ${problem(found?.text)}`;
