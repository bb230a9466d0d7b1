import { describe, expect, it } from 'vitest';
import { isMd5 } from './content-md5.ts';

describe('an MD5 is base64 of 16 bytes', () => {
  it.each([
    ['1B2M2Y8AsgTpgAmY7PhCfg==', true],
    ['+/+/+/+/+/+/+/+/+/+/+w==', true],
    ['1B2M2Y8AsgTpgAmY7PhCfg', false],
    ['1B2M2Y8AsgTpgAmY7PhCfh==', false],
    [' 1B2M2Y8AsgTpgAmY7PhCfg==', false],
    ['-_-_-_-_-_-_-_-_-_-_-w==', false],
    ['d41d8cd98f00b204e9800998ecf8427e', false],
    ['1B2M2Y8AsgTpgAmY7PhC', false],
    ['1B2M2Y8AsgTpgAmY7PhCfg==, 1B2M2Y8AsgTpgAmY7PhCfg==', false],
    ['', false],
  ])('%j: %s', (text, expected) => expect(isMd5(text)).toBe(expected));
});
