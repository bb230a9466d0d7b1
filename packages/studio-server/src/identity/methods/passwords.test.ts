import { expect, it } from 'vitest';
import { hashPassword } from './passwords.ts';

it('a password is hashed with 19 MiB and two passes, the minimum that OWASP recommends, and a salt of its own', async () => {
  const [one, other] = [await hashPassword('kittiwakes'), await hashPassword('kittiwakes')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
});
