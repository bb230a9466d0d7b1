import { expect, it } from 'vitest';

it('fails always', () => expect(1).toBe(2));
