import { expect, it } from 'vitest';

it('passes', () => expect(1).toBe(1));
it.skipIf(process.pid > 0)('is not for this machine', () => expect(1).toBe(1));
