import { describe, expect, it } from 'vitest';
import { damageOf, isMoved } from './file-damage.ts';

const file = (sizeBytes: number, checksum: string | null) => ({ sizeBytes, checksum });

describe('a stored file is damaged when it', () => {
  it.each([
    ['is missing', file(5, null), null, 'missing'],
    ['has another size', file(5, null), file(4, 'sha256:aa'), 'size'],
    ['has other bytes', file(5, 'sha256:aa'), file(5, 'sha256:ab'), 'content'],
    ['was overwritten at Azure', file(5, 'md5:aa=='), file(5, 'md5:ab=='), 'content'],
    ['was overwritten at Azure without an MD5', file(5, 'md5:aa=='), file(5, 'etag:"1"'), 'content'],
    ['had no MD5 at Azure and was overwritten with one', file(5, 'etag:"1"'), file(5, 'md5:aa=='), 'content'],
  ] as const)('%s', (_case, recorded, found, damage) => expect(damageOf(recorded, found)).toBe(damage));
});

describe('a stored file is not damaged when it', () => {
  it.each([
    ['is the same', file(5, 'sha256:aa'), file(5, 'sha256:aa')],
    ['has no MD5 at Azure and is the same', file(5, 'etag:"1"'), file(5, 'etag:"1"')],
    ['was stored by an earlier version', file(5, null), file(5, 'sha256:aa')],
    ['moved to Azure', file(5, 'sha256:aa'), file(5, 'md5:aa==')],
    ['moved from Azure', file(5, 'etag:"1"'), file(5, 'sha256:aa')],
  ])('%s', (_case, recorded, found) => expect(damageOf(recorded, found)).toBeNull());
});

describe('the bytes of a file must be read when', () => {
  it.each([
    ['it moved from a data folder to Azure', 'sha256:aa', 'md5:aa==', true],
    ['it did not move: no', 'md5:aa==', 'etag:"1"', false],
    ['it moved to a data folder, which reads them anyway: no', 'md5:aa==', 'sha256:aa', false],
    ['it has no checksum to compare with: no', null, 'md5:aa==', false],
  ])('%s', (_case, recorded, found, expected) => expect(isMoved(recorded, found)).toBe(expected));
});
