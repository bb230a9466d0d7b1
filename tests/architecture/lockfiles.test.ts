import { describe, expect, it } from 'vitest';
import { completeLock, platformOf } from '../../scripts/complete-lock.mjs';
import { readRepository } from './source-tree.ts';

const lockfiles = readRepository().filter(({ path }) => path.endsWith('package-lock.json'));

const lockOf = (packages: Record<string, object>) => ({ packages });

describe('a lockfile installs on every platform, from any registry', () => {
  it('the repository has one for itself and one for each folder that is installed on its own', () => {
    expect(lockfiles.map(({ path }) => path)).toEqual([
      'package-lock.json',
      'tests/api-client/package-lock.json',
      'tests/bench/bytes/package-lock.json',
      'tests/bench/map/package-lock.json',
      'tests/bench/uppy/package-lock.json',
      'tests/mutation/package-lock.json',
      'tests/package/design-system/react-18/package-lock.json',
      'tests/package/design-system/react-19/package-lock.json',
      'tests/services/package-lock.json',
    ]);
  });

  it.each(lockfiles)('$path needs no completion (npm run lock:complete after a dependency changes)', ({ text }) => {
    expect(completeLock(JSON.parse(text))).toEqual([]);
  });

  it('adds the binary of a platform that the registry did not answer for', () => {
    const lock = lockOf({ 'node_modules/a': { dev: true, optionalDependencies: { '@a/linux-x64-musl': '1.2.3' } } });
    expect(completeLock(lock)).toEqual(['node_modules/@a/linux-x64-musl']);
    expect(lock.packages['node_modules/@a/linux-x64-musl']).toEqual({
      version: '1.2.3',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      dev: true,
      optional: true,
    });
    expect(completeLock(lock)).toEqual([]);
  });

  it('nests it under its parent when another version is hoisted', () => {
    const lock = lockOf({
      'node_modules/@a/win32-arm64': { version: '2.0.0' },
      'node_modules/b/node_modules/a': { optionalDependencies: { '@a/win32-arm64': '1.0.0' } },
    });
    expect(completeLock(lock)).toEqual(['node_modules/b/node_modules/a/node_modules/@a/win32-arm64']);
  });

  it('drops the address of a registry and keeps the integrity', () => {
    const lock = lockOf({ 'node_modules/a': { resolved: 'https://packages.example/a.tgz', integrity: 'sha512-x' } });
    expect(completeLock(lock)).toEqual(['node_modules/a']);
    expect(lock.packages['node_modules/a']).toEqual({ integrity: 'sha512-x' });
  });

  it('refuses a missing package whose platform it cannot tell', () => {
    const lock = lockOf({ 'node_modules/a': { optionalDependencies: { odd: '1.0.0' } } });
    expect(() => completeLock(lock)).toThrow('odd@1.0.0');
  });

  it.each([
    ['@rollup/rollup-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@oxlint/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
    ['@swc/core-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['fsevents', undefined],
  ])('%s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});
