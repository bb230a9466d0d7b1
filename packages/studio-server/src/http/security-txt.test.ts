import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { securityTxt } from './security-txt.ts';
import { startTestApp } from './testing/start-test-app.ts';

it('names the contact, and expires within a year', () =>
  expect(securityTxt('support@firm.example', 'https://studio.firm.example', new Date('2026-11-23T15:00:00Z'))).toBe(
    [
      'Contact: mailto:support@firm.example',
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://studio.firm.example/.well-known/security.txt',
      '',
    ].join('\n'),
  ));

it('does not exist without an address of the operator: the one of the demo is nobody has', async () => {
  const { securityEmail, supportEmail } = readConfig({});
  expect([securityEmail, supportEmail]).toEqual([null, 'support@demo.example']);
  expect(readConfig({ STUDIO_SUPPORT_EMAIL: 'support@firm.example' }).securityEmail).toBe('support@firm.example');
  const studio = await startTestApp({ securityEmail });
  try {
    const answer = await studio.app.inject({ url: '/.well-known/security.txt', headers: { host: 'localhost' } });
    expect([answer.statusCode, answer.body.includes('mailto:')]).toEqual([404, false]);
  } finally {
    await studio.close();
  }
});
