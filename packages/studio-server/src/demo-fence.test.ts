import { describe, expect, it } from 'vitest';
import { isDemoReachable, isForwarded, isLoopback } from './demo-fence.ts';
import { StartError } from './start-error.ts';

describe('loopback is this computer only', () => {
  it.each<[string, boolean]>([
    ['127.0.0.1', true],
    ['127.8.9.10', true],
    ['::1', true],
    ['[::1]', true],
    ['::ffff:127.0.0.1', true],
    ['localhost', true],
    ['LOCALHOST', true],
    ['studio.localhost', true],
    ['0.0.0.0', false],
    ['::', false],
    ['10.0.0.1', false],
    ['192.168.1.5', false],
    ['studio.firm.example', false],
    ['localhost.firm.example', false],
    ['127.0.0.1.firm.example', false],
    ['', false],
  ])('%s: %s', (host, expected) => expect(isLoopback(host)).toBe(expected));
});

/** Whether the server starts; only a StartError keeps it from starting. */
function startsWith(check: () => boolean): boolean {
  try {
    return !check();
  } catch (error) {
    if (error instanceof StartError) return false;
    throw error;
  }
}

describe('the demo sign-in starts on loopback only, unless the operator lets anyone in', () => {
  it.each<[host: string, publicUrl: string | undefined, trustedProxies: string[], isReachable: boolean]>([
    ['127.0.0.1', undefined, [], false],
    ['localhost', 'http://localhost:4173', [], false],
    ['127.0.0.1', 'http://[::1]:4173', [], false],
    ['0.0.0.0', undefined, [], true],
    ['::', 'http://localhost:4173', [], true],
    ['127.0.0.1', 'https://studio.firm.example', [], true],
    ['192.168.1.5', 'http://192.168.1.5:4173', [], true],
    ['127.0.0.1', undefined, ['loopback'], true],
  ])(
    'HOST %s, STUDIO_PUBLIC_URL %s, STUDIO_TRUSTED_PROXIES %j: reachable %s',
    (host, publicUrl, trustedProxies, isReachable) => {
      expect(isDemoReachable({ host, publicUrl, trustedProxies, isAccepted: true })).toBe(isReachable);
      const withoutConsent = () => isDemoReachable({ host, publicUrl, trustedProxies, isAccepted: false });
      expect(startsWith(withoutConsent)).toBe(!isReachable);
    },
  );
});

describe('a request that a proxy has passed on', () => {
  it.each([
    ['x-forwarded-for', true],
    ['x-forwarded-proto', true],
    ['forwarded', true],
    ['x-real-ip', true],
    ['x-forwarded', false],
    ['host', false],
  ])('%s: %s', (name, expected) => expect(isForwarded({ accept: '*/*', [name]: 'x' })).toBe(expected));
});
