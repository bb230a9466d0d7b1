import { PROVIDER_PATH } from '../api-scopes.ts';

/** Path of the page of an account link, on which a person sets a passkey or password. */
export const enrolPath = (token: string): string => `${PROVIDER_PATH}/enrol/${token}`;
