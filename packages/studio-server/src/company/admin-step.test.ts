import { describe, expect, it } from 'vitest';
import { adminStep } from './admin-step.ts';

const EMAIL = 'ada@northline.example';
const SERVER = { publicUrl: 'https://studio.northline.example', signIn: 'accounts' } as const;
const PENDING = { admin: 'pending', enrolment: 'token' } as const;
const READY = { admin: 'ready', enrolment: null } as const;
const LINK = 'https://studio.northline.example/idp/enrol/token';
const SIGNS_IN = 'ada@northline.example signs in at https://studio.northline.example.';

describe('the operator gets a link for the admin only where it works, else a sentence', () => {
  it.each<[string, Parameters<typeof adminStep>[0], Parameters<typeof adminStep>[1], string | null, string]>([
    ['a new admin', SERVER, PENDING, LINK, `Send this link to ${EMAIL}; it works once, for 24 hours:\n  ${LINK}`],
    ['an admin with a sign-in method', SERVER, READY, null, SIGNS_IN],
    ['hosted sign-in', { ...SERVER, signIn: 'hosted' }, PENDING, null, SIGNS_IN],
    ['the demo', { ...SERVER, signIn: 'demo' }, PENDING, null, 'Repeat this command with STUDIO_SEED=none'],
    [
      'a suspended company',
      SERVER,
      { admin: 'suspended', enrolment: null },
      null,
      `The company is suspended, so ${EMAIL} cannot sign in.`,
    ],
    ['an admin who is not active', SERVER, { admin: 'inactive', enrolment: null }, null, 'is not active'],
    [
      'a public URL of this computer',
      { ...SERVER, publicUrl: 'http://localhost:4173' },
      PENDING,
      'http://localhost:4173/idp/enrol/token',
      'It opens on this computer only.',
    ],
  ])('%s', (_case, config, added, link, text) => {
    const step = adminStep(config, added, EMAIL);
    expect(step.link).toBe(link);
    expect(step.text).toContain(text);
  });
});
