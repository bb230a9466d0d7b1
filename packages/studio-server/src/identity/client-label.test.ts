import { describe, expect, it } from 'vitest';
import { clientLabelOf } from './client-label.ts';

describe('a User-Agent becomes a device and a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Windows',
      'Chrome 142',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux', 'Firefox 140'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'macOS',
      'Safari 18',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'iPhone',
      'Safari 18',
    ],
    ['curl/8.5.0', 'Unknown device', 'Unknown browser'],
    ['', 'Unknown device', 'Unknown browser'],
    ['\u0000<script>', 'Unknown device', 'Unknown browser'],
  ])('%j', (userAgent, device, browser) => expect(clientLabelOf(userAgent)).toEqual({ device, browser }));

  it('reads no more than 512 characters', () => {
    const name = 'Firefox/140.0';
    const endingAt = (length: number) => clientLabelOf(name.padStart(length, ' ')).browser;
    expect([endingAt(512), endingAt(512 + name.length)]).toEqual(['Firefox 140', 'Unknown browser']);
  });
});
