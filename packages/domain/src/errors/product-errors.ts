/**
 * Product errors: code → title and sentence.
 *
 * Where the specification gives a meaning and no text, the sentence uses the
 * words of the meaning.
 */
export const PRODUCT_ERRORS = {
  1: { name: 'Data limit reached', message: 'Your company has reached its data usage limit.' },
  4: { name: 'Permission needed', message: 'You need permission to access this item.' },
  6: { name: 'Licence invalid', message: 'Your company licence is invalid.' },
  7: { name: 'Licence expired', message: 'Your company licence has expired.' },
  10: { name: 'User not invited', message: 'The user could not be invited.' },
  12: { name: 'Inspection not sent', message: 'Unable to send the inspection for processing.' },
  18: { name: 'Invitation not sent', message: 'Unable to send an invitation to that email.' },
  33: { name: 'Account inactive', message: 'The account for this email is inactive. Contact your admin.' },
  37: { name: 'No users available', message: 'There are no more users available.' },
  44: {
    name: 'Category in use',
    message: 'This category cannot be deleted. Unlink it from assets or delete its markups first.',
  },
  47: {
    name: 'Category in use',
    message: 'This category cannot be deleted. Unlink it from assets or delete its markups first.',
  },
  48: {
    name: 'Severity scale in use',
    message: 'This severity scale cannot be deleted. Unlink it from assets or delete its markups first.',
  },
  49: {
    name: 'Too many categories',
    message: 'Categories added to an asset, including those of presets, cannot exceed 30.',
  },
  108: { name: 'Not enough data', message: 'The inspection lacks enough data.' },
  113: { name: 'Inspection not accessible', message: 'You cannot access this inspection. Contact your admin.' },
  115: { name: 'Inspection not accessible', message: 'You cannot access this inspection. Contact your admin.' },
  116: { name: 'User already claimed', message: 'This view-only user is already claimed. Check the email.' },
  125: { name: 'Tag exists', message: 'This tag already exists. Try another label.' },
  127: { name: 'Licence usage', message: 'This action would exceed your licence usage.' },
  146: {
    name: 'Duplicate AI model',
    message: 'A duplicate AI model in the chosen categories is not permitted.',
  },
  147: { name: 'Asset being migrated', message: 'The asset is being migrated. Try again in a few minutes.' },
  148: { name: 'Inspection being migrated', message: 'The inspection is being migrated. Try again later.' },
  149: { name: 'Archived categories', message: 'Archived categories cannot be assigned.' },
  150: { name: 'Archived severities', message: 'Archived severities cannot be assigned.' },
} as const satisfies Record<number, { name: string; message: string }>;

/** A code of {@link PRODUCT_ERRORS}. */
export type ProductErrorCode = keyof typeof PRODUCT_ERRORS;

/** Whether a value is a product error code. */
export function isProductErrorCode(code: unknown): code is ProductErrorCode {
  return typeof code === 'number' && Object.hasOwn(PRODUCT_ERRORS, code);
}

/** How an error with a code is shown: an error stays until dismissed, a warning disappears. */
export type ErrorSeverity = 'error' | 'warning';

/** Returns the severity of a code: 12, 18 and 108 are errors, all others are warnings. */
export function errorSeverity(code: number): ErrorSeverity {
  return code === 12 || code === 18 || code === 108 ? 'error' : 'warning';
}
