import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns whether a page of another origin sent a form. Browsers send `Origin` with every form; programs without it have
 * no cookies of a person.
 */
export const isForeignForm = (headers: IncomingHttpHeaders, publicUrl: string): boolean =>
  (headers.origin !== undefined && headers.origin !== new URL(publicUrl).origin) ||
  headers['sec-fetch-site'] === 'cross-site';
