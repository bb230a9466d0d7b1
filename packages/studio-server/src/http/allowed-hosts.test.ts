import { describe, expect, it } from 'vitest';
import { createHostCheck } from './allowed-hosts.ts';

describe('allowed are the host of the public URL and loopback names, on any port', () => {
  it.each<[publicUrl: string, host: string | undefined, isAllowed: boolean]>([
    ['https://studio.firm.example', 'studio.firm.example', true],
    ['https://studio.firm.example', 'Studio.Firm.Example', true],
    ['https://studio.firm.example', 'studio.firm.example:8443', true],
    ['https://studio.firm.example:8443', 'studio.firm.example:8443', true],
    ['https://studio.firm.example', 'localhost:4173', true],
    ['https://studio.firm.example', '127.0.0.1', true],
    ['https://studio.firm.example', '[::1]:4173', true],
    ['http://192.0.2.7:4173', '192.0.2.7:4173', true],
    ['http://[2001:db8::7]:4173', '[2001:db8::7]:4173', true],
    ['https://studio.firm.example', undefined, true],
    ['https://studio.firm.example', '', false],
    ['https://studio.firm.example', 'evil.example', false],
    ['https://studio.firm.example', 'studio.firm.example.evil.example', false],
    ['https://studio.firm.example', 'evil.studio.firm.example', false],
    ['https://studio.firm.example', 'xstudio.firm.example', false],
    ['https://studio.firm.example', 'studio.firm.example.', false],
    ['https://studio.firm.example', 'firm.example', false],
    ['https://studio.firm.example', 'localhost.evil.example', false],
    ['https://studio.firm.example', '127.0.0.2', false],
    ['https://studio.firm.example', '2130706433', false],
    ['https://studio.firm.example', 'studio.firm.example@evil.example', false],
    ['https://studio.firm.example', 'evil.example#studio.firm.example', false],
    ['https://studio.firm.example', 'evil.example, studio.firm.example', false],
    ['https://studio.firm.example', 'studio.firm.example:80:80', false],
    ['https://studio.firm.example', 'studio.firm.example:x', false],
    ['https://studio.firm.example', 'studio.firm.example/', false],
    ['http://localhost:4173', 'evil.example', false],
  ])('public URL %s, host %s: %s', (publicUrl, host, isAllowed) =>
    expect(createHostCheck(publicUrl)(host)).toBe(isAllowed),
  );
});
