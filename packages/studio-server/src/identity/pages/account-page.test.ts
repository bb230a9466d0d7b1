import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountPage } from './account-page.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 23, 30));
const rendered = accountPage({
  email: 'mia@demo.example',
  methods: {
    passkeys: [{ credentialId: 'key', name: 'Phone', createdAt: at(1), lastUsedAt: at(2) }],
    passwordChangedAt: at(3),
    totpConfirmedAt: at(4),
  },
  canRemove: true,
  canTurnOffTotp: true,
  needsCurrentPassword: true,
  formToken: 'token',
});

describe('days on the account page', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('are in UTC and say so', () => {
    expect(rendered.match(/(?:Added|Last used|Set|Set up) <time.*?<\/time>\./g)).toEqual([
      'Added <time datetime="2026-11-01T23:30:00.000Z">2026-11-01 UTC</time>.',
      'Last used <time datetime="2026-11-02T23:30:00.000Z">2026-11-02 UTC</time>.',
      'Set <time datetime="2026-11-03T23:30:00.000Z">2026-11-03 UTC</time>.',
      'Set up <time datetime="2026-11-04T23:30:00.000Z">2026-11-04 UTC</time>.',
    ]);
  });

  it.each([
    ['Pacific/Auckland', '2026-11-28T23:30:00.000Z', '2026-11-29'],
    ['America/New_York', '2026-11-28T02:00:00.000Z', '2026-11-27'],
    ['UTC', '2026-11-28T23:30:00.000Z', '2026-11-28'],
  ])('are those of the reader in %s once its script runs', (zone, dateTime, shown) => {
    vi.stubEnv('TZ', zone);
    const time = { dateTime, textContent: '2026-11-28 UTC' };
    const document = { querySelectorAll: (selector: string) => (selector === 'time' ? [time] : []) };
    runInNewContext(readFileSync(new URL('passkeys.js', import.meta.url), 'utf8'), {
      SimpleWebAuthnBrowser: {},
      document,
    });
    expect(time.textContent).toBe(shown);
  });
});
