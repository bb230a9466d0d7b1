/**
 * What becomes of a request: the status, and the product code of a refusal.
 * `403` carries no code, `403/4` that one, `403/*` any or none.
 */
export type Verdict = `${number}` | `${number}/${number}` | `${number}/*`;

/** Messages of errors without a code. */
export const STATUS_TEXTS: Partial<Record<number, string>> = {
  401: 'Your session has expired. Please log in again.',
  403: 'You are not authorized to access this. Contact your admin to adjust your permissions.',
  404: 'Unable to find this resource on the server.',
  429: 'Too many requests were sent. Please try again shortly.',
};
