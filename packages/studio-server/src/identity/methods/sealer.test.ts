import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSealer } from './sealer.ts';

const sealer = createSealer(randomBytes(32));
const expiresAt = new Date('2026-11-23T12:00:00Z');
const before = new Date(expiresAt.getTime() - 1);

describe('a sealed value opens unchanged, in time, for its purpose and with its key only', () => {
  const sealed = sealer.seal('totp:mia', 'secret', expiresAt);
  const changed = `${sealed.slice(0, 30)}${sealed[30] === 'A' ? 'B' : 'A'}${sealed.slice(31)}`;

  it.each<[string, string | null, string | null]>([
    ['the right purpose', sealer.open('totp:mia', sealed, before), 'secret'],
    ['another person', sealer.open('totp:ada', sealed, before), null],
    ['too late', sealer.open('totp:mia', sealed, expiresAt), null],
    ['a changed text', sealer.open('totp:mia', changed, before), null],
    ['a truncated text', sealer.open('totp:mia', sealed.slice(0, 20), before), null],
    ['no text', sealer.open('totp:mia', '', before), null],
    ['another key', createSealer(randomBytes(32)).open('totp:mia', sealed, before), null],
    ['without an expiry', sealer.open('a', sealer.seal('a', 'b'), new Date(8e15)), 'b'],
  ])('%s', (_case, opened, expected) => expect(opened).toBe(expected));

  it('looks different each time', () => expect(sealer.seal('a', 'b')).not.toBe(sealer.seal('a', 'b')));
});
