/** The hash of a password, for tests outside this package. */
export { hashPassword } from '../methods/passwords.ts';
