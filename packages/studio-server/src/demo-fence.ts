import { isIP } from 'node:net';
import { StartError } from './start-error.ts';

/** Settings that decide who can reach the demo sign-in. */
export interface DemoExposure {
  /** Address that the server listens on. */
  host: string;
  /** Public origin, if configured. */
  publicUrl: string | undefined;
  /** Proxies that the server trusts: without a proxy in front, there would be none. */
  trustedProxies: readonly string[];
  /** Whether the operator accepts that anyone can sign in as anyone. */
  isAccepted: boolean;
}

/** Whether a host name or IP address reaches this computer only. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (isIP(name) === 4) return name.startsWith('127.');
  if (isIP(name) === 6) return name === '::1' || /^::ffff:127\.\d+\.\d+\.\d+$/.test(name);
  return name === 'localhost' || name.endsWith('.localhost');
}

/**
 * Whether others than the people on this computer can reach the demo sign-in, which asks for no password.
 *
 * @throws StartError when they can and the operator has not accepted it
 */
export function isDemoReachable({ host, publicUrl, trustedProxies, isAccepted }: DemoExposure): boolean {
  const isLocal = isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));
  if (isLocal && trustedProxies.length === 0) return false;
  if (isAccepted) return true;
  throw new StartError(
    'The demo sign-in asks for no password, so STUDIO_SEED=demo needs a loopback HOST and STUDIO_PUBLIC_URL, and no STUDIO_TRUSTED_PROXIES; set STUDIO_SEED=none, or STUDIO_DEMO_SIGN_IN=yes to let anyone sign in as anyone.',
  );
}

const FORWARDED = /^(forwarded|x-forwarded-.+|x-real-ip)$/;

/** Whether a proxy has passed a request on, as far as its headers say, so that others than this computer can send some. */
export const isForwarded = (headers: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(headers).some((name) => FORWARDED.test(name));
