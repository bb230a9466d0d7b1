import { describe, expect, it } from 'vitest';
import { isHttpsOrLoopback } from './loopback.ts';

describe('a URL is https, or http to this machine', () => {
  it.each([
    ['https://sign-in.example/keys', true],
    ['http://localhost:8080/keys', true],
    ['http://127.0.0.1/keys', true],
    ['http://127.8.8.8/keys', true],
    ['http://[::1]:80/keys', true],
    ['http://sign-in.example/keys', false],
    ['http://localhost.sign-in.example/keys', false],
    ['http://127.0.0.1.nip.example/keys', false],
    ['http://10.0.0.1/keys', false],
    ['localhost', false],
    ['ftp://localhost/keys', false],
  ])('%s: %s', (url, isAllowed) => expect(isHttpsOrLoopback(url)).toBe(isAllowed));
});
