import type { AuditChange } from '@inspection-studio/domain/audit';

/** Counts of a person's sign-in methods. */
export interface MethodCounts {
  passkeys: number;
  hasPassword: boolean;
  hasTotp: boolean;
  /** Whether the company requires an authenticator app with a password. */
  requiresTotp: boolean;
}

/** What follows a correct password: nothing, a code, or the set-up of an authenticator app. */
export const afterPassword = ({
  hasTotp,
  requiresTotp,
}: Pick<MethodCounts, 'hasTotp' | 'requiresTotp'>): 'signed-in' | 'code' | 'set-up' => {
  if (hasTotp) return 'code';
  return requiresTotp ? 'set-up' : 'signed-in';
};

/** Whether a passkey or the password can be removed: another way to sign in has to remain. */
export const canRemoveMethod = ({ passkeys, hasPassword }: MethodCounts): boolean => passkeys + Number(hasPassword) > 1;

/** Whether the authenticator app can be turned off: not when the company requires it. */
export const canTurnOffTotp = ({ hasTotp, requiresTotp }: MethodCounts): boolean => hasTotp && !requiresTotp;

/**
 * Whether a new password needs the current one: the sign-in of the last minutes may have left the browser to somebody
 * else. A passkey is a fresh proof of its own, and its owner may have forgotten the password.
 *
 * @param signedInWith what the person signed in with
 */
export const needsCurrentPassword = (
  { hasPassword }: Pick<MethodCounts, 'hasPassword'>,
  signedInWith: readonly string[],
): boolean => hasPassword && !signedInWith.includes('passkey');

/** Describes in an audit event that a company requires an authenticator app, or no longer does. */
export const requiredAppChange = (before: boolean, after: boolean): AuditChange[] => [
  { field: 'requireAuthenticatorApp', before: before ? 'yes' : 'no', after: after ? 'yes' : 'no' },
];
