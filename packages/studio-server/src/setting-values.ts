import * as z from 'zod';

/** A setting that is an http or https URL. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });

/** A setting that lists words, separated by commas or white space. */
export const list = z.string().transform((text) => text.split(/[\s,]+/).filter((item) => item !== ''));

/** Where clamd listens: a TCP port or a Unix socket. Fits `connect` of node:net. */
export type ClamdAddress = { host: string; port: number } | { path: string };

const CLAMD_ADDRESS = 'must be tcp://host:port or unix:///path/to/clamd.ctl';

/** A setting with the address of clamd: `tcp://127.0.0.1:3310` or `unix:///run/clamav/clamd.ctl`. */
export const clamdAddress = z.string().transform((text, context): ClamdAddress => {
  const { protocol, hostname, port, pathname, href } = URL.parse(text) ?? {};
  const isBare = href !== undefined && !/[?#@]/.test(href);
  if (isBare && protocol === 'tcp:' && hostname && port && /^\/?$/.test(pathname ?? '')) {
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
  }
  if (isBare && protocol === 'unix:' && !hostname && pathname && pathname.length > 1) {
    return { path: decodeURIComponent(pathname) };
  }
  context.addIssue({ code: 'custom', message: CLAMD_ADDRESS });
  return z.NEVER;
});
