import { describe, expect, it } from 'vitest';
import { clamdAddress } from './setting-values.ts';

describe('the address of clamd is', () => {
  it.each([
    ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['tcp://clamd.northline.example:3310/', { host: 'clamd.northline.example', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
    ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('%s', (text, address) => expect(clamdAddress.parse(text)).toEqual(address));
});

describe('the address of clamd is not', () => {
  it.each([
    '127.0.0.1:3310',
    'http://127.0.0.1:3310',
    'tcp://127.0.0.1',
    'tcp://127.0.0.1:99999',
    'tcp://127.0.0.1:3310/path',
    'tcp://user:password@127.0.0.1:3310',
    'tcp://:3310',
    'unix://',
    'unix:///',
    'unix://host/run/clamd.ctl',
    'unix:///run/clamd.ctl?x',
  ])('%s', (text) => expect(clamdAddress.safeParse(text).success).toBe(false));
});
