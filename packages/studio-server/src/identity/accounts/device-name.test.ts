import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

describe('a passkey is named after browser and system', () => {
  it.each<[userAgent: string | undefined, name: string]>([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
      'Edge on Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    ['Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', 'Chrome on Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 'Safari on Mac'],
    ['curl/8.9', 'Passkey'],
    [undefined, 'Passkey'],
  ])('%s: %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
});
