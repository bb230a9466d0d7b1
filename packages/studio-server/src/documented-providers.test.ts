import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const page = readFileSync(new URL('../../../docs/sign-in-providers.md', import.meta.url), 'utf8');

/** The settings of each section of docs/sign-in-providers.md, with words for what is in angle brackets. */
const documented = page.split(/^## /m).flatMap((section) => {
  const block = /^```sh\n(.+?)^```/ms.exec(section)?.[1];
  if (block === undefined) return [];
  const lines = block
    .replaceAll(/<[^>]+>/g, 'filled-in')
    .trimEnd()
    .split('\n');
  const settings = lines.map((line) =>
    line
      .split(/=(.*)/s)
      .slice(0, 2)
      .map((part) => part.replaceAll('"', '')),
  );
  return [[section.split('\n', 1)[0]!, Object.fromEntries(settings) as Record<string, string>] as const];
});

it('docs/sign-in-providers.md has the settings of three providers', () =>
  expect(documented.map(([name]) => name)).toEqual(['Microsoft Entra ID', 'Keycloak', 'LemonLDAP::NG']));

it.each(documented)('the settings of %s are complete and valid', (_name, settings) => {
  const { hostedSignIn } = readConfig(settings);
  expect(hostedSignIn?.scopes.map((scope) => scope.split('/').at(-1))).toEqual([
    'read',
    'write',
    'delete',
    'file.download',
    'file.upload',
  ]);
});

it.each([...page.matchAll(/\b(AUTH_[A-Z_]+)=([a-z_.]+)`/g)].map(([, name, value]) => [name!, value!] as const))(
  '%s=%s is a valid setting beside those of Keycloak',
  (name, value) => {
    const [, settings] = documented.find(([section]) => section === 'Keycloak')!;
    expect(() => readConfig({ ...settings, [name]: value })).not.toThrow();
  },
);
